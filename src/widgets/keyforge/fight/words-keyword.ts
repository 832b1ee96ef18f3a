import type { Keyword } from '../../../rules/keyforge/fight';

/** What each keyword is called in a sentence. */
export const keywordNames: Record<Keyword, string> = {
	poison: 'poison',
	skirmish: 'escarmouche',
	elusive: 'insaisissable',
	invulnerable: 'invulnérable',
	taunt: 'provocation',
	assault: 'assaut',
	hazardous: 'hasardeux',
};
