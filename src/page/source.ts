import type { Unit } from '../schemas/source';

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
