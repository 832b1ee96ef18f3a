import type { Unit } from '../schemas/source';
import type { Game, Page, SourceDocument } from './types';

/** Documents that a page restates, each with the parts that it covers. */
export function documentsOf(game: Game, page: Page): { source: SourceDocument; units: Unit[] }[] {
	return game.sources
		.map((source) => ({
			source,
			units: page.data.sources.flatMap((id) => {
				const known = game.units.get(id);
				return known?.source.slug === source.slug ? [known.unit] : [];
			}),
		}))
		.filter(({ units }) => units.length > 0);
}

/** What the parts of a document are called, in the plural. */
export const unitKinds: Record<Unit['kind'], string> = {
	rule: 'Règles',
	setup: 'Mise en place',
	components: 'Matériel et cartes',
	glossary: 'Glossaire',
	sequence: 'Séquence détaillée',
	campaign: 'Campagne',
	solo: 'Solo et coopératif',
	deckbuilding: 'Construction de deck',
	faq: 'Foire aux questions',
	errata: 'Errata',
	example: 'Exemples',
	tip: 'Conseils',
	lore: 'Univers et mentions',
};
