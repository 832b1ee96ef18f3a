import { isolated } from '../../text/isolated';
import type { ResultType } from '../published-index';

/** Where one searches: a game, or all; pages of a kind, or all. */
export interface Scope {
	game?: string | undefined;
	type?: ResultType | undefined;
}

export const types: Record<ResultType, string> = {
	terme: 'Glossaire',
	chapitre: 'Règles',
	faq: 'FAQ',
	errata: 'Errata',
	outil: 'Outils',
	deroulement: 'Schémas',
	aide: 'Aide de jeu',
	concept: 'D’un jeu à l’autre',
	'hors-livret': 'Hors du livret',
	jeu: 'Jeux',
};

/** What the address asks for, and what in it could not be understood. */
export interface AskedSearch {
	query: string;
	scope: Scope;
	/** One sentence for each parameter that was replaced by its default. */
	notices: string[];
}

/** Reads `?q=…&jeu=…&type=…`. A value that is unknown falls back to « all », and says so. */
export function readSearchAddress(
	search: string,
	games: Pick<ReadonlySet<string>, 'has'>,
	longest: number,
): AskedSearch {
	const parameters = new URLSearchParams(search);
	const notices: string[] = [];
	const known = (name: string, isKnown: (value: string) => boolean) => {
		const value = parameters.get(name) ?? '';
		if (value === '' || isKnown(value)) return value || undefined;
		notices.push(`Le filtre « ${name} » ne connaît pas « ${isolated(value.slice(0, 40))} » : il est ignoré.`);
		return undefined;
	};
	const query = parameters.get('q') ?? '';
	if (query.trim().length > longest)
		notices.push(`Votre recherche est longue : seuls les ${longest} premiers caractères comptent.`);
	const scope: Scope = {
		game: known('jeu', (value) => games.has(value)),
		type: known('type', (value) => Object.hasOwn(types, value)) as ResultType | undefined,
	};
	return { query, scope, notices };
}

/** The address of a search, for sharing. */
export function writeSearchAddress(query: string, { game, type }: Scope): string {
	const parameters = new URLSearchParams();
	if (query) parameters.set('q', query);
	if (game) parameters.set('jeu', game);
	if (type) parameters.set('type', type);
	const text = parameters.toString();
	return text ? `?${text}` : '';
}
