import {
	type Creature,
	type GameEvent,
	listLegalTargets,
	opposingSide,
	type Side,
	type Situation,
} from '../../../rules/keyforge/fight/at-once';
import { newcomers } from './place';

/** The first id that is there, in order of preference; any other creature otherwise. */
const prefer = (ids: readonly string[], preferred: readonly string[]): string | undefined =>
	preferred.find((id) => ids.includes(id)) ?? ids[0];

const idsOf = (line: readonly { id: string }[]) => line.map(({ id }) => id);

/** Whose turn it is after some events. */
const sideToPlay = (before: readonly GameEvent[]): Side =>
	before.filter((event) => event.type === 'new-turn').length % 2 === 0 ? 'active' : 'opposing';

/** What has happened in the turn under way. */
export const sinceTurnBegan = (events: readonly GameEvent[]): readonly GameEvent[] =>
	events.slice(events.findLastIndex((event) => event.type === 'new-turn') + 1);

/** Creatures that may be used. */
const listAble = (line: readonly Creature[]) => line.filter(({ exhausted }) => !exhausted);

/**
 * An event as it is added: it concerns creatures still in play when it comes. The next fight is fought by a creature
 * that has not fought yet, of the player whose turn it is.
 */
export function newEvent(
	type: GameEvent['type'],
	{ active, opposing }: Situation,
	before: readonly GameEvent[],
): GameEvent {
	const lines = { active, opposing };
	const all = idsOf([...opposing, ...active]);
	const target = prefer(all, ['d']) ?? 'd';
	const side = sideToPlay(before);
	switch (type) {
		case 'use':
			return { type, target: prefer(idsOf(listAble(lines[side])), ['a', 'd']) ?? target, use: 'reap' };
		case 'status':
			return { type, target, status: 'stunned' };
		case 'counters':
			return { type, target: prefer(all, ['a']) ?? 'a', variation: 1 };
		case 'move': {
			const source = [...active, ...opposing].find(({ damage }) => damage > 0)?.id ?? 'a';
			const to = prefer(
				all.filter((id) => id !== source),
				['d', 'a'],
			);
			return { type, source, target: to ?? (source === 'd' ? 'a' : 'd'), amount: 1 };
		}
		case 'redirect':
			return { type, target, to: all.find((id) => id !== target) ?? (target === 'd' ? 'a' : 'd') };
		case 'damage':
			return { type, target, amount: 1 };
		case 'armor':
		case 'power':
			return { type, target, variation: 1 };
		case 'keyword':
			return { type, target, keyword: 'poison' };
		case 'set':
			return { type, target, what: 'power', value: 1 };
		case 'prevention':
		case 'ward':
		case 'destroy':
			return { type, target };
		case 'aember':
			return { type, target: prefer(all, ['a']) ?? 'a', way: 'capture', amount: 1 };
		case 'heal':
			return { type, target, amount: 1 };
		case 'leave':
			return { type, target, to: 'hand' };
		case 'shift':
		case 'control':
			return { type, target, hand: 'right' };
		case 'enter': {
			const used = before.flatMap((event) => (event.type === 'enter' ? [event.target] : []));
			const free = newcomers.find((place) => !used.includes(place)) ?? 'n4';
			return { type, target: free, side, hand: 'right', power: 3, armor: 0 };
		}
		case 'new-turn':
			return { type };
		case 'fight': {
			const fought = sinceTurnBegan(before).flatMap((event) => (event.type === 'fight' ? [event.attacker] : []));
			const able = listAble(lines[side]).filter(({ stunned }) => !stunned);
			const fresh = able.filter(({ id }) => !fought.includes(id));
			const attacker = prefer(idsOf(fresh), ['a', 'd']) ?? prefer(idsOf(able), ['a', 'd']);
			const target = prefer(idsOf(listLegalTargets(lines[opposingSide(side)])), ['d', 'a']);
			return {
				type,
				attacker: attacker ?? (side === 'active' ? 'a' : 'd'),
				target: target ?? (side === 'active' ? 'd' : 'a'),
				order: 'assault',
			};
		}
	}
}
