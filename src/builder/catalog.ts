import { aidFrame, chartFolder, choicesPath, pageFolders, withBase } from '../addresses/addresses';

/** What can be embedded, in the words of the form: kinds of which a game has a few, then dozens or hundreds. */
export const fewOf = ['outil', 'deroulement', 'aide'] as const;
export const manyOf = ['terme', 'page', 'regle'] as const;
export const kinds = [...fewOf, ...manyOf] as const;
export type Kind = (typeof kinds)[number];

/** How each kind is said: by its name, in a sentence with its article, and to choose one. */
export const kindWords: Record<Kind, { name: string; one: string; which: string }> = {
	outil: { name: 'Outil', one: 'un outil', which: 'Quel outil' },
	deroulement: { name: 'Schéma', one: 'un schéma', which: 'Quel schéma' },
	aide: { name: 'Aide de jeu', one: 'une aide de jeu', which: 'Quelle aide' },
	terme: { name: 'Terme', one: 'un terme', which: 'Quel terme' },
	page: { name: 'Page', one: 'une page de règles', which: 'Quelle page' },
	regle: { name: 'Règle', one: 'une règle', which: 'Quelle règle' },
};

/** Something that can be embedded: what follows `/integrer/<jeu>/`, title, page of the site, usual heights of a frame. */
export type Choice = readonly [slug: string, title: string, path: string, column: number, phone: number];

/** Kinds of which a game has few: the page of the builder lists them all. */
export const listedKinds = ['outil', 'deroulement', 'aide'] as const;
type ListedKind = (typeof listedKinds)[number];
export const isListed = (kind: Kind): kind is ListedKind => listedKinds.some((listed) => listed === kind);

/** What the page of the builder knows of a game from the start: terms and rules are hundreds, and fetched on demand. */
export interface BuilderGame extends Record<ListedKind, readonly Choice[]> {
	slug: string;
	name: string;
	accent: { clair: string; sombre: string };
}

const folders = new Map<string, Kind>([
	[chartFolder, 'deroulement'],
	[pageFolders.terme, 'terme'],
	[pageFolders.chapitre, 'page'],
	[pageFolders.faq, 'page'],
]);

/** What kind of thing a slug names. */
export function kindOf(slug: string): Kind {
	const [page = '', rule] = slug.split('#');
	if (rule !== undefined) return 'regle';
	if (page === pageFolders.errata) return 'page';
	if (page === aidFrame) return 'aide';
	return folders.get(/^([^/]*)\//.exec(page)?.[1] ?? '') ?? 'outil';
}

/** Whether what is framed has a case that its reader sets up. */
export const hasCase = (kind: Kind): boolean => kind === 'outil' || kind === 'deroulement';

/** Choices of a game, each file read once. */
const files = new Map<string, Promise<readonly Choice[]>>();

/** What a game has of a kind. `base` is the path under which the site is served. Rejects without network. */
export async function choicesOf(game: BuilderGame, kind: Kind, base: string): Promise<readonly Choice[]> {
	if (isListed(kind)) return game[kind];
	const address = withBase(base, choicesPath(game.slug, kind));
	const known = files.get(address);
	if (known) return known;
	const read = fetch(address).then((answer): Promise<readonly Choice[]> => {
		if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
		return answer.json();
	});
	files.set(address, read);
	// What failed is asked again the next time.
	read.catch(() => files.delete(address));
	return read;
}
