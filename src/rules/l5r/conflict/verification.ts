import { checkBoolean, checkInteger, checkOneOf, judge, type Problem, type Verdict } from '../../verification';
import type { Character } from './character';
import { listChoices } from './choices';
import {
	CHANGES,
	type ConflictEvent,
	isOfProvince,
	isOfRing,
	MOMENTS,
	PROVINCE_CHANGES,
	RING_CHANGES,
	RING_MOMENTS,
} from './event';
import { CHOICES } from './ring';
import { type Forces, type Province, SIDES, type Situation } from './situation';

const MAX = 99;
const MAX_CHARACTERS = 8;
const MAX_EVENTS = 12;
/** Times that a skill may be doubled, or halved. */
const MAX_TIMES = 3;
const TYPES = ['military', 'political'] as const;
const STATUSES = ['honored', 'normal', 'dishonored'] as const;
/** Honor of a player whose game goes on. */
const HONOR = { min: 1, max: 24 };

/**
 * Checks the values of a situation, which may come from a form or an address: every number an integer in its range,
 * every id a string, unique among characters, the choice one that the ring offers, every event that of a
 * character. Tells every problem.
 */
export function verify(situation: Situation): Verdict<Situation> {
	const lines = SIDES.flatMap((side) =>
		situation[side].characters.map((character, rank) => ({ field: `${side}.characters[${rank}]`, character })),
	);
	const ids = lines.map(({ character }) => character.id);
	return judge(situation, [
		...checkOneOf('type', situation.type, TYPES),
		...SIDES.flatMap((side) => checkForces(side, situation[side])),
		...lines.flatMap(({ field, character }, rank) => [
			...checkId(`${field}.id`, character.id, ids.slice(0, rank)),
			...checkCharacter(field, character),
		]),
		...checkFavor(situation),
		...checkProvince(situation.province),
		...checkRing(situation, ids),
		...checkInteger('events.length', situation.events.length, 0, MAX_EVENTS),
		...situation.events.flatMap((event, rank) => checkEvent(`events[${rank}]`, event, ids)),
	]);
}

function checkForces(field: string, { characters, modifier, honor }: Forces): readonly Problem[] {
	return [
		...checkInteger(`${field}.characters.length`, characters.length, 0, MAX_CHARACTERS),
		...checkInteger(`${field}.modifier`, modifier, -MAX, MAX),
		...checkInteger(`${field}.honor`, honor, HONOR.min, HONOR.max),
	];
}

function checkCharacter(field: string, character: Character): readonly Problem[] {
	const { home, attachments, modifier, doublings, halvings, fixed, glory, status, bowed, fate, pride } = character;
	return [
		...checkBoolean(`${field}.home`, home),
		...TYPES.flatMap((type) =>
			character[type] === null ? [] : checkInteger(`${field}.${type}`, character[type], 0, MAX),
		),
		...TYPES.flatMap((type) => checkInteger(`${field}.attachments.${type}`, attachments[type], -MAX, MAX)),
		...checkInteger(`${field}.modifier`, modifier, -MAX, MAX),
		...checkInteger(`${field}.doublings`, doublings, 0, MAX_TIMES),
		...checkInteger(`${field}.halvings`, halvings, 0, MAX_TIMES),
		...(fixed === null ? [] : checkInteger(`${field}.fixed`, fixed, 0, MAX)),
		...checkInteger(`${field}.glory`, glory, 0, MAX),
		...checkOneOf(`${field}.status`, status, STATUSES),
		...checkBoolean(`${field}.bowed`, bowed),
		...checkInteger(`${field}.fate`, fate, 0, MAX),
		...checkBoolean(`${field}.pride`, pride),
	];
}

function checkFavor({ favor }: Situation): readonly Problem[] {
	if (favor === null) return [];
	return [...checkOneOf('favor.holder', favor.holder, SIDES), ...checkOneOf('favor.face', favor.face, TYPES)];
}

function checkProvince({ strength, bonus, stronghold, broken }: Province): readonly Problem[] {
	return [
		...checkInteger('province.strength', strength, 0, MAX),
		...checkInteger('province.bonus', bonus, -MAX, MAX),
		...checkBoolean('province.stronghold', stronghold),
		...checkInteger('province.broken', broken, 0, stronghold ? 4 : 3),
	];
}

const ELEMENTS = Object.keys(CHOICES);

const hasRightElement = (event: ConflictEvent): boolean =>
	event.type !== 'add-element' || ELEMENTS.includes(event.element);

function checkRing({ ring, events }: Situation, ids: readonly string[]): readonly Problem[] {
	const { element, fate, choice, target, emptyDeck, emptyHand } = ring;
	const wrongElement = checkOneOf('ring.element', element, ELEMENTS);
	return [
		...(wrongElement.length > 0
			? wrongElement
			: checkOneOf('ring.choice', choice, listChoices(element, events.filter(hasRightElement)))),
		...checkInteger('ring.fate', fate, 0, MAX),
		...(target === null ? [] : checkOneOf('ring.target', target, ids)),
		...checkBoolean('ring.emptyDeck', emptyDeck),
		...checkBoolean('ring.emptyHand', emptyHand),
	];
}

function checkEvent(field: string, event: ConflictEvent, ids: readonly string[]): readonly Problem[] {
	return [
		...checkOneOf(`${field}.type`, event.type, [
			...CHANGES,
			'modify',
			...PROVINCE_CHANGES,
			'add-element',
			...RING_CHANGES,
		]),
		...checkOneOf(`${field}.moment`, event.moment, isOfRing(event) ? RING_MOMENTS : MOMENTS),
		...(event.type === 'add-element' ? checkOneOf(`${field}.element`, event.element, ELEMENTS) : []),
		...(isOfProvince(event) || isOfRing(event) ? [] : checkOneOf(`${field}.character`, event.character, ids)),
		...(event.type === 'modify' || event.type === 'strengthen'
			? checkInteger(`${field}.amount`, event.amount, -MAX, MAX)
			: []),
	];
}

function checkId(field: string, value: unknown, taken: readonly unknown[]): readonly Problem[] {
	if (typeof value !== 'string' || value === '') return [{ field, value, expected: { type: 'id' } }];
	return taken.includes(value) ? [{ field, value, expected: { type: 'unique-id' } }] : [];
}
