/** What an `<arbitre-outil>` asks for, as its author wrote it. `null`: no such attribute. */
export interface Asked {
	game: string | null;
	/** What follows `/integrer/<jeu>/`: `combat`, `deroulement/tour`, `glossaire/armure`, `glossaire/armure#armure-annule`. */
	slug: string | null;
	/** The case of the tool as a query string, with or without its « ? ». */
	query: string | null;
	theme: string | null;
}

/**
 * Address of the site, with its base and a final slash, from that of our script; `built` when the script no longer
 * bears its name: hosts gather and rename scripts.
 */
export const siteOf = (script: string, built: string): string =>
	/^(https?:\/\/[^?#]+\/)arbitre\.js(?:[?#]|$)/.exec(script)?.[1] ?? built;

/**
 * What an attribute says. Editors turn its quotes into those of print, which then stand in it, and write `&`
 * once more as a reference.
 */
export const said = (attribute: string | null): string =>
	(attribute ?? '').replaceAll('&amp;', '&').replace(/^[\s"'«»‘-„″]+|[\s"'«»‘-„″]+$/g, '');

/**
 * Steps of a path, each fit for an address. Those that would climb (`..`) or say nothing are left out, and half a
 * character is replaced: it has no encoding.
 */
const steps = (path: string | null): string[] =>
	said(path)
		.split('/')
		.map((step) => step.trim().replace(/\p{Cs}/gu, '\ufffd'))
		.filter((step) => !/^\.{0,2}$/.test(step))
		.map(encodeURIComponent);

/** The steps of what is framed, and the part of it that is named: empty, or with its « # ». */
function pageAndPart(slug: string | null): [path: string[], part: string] {
	const [path = '', ...rest] = said(slug).split('#');
	const [part = ''] = steps(rest.join('-').replaceAll('/', '-'));
	return [steps(path), part && `#${part}`];
}

/** An address under the site: steps, final slash, query. */
function under(site: string, path: string[], query: URLSearchParams): string {
	const asked = `${query}`;
	return site + path.map((step) => `${step}/`).join('') + (asked && `?${asked}`);
}

/** Address of the bare page, always below `/integrer/` of the site; `undefined` without a game or a tool. */
export function frameAddress(site: string, { game, slug, query, theme }: Asked): string | undefined {
	const folder = steps(game);
	const [page, part] = pageAndPart(slug);
	if (!folder.length || !page.length) return undefined;
	const asked = new URLSearchParams(said(query));
	if (theme !== null) asked.set('theme', said(theme));
	return under(site, ['integrer', ...folder, ...page], asked) + part;
}

/** Address of the page of the site that shows the same, or, when that is not known, of the game or of the home. */
export function pageAddress(site: string, { game, slug, query }: Asked): string {
	const folder = steps(game);
	const [page, part] = pageAndPart(slug);
	const asked = new URLSearchParams(said(query));
	asked.delete('theme');
	if (!folder.length || !page.length) return under(site, folder, new URLSearchParams());
	const tool = page.length < 2 && page[0] !== 'errata' && page[0] !== 'aide';
	return under(site, [...folder, ...(tool ? ['outils'] : []), ...page], asked) + part;
}
