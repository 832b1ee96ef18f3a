import type { Action, Gain, Metal, Need } from '../../../rules/mistborn/metals/at-once';
import { readWord, type UrlWords, writeWord } from '../../shared/url-words';
import { type CardSheet, type EffectSheet, type Letter, letters } from './state';

/** Words of the address for the values of choices. Published: they never change. */
const METAL_WORDS: UrlWords<Metal> = [
	['tin', 'etain'],
	['bronze', 'bronze'],
	['zinc', 'zinc'],
	['iron', 'fer'],
	['pewter', 'potin'],
	['copper', 'cuivre'],
	['brass', 'laiton'],
	['steel', 'acier'],
];
const NEED_WORDS: UrlWords<Need> = [...METAL_WORDS, ['atium', 'atium']];
export const ACTION_WORDS: UrlWords<Action['type']> = [
	['burn', 'bruler'],
	['flare', 'attiser'],
	['atium', 'atium'],
	['lay', 'carte'],
	['refresh', 'regenerer'],
	['gain', 'gain'],
	['riot', 'exalter'],
	['seek', 'traquer'],
];
export const GAIN_WORDS: UrlWords<Gain['what']> = [
	['icon', 'icone'],
	['burn', 'bruler'],
	['atium', 'atium'],
];
/** A card that no metal feeds. */
export const INERT_WORDS: UrlWords<Exclude<CardSheet['kind'], 'action' | 'atium'>> = [
	['ally', 'allie'],
	['funding', 'financement'],
];
export const EFFECT_WORDS: UrlWords<EffectSheet['kind']> = [
	['ally', 'allie'],
	['character', 'personnage'],
];

/** The letter of a card, or `undefined`. */
export const readLetter = (text: string | undefined): Letter | undefined => letters.find((letter) => letter === text);
export const readMetal = (text: string | undefined) => readWord(METAL_WORDS, text);
export const readNeed = (text: string | undefined) => readWord(NEED_WORDS, text);
export const writeNeed = (metal: Need): string => writeWord(NEED_WORDS, metal);
