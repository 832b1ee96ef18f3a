import type { DamageEvent, EffectEvent, GameEvent } from '../../../rules/keyforge/fight';
import { type Field, readInteger } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { isPlace, type Place } from './place';
import { readDuration, writeDuration } from './url-duration';
import { readEntrance, writeEntrance } from './url-entrance';
import { readFight, readPairs, readShares, writeFight, writeShares } from './url-fight';
import { readSeveral, writeSeveral } from './url-several';
import { handWords, useWords } from './url-words';

/** Options of damage besides the other creatures that receive some. */
const options: readonly string[] = ['de', 'projection', 'armure', 'fois'];

/**
 * An event from its field in the address, or `undefined` when any part of it is not understood. `effects`: what the
 * ability does before the fight, for a fight.
 */
export function readEvent({ name, values }: Field, effects: readonly EffectEvent[] = []): GameEvent | undefined {
	const [target, ...rest] = values;
	if (name === 'tour') return values.length === 0 ? { type: 'new-turn' } : undefined;
	if (!isPlace(target)) return undefined;
	switch (name) {
		case 'combat':
			return readFight(target, rest, effects);
		case 'degats':
			return readDamage(target, rest);
		case 'reporter':
			return readRedirect(target, rest);
		case 'deplacer':
			return readMove(target, rest);
		case 'entrer':
			return readEntrance(target, rest);
		case 'decaler':
			return readShift(target, rest);
		case 'controle': {
			const hand = readWord(handWords, rest[0]);
			return hand && rest.length === 1 ? { type: 'control', target, hand } : undefined;
		}
		case 'utiliser':
			return readUse(target, rest);
		default:
			return readSeveral(name, target, rest);
	}
}

/** `reporter.d.dd`: from one creature to another. */
function readRedirect(target: Place, [to, ...rest]: readonly string[]): GameEvent | undefined {
	const lasting = readDuration(rest);
	return lasting && isPlace(to) && to !== target ? { type: 'redirect', target, to, ...lasting } : undefined;
}

/** `deplacer.d.a.2`: from one creature to another. */
function readMove(source: Place, [target, text, ...more]: readonly string[]): GameEvent | undefined {
	const amount = readInteger(text, 0, 99);
	if (!isPlace(target) || target === source || amount === undefined || more.length > 0) return undefined;
	return { type: 'move', source, target, amount };
}

/** `decaler.a.gauche`: to the flank; `decaler.a.droite.ag`: to the right of a creature. */
function readShift(target: Place, [word, of, ...more]: readonly string[]): GameEvent | undefined {
	const hand = readWord(handWords, word);
	if (hand === undefined || more.length > 0) return undefined;
	if (of === undefined) return { type: 'shift', target, hand };
	return isPlace(of) && of !== target ? { type: 'shift', target, hand, of } : undefined;
}

/** `utiliser.a.moissonner`, and `effet` when a card makes it do only that. */
function readUse(target: Place, [word, by, ...more]: readonly string[]): GameEvent | undefined {
	const use = readWord(useWords, word);
	if (use === undefined || more.length > 0 || (by !== undefined && by !== 'effet')) return undefined;
	return { type: 'use', target, use, ...(by && { byEffect: true as const }) };
}

/**
 * `degats.d.3`, then in any order `de.a` (whose power deals them), `projection.2`, `armure.ignoree`, `fois.2`, and other
 * creatures with their damage (`dd.2`).
 */
function readDamage(target: Place, [typed, ...rest]: readonly string[]): GameEvent | undefined {
	const amount = readInteger(typed, 0, 99);
	const pairs = readPairs(rest);
	const also = pairs && readShares(pairs);
	if (amount === undefined || !pairs || !also || pairs.has(target)) return undefined;
	if ([...pairs.keys()].some((name) => !options.includes(name) && !isPlace(name))) return undefined;
	const source = pairs.get('de');
	const splash = pairs.has('projection') ? readInteger(pairs.get('projection'), 0, 99) : 0;
	const ignored = pairs.get('armure');
	const times = pairs.has('fois') ? readInteger(pairs.get('fois'), 2, 9) : 1;
	if (splash === undefined || times === undefined || (source !== undefined && (!isPlace(source) || source === target)))
		return undefined;
	if (ignored !== undefined && ignored !== 'ignoree') return undefined;
	return {
		type: 'damage',
		target,
		amount,
		...(source && { source }),
		...(splash > 0 && { splash }),
		...(also.length > 0 && { also }),
		...(ignored && { ignoresArmor: true as const }),
		...(times > 1 && { times }),
	};
}

/** The name of an event in the address and its values. */
export function writeEvent(event: GameEvent): (string | number)[] {
	switch (event.type) {
		case 'new-turn':
			return ['tour'];
		case 'use':
			return ['utiliser', event.target, writeWord(useWords, event.use), ...(event.byEffect ? ['effet'] : [])];
		case 'move':
			return ['deplacer', event.source, event.target, event.amount];
		case 'shift':
			return ['decaler', event.target, writeWord(handWords, event.hand), ...(event.of ? [event.of] : [])];
		case 'enter':
			return writeEntrance(event);
		case 'control':
			return ['controle', event.target, writeWord(handWords, event.hand)];
		case 'redirect':
			return ['reporter', event.target, event.to, ...writeDuration(event)];
		case 'fight':
			return writeFight(event);
		case 'damage':
			return writeDamage(event);
		default:
			return writeSeveral(event);
	}
}

function writeDamage({ target, amount, source, splash, also, ignoresArmor, times }: DamageEvent): (string | number)[] {
	return [
		...['degats', target, amount],
		...(source ? ['de', source] : []),
		...(splash ? ['projection', splash] : []),
		...writeShares(also),
		...(ignoresArmor ? ['armure', 'ignoree'] : []),
		...(times ? ['fois', times] : []),
	];
}
