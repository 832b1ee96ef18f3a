import type { SourceData, Unit } from '../../schemas/source';
import type { Game, Page, SourceDocument } from '../types';

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

/** What a document is called, with its version: « Guide de référence, version 1.5 ». */
export const documentName = ({ titre, version }: SourceData): string => `${titre}, ${version.toLocaleLowerCase('fr')}`;

/** What follows the name of a document that does not tell its nature: « (officiel) ». */
export const natureNote = (data: SourceData): string =>
	documentName(data).includes(data.nature) ? '' : ` (${data.nature})`;

/** What a document is, in a sentence. */
export const documentKind = ({ nature }: SourceData): string => (nature === 'officiel' ? 'document officiel' : nature);

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
