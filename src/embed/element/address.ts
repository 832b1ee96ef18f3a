/** What an `<arbitre-outil>` asks for, as its author wrote it. `null`: no such attribute. */
export interface Asked {
	jeu: string | null;
	/** What follows `/integrer/<jeu>/`: `combat`, `deroulement/tour`, `glossaire/armure`, `regles/armure-annule`. */
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

/** An address under the site: steps, final slash, query. */
function under(site: string, path: string[], query: URLSearchParams): string {
	const asked = `${query}`;
	return site + path.map((step) => `${step}/`).join('') + (asked && `?${asked}`);
}

/** Address of the bare page, always below `/integrer/` of the site; `undefined` without a game or a tool. */
export function frameAddress(site: string, { jeu, outil, parametres, theme }: Asked): string | undefined {
	const game = steps(jeu);
	const slug = steps(outil);
	if (!game.length || !slug.length) return undefined;
	const query = new URLSearchParams(parametres ?? '');
	if (theme !== null) query.set('theme', theme);
	return under(site, ['integrer', ...game, ...slug], query);
}

/**
 * Address of the page of the site that shows the same, or the nearest page to it that can be told: where a rule stands
 * is not known here, but its bare page has a link there.
 */
export function pageAddress(site: string, asked: Asked): string {
	const game = steps(asked.jeu);
	const slug = steps(asked.outil);
	const query = new URLSearchParams(asked.parametres ?? '');
	query.delete('theme');
	if (!game.length || !slug.length) return under(site, game, new URLSearchParams());
	if (slug[0] === 'regles') return under(site, ['integrer', ...game, ...slug], query);
	return under(site, [...game, ...(slug.length > 1 ? slug : ['outils', ...slug])], query);
}
