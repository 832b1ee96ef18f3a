import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import type { DamageEvent, EffectEvent, FightEvent, GameEvent, SeveralEvent } from './event';
import type { Input } from './input';
import {
	checkFight,
	checkId,
	checkOptional,
	checkShares,
	KEYWORDS,
	MAX,
	verifySituation,
	ZONES,
} from './verification-creature';

const TYPES = [
	'fight',
	'use',
	'damage',
	'move',
	'armor',
	'power',
	'keyword',
	'set',
	'counters',
	'status',
	'prevention',
	'redirect',
	'ward',
	'heal',
	'aember',
	'destroy',
	'leave',
	'shift',
	'control',
	'enter',
	'new-turn',
] as const satisfies readonly GameEvent['type'][];

/** Events of one creature, or of one and what is said of it. */
const ONE_CREATURE: readonly GameEvent['type'][] = [
	'fight',
	'use',
	'damage',
	'move',
	'redirect',
	'shift',
	'control',
	'enter',
	'new-turn',
];

const EFFECTS = TYPES.filter((type) => !['fight', 'use', 'enter', 'new-turn'].includes(type));

/**
 * Checks the values of a situation and of events, which may come from a form or an address: every number an integer
 * in its range, every id a string, unique among creatures. Tells every problem, in reading order. An event that names an
 * unknown creature is no problem here: its outcome says it is illegal.
 */
export function verify<Given extends Input>(input: Given): Verdict<Given> {
	return judge(input, [
		...verifySituation(input, checkEffects),
		...input.events.flatMap((event, rank) =>
			event.type === 'fight' ? checkWholeFight(`events[${rank}]`, event) : checkEvent(`events[${rank}]`, event),
		),
	]);
}

type OtherEvent = Exclude<GameEvent, { type: 'fight' }>;

/** A fight, and what its ability does besides damage. */
const checkWholeFight = (field: string, event: FightEvent): readonly Problem[] => [
	...checkFight(field, event),
	...checkEffects(`${field}.effects`, event.effects),
];

/** What an ability does: that is no fight, no use and no turn. */
function checkEffects(field: string, effects: readonly EffectEvent[] = []): readonly Problem[] {
	return effects.flatMap((effect, rank) => {
		const name = `${field}[${rank}]`;
		const problems = checkOneOf(`${name}.type`, effect.type, EFFECTS);
		return problems.length > 0 ? problems : checkEvent(name, effect);
	});
}

function checkEvent(field: string, event: OtherEvent): readonly Problem[] {
	if (!TYPES.includes(event.type)) return checkOneOf(`${field}.type`, event.type, TYPES);
	if (event.type === 'new-turn') return [];
	return [
		...checkId(`${field}.target`, event.target),
		...(isSeveral(event) ? checkOthers(field, event) : []),
		...checkDetails(field, event),
	];
}

const isSeveral = (event: OtherEvent): event is SeveralEvent => !ONE_CREATURE.includes(event.type);

/** Each creature is named once. */
const checkOthers = (field: string, { target, also = [] }: SeveralEvent): readonly Problem[] =>
	also.flatMap((id, rank) => checkId(`${field}.also[${rank}]`, id, [target, ...also.slice(0, rank)]));

function checkDetails(field: string, event: Exclude<OtherEvent, { type: 'new-turn' }>): readonly Problem[] {
	switch (event.type) {
		case 'damage':
			return checkDamage(field, event);
		case 'use':
			return [
				...checkOneOf(`${field}.use`, event.use, ['reap', 'action', 'omni']),
				...checkFlag(`${field}.byEffect`, event.byEffect),
			];
		case 'move':
			return [
				...checkId(`${field}.source`, event.source, [event.target]),
				...checkInteger(`${field}.amount`, event.amount, 0, MAX),
			];
		case 'armor':
		case 'power':
			return [
				...checkInteger(`${field}.variation`, event.variation, -MAX, MAX),
				...checkDuration(field, event.duration),
			];
		case 'counters':
			return checkInteger(`${field}.variation`, event.variation, -MAX, MAX);
		case 'status':
			return [
				...checkOneOf(`${field}.status`, event.status, ['stunned', 'enraged', 'exhausted']),
				...checkFlag(`${field}.removed`, event.removed),
			];
		case 'keyword':
			return [
				...checkOneOf(`${field}.keyword`, event.keyword, KEYWORDS),
				...checkFlag(`${field}.lost`, event.lost),
				...checkOptional(event.amount, (amount) => checkInteger(`${field}.amount`, amount, 1, MAX)),
				...checkDuration(field, event.duration),
			];
		case 'set':
			return [
				...checkOneOf(`${field}.what`, event.what, ['power', 'armor']),
				...checkInteger(`${field}.value`, event.value, 0, MAX),
				...checkDuration(field, event.duration),
			];
		case 'prevention':
			return checkDuration(field, event.duration);
		case 'redirect':
			return [...checkId(`${field}.to`, event.to, [event.target]), ...checkDuration(field, event.duration)];
		case 'ward':
			return [];
		case 'heal':
			return checkOptional(event.amount, (amount) => checkInteger(`${field}.amount`, amount, 0, MAX));
		case 'aember':
			return [
				...checkOneOf(`${field}.way`, event.way, ['capture', 'exalt', 'return']),
				...checkInteger(`${field}.amount`, event.amount, 0, MAX),
			];
		case 'destroy':
			return checkFlag(`${field}.sacrifice`, event.sacrifice);
		case 'shift':
			return [
				...checkOneOf(`${field}.hand`, event.hand, ['left', 'right']),
				...checkOptional(event.of, (of) => checkId(`${field}.of`, of, [event.target])),
			];
		case 'enter':
			return [
				...checkOneOf(`${field}.side`, event.side, ['active', 'opposing']),
				...checkOneOf(`${field}.hand`, event.hand, ['left', 'right']),
				...checkOptional(event.of, (of) => checkId(`${field}.of`, of, [event.target])),
				...checkInteger(`${field}.power`, event.power, 0, MAX),
				...checkInteger(`${field}.armor`, event.armor, 0, MAX),
				...checkFlag(`${field}.ready`, event.ready),
			];
		case 'control':
			return checkOneOf(`${field}.hand`, event.hand, ['left', 'right']);
		case 'leave':
			return checkOneOf(`${field}.to`, event.to, ZONES);
	}
}

/** A creature does not deal its combat damage to itself. */
function checkDamage(field: string, event: DamageEvent): readonly Problem[] {
	const { target, amount, source, splash, also = [], times, ignoresArmor } = event;
	return [
		...checkInteger(`${field}.amount`, amount, 0, MAX),
		...checkOptional(source, (value) => checkId(`${field}.source`, value, [target])),
		...checkOptional(splash, (value) => checkInteger(`${field}.splash`, value, 0, MAX)),
		...checkShares(`${field}.also`, also, [target]),
		...checkOptional(times, (value) => checkInteger(`${field}.times`, value, 2, 9)),
		...checkFlag(`${field}.ignoresArmor`, ignoresArmor),
	];
}

const checkDuration = (field: string, value: string | undefined): readonly Problem[] =>
	checkOptional(value, (given) => checkOneOf(`${field}.duration`, given, ['next-turn', 'lasting']));

/** What is `true`, or left out. */
const checkFlag = (field: string, value: true | undefined): readonly Problem[] =>
	checkOptional(value, (given) => checkBoolean(field, given));
