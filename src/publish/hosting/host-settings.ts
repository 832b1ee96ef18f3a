import type { HeaderRule } from './headers';
import type { Redirect } from './redirects';

/** What the files for the hosts are written from: one source for all of them. */
export interface HostSettings {
	/** Path under which the site is served, with a final slash. */
	base: string;
	rules: readonly HeaderRule[];
	redirects: readonly Redirect[];
}

/** How long browsers keep what no rule tells them to: they ask each time. Other hosts than ours to set say so by themselves. */
export const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

/** Files whose name begins with a dot are for hosts, but for those of the folder where other programs prove who they are. */
export const HIDDEN = '/\\.(?!well-known/)';
