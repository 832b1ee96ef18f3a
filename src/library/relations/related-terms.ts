import { buildFormIndex } from '../../glossary/forms';
import { findTerms } from '../../glossary/match';
import { type Family, MOST_RELATED } from '../../schemas/term';
import type { Backlink, Game, Term } from '../types';
import { kinship } from './kinship';

/** What a family is called, in the singular. */
export const familyLabels: Record<Family, string> = {
	'mot-cle': 'Mot-clé',
	statut: 'Statut',
	zone: 'Zone',
	carte: 'Carte',
	action: 'Action',
	notion: 'Notion',
};

/** « Voir aussi » of each term: the terms that its author named, then the nearest ones. */
export function relatedTerms(terms: readonly Term[]): Map<string, Term[]> {
	const bySlug = new Map(terms.map((term) => [term.slug, term]));
	const kin = kinship(terms);
	return new Map(
		terms.map(({ slug, data }) => {
			const nearest = [...(kin.get(slug) ?? [])].toSorted(([, a], [, b]) => b - a).map(([other]) => other);
			const shown = [...new Set([...data.voir, ...nearest])].flatMap((other) => bySlug.get(other) ?? []);
			return [slug, shown.slice(0, MOST_RELATED)];
		}),
	);
}

/** A kind of link back: what a list of them is called, and what those are called that it folds. */
const kinds: { kind: Backlink['kind']; title: string; noun: string }[] = [
	{ kind: 'outil', title: 'Outils qui l’appliquent', noun: 'outils' },
	{ kind: 'deroulement', title: 'Dans les schémas', noun: 'schémas' },
	{ kind: 'concept', title: 'D’un jeu à l’autre', noun: 'concepts' },
	{ kind: 'chapitre', title: 'Cité dans les règles', noun: 'chapitres' },
	{ kind: 'errata', title: 'Cartes corrigées', noun: 'cartes' },
	{ kind: 'terme', title: 'Cité par ces termes', noun: 'termes' },
];

/** Links that a list shows before it folds the others. */
const SHOWN = 6;

/** A list of links back: those that are shown, and those that are folded under what says how many they are. */
export interface UsedBy {
	title: string;
	shown: Backlink[];
	folded: Backlink[];
	more: string;
}

/**
 * « Cité par », by kind, without the terms that « Voir aussi » shows already: pages whose title names the term come
 * first, then those that name it most.
 */
export function usedBy(game: Game, term: Term): UsedBy[] {
	const shown = new Set(game.related.get(term.slug)?.map((other) => other.path));
	const { terme, variantes } = term.data;
	const own = buildFormIndex([{ slug: term.slug, terme, variantes, sauf: [], autolien: true }]);
	const inTitle = ({ label }: Backlink) => Number(findTerms(label, own).length > 0);
	const all = (game.backlinks.get(term.slug) ?? [])
		.filter((link) => !shown.has(link.path.split('#')[0] ?? ''))
		.toSorted((a, b) => inTitle(b) - inTitle(a) || b.times - a.times);
	return kinds
		.map(({ kind, title, noun }) => ({ title, noun, links: all.filter((link) => link.kind === kind) }))
		.filter(({ links }) => links.length > 0)
		.map(({ title, noun, links }) => {
			// What would fold one link alone takes as much room.
			const end = links.length > SHOWN + 1 ? SHOWN : links.length;
			const folded = links.slice(end);
			return { title, shown: links.slice(0, end), folded, more: `${folded.length} autres ${noun}` };
		});
}
