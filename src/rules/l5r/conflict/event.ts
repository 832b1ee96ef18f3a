import type { Element } from './ring';

/** When an event happens: in the action window (step 3.2.2), or once the step of that name is over (3.2.3 to 3.2.7). */
export const MOMENTS = ['action-window', 'comparison', 'unopposed', 'province', 'ring-effect', 'claim'] as const;

export type Moment = (typeof MOMENTS)[number];

/** What may happen to a character, other than a modifier. */
export const CHANGES = ['join', 'play', 'leave', 'honor', 'dishonor', 'bow', 'ready', 'control', 'discard'] as const;

/** What may happen to the attacked province. */
export const PROVINCE_CHANGES = ['strengthen', 'protect'] as const;

/** What may happen to the contested ring, besides one more element. */
export const RING_CHANGES = ['defender-resolves', 'defender-claims', 'cancel-effect'] as const;

/** Moments that come before the effect of the ring: what happens to it later would change nothing. */
export const RING_MOMENTS = [
	'action-window',
	'comparison',
	'unopposed',
	'province',
] as const satisfies readonly Moment[];

interface Timed {
	readonly moment: Moment;
}

/** It is moved into the conflict or played into it, sent home, given a status, bowed, readied, taken control of, or it leaves play. */
interface CharacterChange extends Timed {
	readonly type: (typeof CHANGES)[number];
	/** Id of a character of the situation. */
	readonly character: string;
}

/** The skill of a character gets a modifier for the rest of the conflict. */
interface SkillModifier extends Timed {
	readonly type: 'modify';
	readonly character: string;
	/** −99 to 99. */
	readonly amount: number;
}

/** The strength of the attacked province gets a modifier for the rest of the conflict. */
interface StrengthModifier extends Timed {
	readonly type: 'strengthen';
	/** −99 to 99. */
	readonly amount: number;
}

/** From then on, the attacked province cannot be broken. */
interface Protection extends Timed {
	readonly type: 'protect';
}

interface BeforeEffect {
	readonly moment: (typeof RING_MOMENTS)[number];
}

/** The contested ring has one element more. */
interface ElementAddition extends BeforeEffect {
	readonly type: 'add-element';
	readonly element: Element;
}

/** The defending player resolves its effect as if he had won as attacker, or claims it; or its effect is canceled. */
interface RingChange extends BeforeEffect {
	readonly type: (typeof RING_CHANGES)[number];
}

/** Something that happens to a character of the situation. */
export type CharacterEvent = CharacterChange | SkillModifier;

/** Something that happens to the attacked province. */
export type ProvinceEvent = StrengthModifier | Protection;

/** Something that happens to the contested ring. */
export type RingEvent = ElementAddition | RingChange;

/** Something that happens in the conflict. */
export type ConflictEvent = CharacterEvent | ProvinceEvent | RingEvent;

/** Whether an event is one of the province; its type may be wrong. */
export const isOfProvince = (event: ConflictEvent): event is ProvinceEvent =>
	PROVINCE_CHANGES.some((type) => type === event.type);

/** Whether an event is one of the ring; its type may be wrong. */
export const isOfRing = (event: ConflictEvent): event is RingEvent =>
	['add-element', ...RING_CHANGES].some((type) => type === event.type);
