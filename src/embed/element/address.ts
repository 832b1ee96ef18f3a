/** What an `<arbitre-outil>` asks for, as its author wrote it. `null`: no such attribute. */
export interface Asked {
	jeu: string | null;
	/** What follows `/integrer/<jeu>/`: `combat`, `deroulement/tour`, `glossaire/armure`, `glossaire/armure#armure-annule`. */
	outil: string | null;
	/** The case of the tool as a query string, with or without its « ? ». */
	parametres: string | null;
	theme: string | null;
}

/**
 * Address of the site, with its base and a final slash, from that of our script; `built` when the script no longer
 * bears its name: hosts gather and rename scripts.
 */
export const siteOf = (script: string, built: string): string =>
	/^(https?:\/\/[^?#]+\/)arbitre\.js(?:[?#]|$)/.exec(script)?.[1] ?? built;

/**
 * Steps of a path, each fit for an address. Those that would climb (`..`) or say nothing are left out, and half a
 * character is replaced: it has no encoding.
 */
const steps = (path: string | null): string[] =>
	(path ?? '')
		.split('/')
		.map((step) => step.trim().replace(/\p{Cs}/gu, '\ufffd'))
		.filter((step) => !/^\.{0,2}$/.test(step))
		.map(encodeURIComponent);

/** The steps of what is framed, and the part of it that is named: empty, or with its « # ». */
function slugOf(outil: string | null): [path: string[], part: string] {
	const [path = '', ...rest] = (outil ?? '').split('#');
	const [part = ''] = steps(rest.join('-').replaceAll('/', '-'));
	return [steps(path), part && `#${part}`];
}

/** An address under the site: steps, final slash, query. */
function under(site: string, path: string[], query: URLSearchParams): string {
	const asked = `${query}`;
	return site + path.map((step) => `${step}/`).join('') + (asked && `?${asked}`);
}

/** Address of the bare page, always below `/integrer/` of the site; `undefined` without a game or a tool. */
export function frameAddress(site: string, { jeu, outil, parametres, theme }: Asked): string | undefined {
	const game = steps(jeu);
	const [slug, part] = slugOf(outil);
	if (!game.length || !slug.length) return undefined;
	const query = new URLSearchParams(parametres ?? '');
	if (theme !== null) query.set('theme', theme);
	return under(site, ['integrer', ...game, ...slug], query) + part;
}

/** Address of the page of the site that shows the same, or the nearest page to it that can be told. */
export function pageAddress(site: string, { jeu, outil, parametres }: Asked): string {
	const game = steps(jeu);
	const [slug, part] = slugOf(outil);
	const query = new URLSearchParams(parametres ?? '');
	query.delete('theme');
	if (!game.length || !slug.length) return under(site, game, new URLSearchParams());
	const tool = slug.length < 2 && slug[0] !== 'errata';
	return under(site, [...game, ...(tool ? ['outils'] : []), ...slug], query) + part;
}
