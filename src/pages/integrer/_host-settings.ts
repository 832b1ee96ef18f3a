import { frameFolder } from '../../addresses/addresses';

// What who administers a host sets once. `site`: address of our site, with its base and a final slash.

/** `Modèle:Arbitre` of MediaWiki: an address below the site, and its name. */
export const wikiTemplate = (site: string): string => `[${site}{{{1}}} {{{2|{{{1}}}}}} (L’Arbitre)]`;

/** Address of a prefix of MediaWiki. */
export const interwiki = (site: string): string => `${site}$1`;

const frame = (address: string): string =>
	`<iframe src="${address}" title="L’Arbitre" width="100%" height="720" loading="lazy" referrerpolicy="no-referrer" style="display:block;border:0"></iframe>
<p><a href="${address}">L’Arbitre</a></p>`;

/** `Widget:Arbitre`, for the extension Widgets of MediaWiki, whose pages are templates of Smarty. */
export function widget(site: string): string {
	const address = `${site}${frameFolder}/<!--{$page|escape:'html'}-->`;
	return frame(address);
}

/** What phpBB writes for its BBCode: the token lets in a path, its query and its fragment, but no other site. */
export function bbcodeFrame(site: string): string {
	const address = `${site}${frameFolder}/{RELATIVE_URL}`;
	return frame(address);
}

/** The head of each page of VitePress. */
export const vitepressHead = (site: string): string => `export default {
  head: [['script', { src: '${site}arbitre.js', referrerpolicy: 'no-referrer', async: '' }]],
}`;
