import { record, type State } from './state';
import type { Finding, Nature } from './trace';

/** Rule of the fight that keeps a creature's power from dealing damage. */
export type Prevention = 'insaisissable-premiere-fois' | 'escarmouche-aucun-degat';

/** Damage from one origin to one creature, on its way through the damage sequence. */
export interface Blow {
	readonly target: string;
	/** Creature that deals the damage; `null` when a card's effect does. */
	readonly source: string | null;
	readonly nature: Nature;
	/** Damage announced. */
	readonly amount: number;
	/** Damage not canceled yet; once the sequence is over, damage placed. */
	readonly left: number;
	readonly prevention: Prevention | null;
	readonly ignoresArmor: boolean;
	/** Part of the amount that is not of the splash, when it is one. */
	readonly share?: number;
	/** Of an effect that hits several creatures at once. */
	readonly together?: true;
	/** A card says how much, instead of the power. */
	readonly replaced?: true;
	/** Another creature should have been dealt it. */
	readonly forwarded?: true;
}

/** A simultaneous batch of damage, and the state it has reached. A creature receives at most one blow of a batch. */
export interface Batch {
	readonly state: State;
	readonly blows: readonly Blow[];
}

/** A state and one blow of a batch. */
export interface Passage {
	readonly state: State;
	readonly blow: Blow;
}

/** Makes a blow that nothing has canceled yet. */
export function createBlow(
	target: string,
	nature: Nature,
	amount: number,
	source: string | null,
	prevention: Prevention | null = null,
): Blow {
	return { target, source, nature, amount, left: amount, prevention, ignoresArmor: false };
}

/** Takes every blow of a batch through the same step, before any goes to the next step; `start`: the state as the step begins. */
export function passBatch(batch: Batch, step: (passage: Passage, start: State) => Passage): Batch {
	return batch.blows.reduce<Batch>(
		({ state, blows }, blow) => {
			const passage = step({ state, blow }, batch.state);
			return { state: passage.state, blows: [...blows, passage.blow] };
		},
		{ state: batch.state, blows: [] },
	);
}

/** Cancels a whole blow and records why. */
export function stopBlow({ state, blow }: Passage, finding: Finding): Passage {
	return { state: record(state, finding), blow: { ...blow, left: 0 } };
}
