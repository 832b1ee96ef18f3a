import type { Source } from '../../../rules/mistborn/attack/assault';
import type { UrlWords } from '../../shared/url-words';
import type { Struck } from './blow';
import { type AttackSettings, type Holder, type Mode, PLAYERS } from './state';

const OTHER_WORDS = PLAYERS.map((id) => [id, id] as const);

/** Words of the address for the values of choices. Published: they never change. */
export const MODE_WORDS: UrlWords<Mode> = [
	['two', 'deux'],
	['three', 'trois'],
	['four', 'quatre'],
	['lord-ruler', 'seigneur-maitre'],
	['assault', 'assaut'],
];
export const HOLDER_WORDS: UrlWords<Holder> = [['me', 'moi'], ...OTHER_WORDS];
export const NEW_HOLDER_WORDS: UrlWords<AttackSettings['newHolder']> = [['undecided', 'a-decider'], ...HOLDER_WORDS];
export const TURN_WORDS: UrlWords<AttackSettings['turn']> = [['none', 'non'], ...HOLDER_WORDS];
export const CARD_WORDS: UrlWords<AttackSettings['card']> = [
	['edict', 'edit'],
	['foe', 'adversaire'],
];
export const SOURCE_WORDS: UrlWords<Source> = [
	['edict', 'edit'],
	['dominance', 'dominat'],
	['foe', 'adversaire'],
];
export const STRUCK_WORDS: UrlWords<Struck> = [
	['each', 'chacun'],
	['together', 'collectif'],
	['others', 'autres'],
	...HOLDER_WORDS,
	['allies', 'allies'],
	['my-allies', 'mes-allies'],
];
