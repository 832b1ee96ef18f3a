import { type Family, MOST_RELATED } from '../schemas/term';
import type { Backlink, Game, Term } from './types';

/** What a family is called, in the singular. */
export const familyLabels: Record<Family, string> = {
	'mot-cle': 'Mot-clé',
	statut: 'Statut',
	zone: 'Zone',
	carte: 'Carte',
	action: 'Action',
	notion: 'Notion',
};

/**
 * « Voir aussi »: the terms that the author named, then those that this one links and that link it back, then those
 * it links, in the order of its text.
 */
export function seeAlso(game: Game, term: Term): Term[] {
	const linked = [...new Set(term.compiled.uses.map((use) => use.slug))];
	const mutual = (slug: string) => game.bySlug.get(slug)?.compiled.uses.some((use) => use.slug === term.slug) ?? false;
	const computed = linked.toSorted((a, b) => Number(mutual(b)) - Number(mutual(a)));
	return [...new Set([...term.data.voir, ...computed])]
		.flatMap((slug) => game.bySlug.get(slug) ?? [])
		.slice(0, MOST_RELATED);
}

const headings: [Backlink['kind'], string][] = [
	['outil', 'Outils qui l’appliquent'],
	['deroulement', 'Dans les schémas'],
	['concept', 'D’un jeu à l’autre'],
	['chapitre', 'Cité dans les règles'],
	['errata', 'Cartes corrigées'],
	['terme', 'Cité par ces termes'],
];

/** « Cité par », grouped by kind, without the terms that « Voir aussi » shows already. */
export function usedBy(game: Game, term: Term): { title: string; links: Backlink[] }[] {
	const shown = new Set(seeAlso(game, term).map((other) => other.path));
	const all = game.backlinks.get(term.slug) ?? [];
	return headings
		.map(([kind, title]) => ({
			title,
			links: all.filter((link) => link.kind === kind && !shown.has(link.path.split('#')[0] ?? '')),
		}))
		.filter(({ links }) => links.length > 0);
}
