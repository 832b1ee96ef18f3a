import type { HeaderRule } from './headers';
import type { Redirect } from './redirects';

/** What the files for the hosts are written from: one source for all of them. */
export interface HostSettings {
	/** Path under which the site is served, with a final slash. */
	base: string;
	rules: readonly HeaderRule[];
	redirects: readonly Redirect[];
}

/**
 * For files that no rule keeps longer: browsers ask for them each time. Netlify and Cloudflare Pages send this by themselves;
 * nginx and Apache are told to.
 */
export const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Files whose name begins with a dot are for the host, which must not serve them. `.well-known` is served: certificates are
 * asked for there.
 */
export const HIDDEN = '/\\.(?!well-known/)';
