import type { Unit } from '../schemas/source';

/** What the parts of a document are called, in the plural. */
export const unitKinds: Record<Unit['kind'], string> = {
	rule: 'Règles',
	setup: 'Mise en place',
	components: 'Matériel et cartes',
	glossary: 'Glossaire',
	sequence: 'Séquence détaillée',
	faq: 'Foire aux questions',
	errata: 'Errata',
	lore: 'Univers et mentions',
};
