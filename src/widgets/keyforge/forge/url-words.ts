import type { EffectCost, ForgeEffect, Movement, Prevention, Side } from '../../../rules/keyforge/forge';
import type { UrlWords } from '../../shared/url-words';

/** Players in the address, also as the names of their parameters. */
export const sideWords: UrlWords<Side> = [
	['you', 'vous'],
	['opponent', 'adversaire'],
];

/** Moves of Æmber in the address. */
export const movementWords: UrlWords<Movement['type']> = [
	['gain', 'gain'],
	['loss', 'perte'],
	['steal', 'vol'],
	['capture', 'capture'],
	['own-capture', 'propre'],
	['return', 'retour'],
	['payment', 'paiement'],
];

/** What keeps a key from being forged, in the address. */
export const preventionWords: UrlWords<Prevention> = [
	['skipped', 'sautee'],
	['forbidden', 'interdite'],
	['replaced', 'remplacee'],
];

/** What an effect asks for a key, in the address. */
export const costWords: UrlWords<EffectCost['type']> = [
	['current', 'actuel'],
	['fixed', 'fixe'],
];

/** What the player does of an effect that says « peut », in the address; any other effect has no word. */
export const choiceWords: UrlWords<ForgeEffect['choice']> = [
	['accepted', 'accepte'],
	['declined', 'refuse'],
];
