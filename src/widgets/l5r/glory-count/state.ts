import {
	type Checked,
	type Holdings,
	type Player,
	type PURPOSES,
	RINGS,
	type Situation,
} from '../../../rules/l5r/glory-count';

/** A character as the reader describes it. */
export interface Sheet {
	glory: number;
	bowed: boolean;
}

/** Everything but the characters. */
export interface Settings {
	purpose: (typeof PURPOSES)[number];
	yourRings: number;
	opposingRings: number;
	favor: 'available' | Player;
}

export interface GloryState extends Readonly<Record<Player, readonly Sheet[]>> {
	readonly settings: Settings;
}

/** Characters of a player. */
export const MAX_SHEETS = 15;

/** Letter of a player in the address. */
export const letters: Readonly<Record<Player, string>> = { you: 'v', opponent: 'a' };

export const plain: Sheet = { glory: 1, bowed: false };

export const initialState: GloryState = {
	settings: { purpose: 'favor', yourRings: 2, opposingRings: 1, favor: 'available' },
	you: [
		{ glory: 2, bowed: false },
		{ glory: 1, bowed: false },
		{ glory: 3, bowed: true },
	],
	opponent: [
		{ glory: 2, bowed: false },
		{ glory: 1, bowed: true },
	],
};

/** Most rings that a player may have: those that the other one has not. */
export const maxRings = ({ yourRings, opposingRings }: Settings, player: Player): number =>
	RINGS - (player === 'you' ? opposingRings : yourRings);

/** The situation that the engine resolves. It is right by construction: addresses and fields make no other state. */
export function toEngine({ settings, you, opponent }: GloryState): Checked<Situation> {
	const { purpose, yourRings, opposingRings, favor } = settings;
	const hold = (characters: readonly Sheet[], rings: number): Holdings => ({ characters, rings });
	const situation: Situation = {
		purpose,
		you: hold(you, yourRings),
		opponent: hold(opponent, opposingRings),
		favor: favor === 'available' ? null : favor,
	};
	return situation as Checked<Situation>;
}
