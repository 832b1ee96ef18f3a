import { count, signed } from '../../shared/words';
import type { CardSheet, DamageState, InvestigatorSheet } from './state';
import { amount, traumas } from './words';

const told = (facts: readonly (string | false)[]): string[] => facts.filter((fact) => fact !== false);

/** What the folded part of a card holds, in a few words: the fold says it without being opened. */
export const cardFacts = (sheet: CardSheet): string[] =>
	told([
		sheet.modificateurVie !== 0 && `${signed(sheet.modificateurVie)} de vie`,
		sheet.modificateurSante !== 0 && `${signed(sheet.modificateurSante)} de santé mentale`,
		sheet.annuleDegats > 0 && `annule ${amount('degats', sheet.annuleDegats)}`,
		sheet.annuleHorreurs > 0 && `annule ${amount('horreurs', sheet.annuleHorreurs)}`,
	]);

/** The same for the investigator. */
export const investigatorFacts = (sheet: InvestigatorSheet): string[] => [
	...told([
		sheet.physiques > 0 && traumas('degats', sheet.physiques),
		sheet.mentaux > 0 && traumas('horreurs', sheet.mentaux),
	]),
	...cardFacts(sheet),
];

/** What the folded part about the game says: always the mode and who is left. */
export const gameFacts = ({ mode, principal, autres }: DamageState): string[] =>
	told([
		mode === 'campagne' ? 'campagne' : 'mode indépendant',
		autres === 0 ? 'seul en jeu' : count(autres, 'autre joueur', 'autres joueurs'),
		principal && 'investigateur principal',
	]);
