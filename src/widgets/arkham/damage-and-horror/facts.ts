import { count, signed } from '../../shared/words';
import type { CardSheet, DamageState, InvestigatorSheet } from './state';
import { amount, traumas } from './words';

const keep = (facts: readonly (string | false)[]): string[] => facts.filter((fact) => fact !== false);

/** What the folded part of a card holds, in a few words: the fold says it without being opened. */
export const cardFacts = (sheet: CardSheet): string[] =>
	keep([
		sheet.healthModifier !== 0 && `${signed(sheet.healthModifier)} de vie`,
		sheet.sanityModifier !== 0 && `${signed(sheet.sanityModifier)} de santé mentale`,
		sheet.canceledDamage > 0 && `annule ${amount('damage', sheet.canceledDamage)}`,
		sheet.canceledHorror > 0 && `annule ${amount('horror', sheet.canceledHorror)}`,
	]);

/** The same for the investigator. */
export const investigatorFacts = (sheet: InvestigatorSheet): string[] => [
	...keep([
		sheet.physicalTraumas > 0 && traumas('damage', sheet.physicalTraumas),
		sheet.mentalTraumas > 0 && traumas('horror', sheet.mentalTraumas),
	]),
	...cardFacts(sheet),
];

/** What the folded part about the game says: always the mode and who is left. */
export const gameFacts = ({ mode, lead, otherPlayers }: DamageState): string[] =>
	keep([
		mode === 'campaign' ? 'campagne' : 'mode indépendant',
		otherPlayers === 0 ? 'seul en jeu' : count(otherPlayers, 'autre joueur', 'autres joueurs'),
		lead && 'investigateur principal',
	]);
