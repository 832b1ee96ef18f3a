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

/** A kind of link back: what a list of them is called, and how many of them a reader is shown first. */
const kinds: { kind: Backlink['kind']; title: string; first: number }[] = [
	{ kind: 'outil', title: 'Outils qui l’appliquent', first: 1 },
	{ kind: 'deroulement', title: 'Dans les schémas', first: 1 },
	{ kind: 'chapitre', title: 'Cité dans les règles', first: 2 },
	{ kind: 'concept', title: 'D’un jeu à l’autre', first: 1 },
	{ kind: 'terme', title: 'Cité par ces termes', first: 0 },
	{ kind: 'errata', title: 'Cartes corrigées', first: 0 },
];

/** Links that are shown before the others are folded. */
const SHOWN = 5;

/** Links back: those that a player would open next, then all the others by kind, and how many they are. */
export interface UsedBy {
	next: Backlink[];
	folded: { title: string; links: Backlink[] }[];
	more: number;
}

/**
 * « Cité par », without the terms that « Voir aussi » shows already: pages whose title names the term come first, then those
 * that name it most. What applies it, what shows it and what tells it come before what names it.
 */
export function usedBy(game: Game, term: Term): UsedBy {
	const shown = new Set(game.related.get(term.slug)?.map((other) => other.path));
	const { terme, variantes } = term.data;
	const own = buildFormIndex([{ slug: term.slug, terme, variantes, sauf: [], autolien: true }]);
	const inTitle = ({ label }: Backlink) => Number(findTerms(label, own).length > 0);
	const all = (game.backlinks.get(term.slug) ?? [])
		.filter((link) => !shown.has(link.path.split('#')[0] ?? ''))
		.toSorted((a, b) => inTitle(b) - inTitle(a) || b.times - a.times);
	const groups = kinds.map(({ kind, ...rest }) => ({ ...rest, links: all.filter((link) => link.kind === kind) }));
	const firsts = groups.flatMap(({ links, first }) => links.slice(0, first));
	const others = groups.flatMap(({ links, first }) => links.slice(first));
	// What would fold one link alone takes as much room.
	const room = all.length > SHOWN + 1 ? SHOWN : all.length;
	const chosen = new Set([...firsts, ...others].slice(0, room));
	const folded = groups.map(({ title, links }) => ({ title, links: links.filter((link) => !chosen.has(link)) }));
	return {
		next: groups.flatMap(({ links }) => links.filter((link) => chosen.has(link))),
		folded: folded.filter(({ links }) => links.length > 0),
		more: all.length - chosen.size,
	};
}
