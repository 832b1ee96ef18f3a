import {
	type Character,
	type Choice,
	type ConflictType,
	type Element,
	SIDES,
	type Side,
	type Situation,
	type Status,
} from '../../../rules/l5r/conflict';

/** A character as the reader describes it: its id is its side and its rank. */
export interface Sheet {
	military: number;
	political: number;
	/** A dash hides the number of its skill, which comes back when the dash goes. */
	militaryDash: boolean;
	politicalDash: boolean;
	militaryAttachments: number;
	politicalAttachments: number;
	modifier: number;
	glory: number;
	status: Status;
	bowed: boolean;
	pride: boolean;
}

/** Where the Imperial Favor is, and its face. */
export const FAVORS = [
	'available',
	'attacker-military',
	'attacker-political',
	'defender-military',
	'defender-political',
] as const;

/** Everything but the characters. */
export interface Settings {
	type: ConflictType;
	strength: number;
	bonus: number;
	stronghold: boolean;
	broken: number;
	element: Element;
	/** One of the choices that the ring offers. */
	choice: Choice;
	fate: number;
	favor: (typeof FAVORS)[number];
	attackerTotal: number;
	defenderTotal: number;
	attackerHonor: number;
	defenderHonor: number;
}

export interface ConflictState extends Readonly<Record<Side, readonly Sheet[]>> {
	readonly settings: Settings;
}

/** Characters of a side. */
export const MAX_SHEETS = 8;

/** Letter of a side in the address and in the ids of its characters. */
export const letters: Readonly<Record<Side, string>> = { attacker: 'a', defender: 'd' };

/** A plain character, ready and with nothing on it. */
export const plain: Sheet = {
	military: 2,
	political: 2,
	militaryDash: false,
	politicalDash: false,
	militaryAttachments: 0,
	politicalAttachments: 0,
	modifier: 0,
	glory: 1,
	status: 'normal',
	bowed: false,
	pride: false,
};

export const initialState: ConflictState = {
	settings: {
		type: 'military',
		strength: 4,
		bonus: 0,
		stronghold: false,
		broken: 0,
		element: 'air',
		choice: 'gain',
		fate: 0,
		favor: 'available',
		attackerTotal: 0,
		defenderTotal: 0,
		attackerHonor: 10,
		defenderHonor: 10,
	},
	attacker: [
		{ ...plain, military: 4, glory: 2, status: 'honored' },
		{ ...plain, military: 3, political: 1 },
	],
	defender: [{ ...plain, military: 3, political: 4, militaryAttachments: 2 }],
};

/** Most broken provinces that there can be: without the stronghold's, one at least is whole, the attacked one. */
export const maxBroken = ({ stronghold }: Settings): number => (stronghold ? 4 : 3);

/** The situation that the engine resolves. */
export function toEngine({ settings, attacker, defender }: ConflictState): Situation {
	const { type, strength, bonus, stronghold, broken, element, choice, fate } = settings;
	return {
		type,
		attacker: {
			characters: attacker.map(toCharacter('attacker')),
			modifier: settings.attackerTotal,
			honor: settings.attackerHonor,
		},
		defender: {
			characters: defender.map(toCharacter('defender')),
			modifier: settings.defenderTotal,
			honor: settings.defenderHonor,
		},
		favor: toFavor(settings.favor),
		province: { strength, bonus, stronghold, broken },
		ring: { element, choice, fate },
	};
}

const toCharacter =
	(side: Side) =>
	(
		{ militaryAttachments, politicalAttachments, militaryDash, politicalDash, ...sheet }: Sheet,
		at: number,
	): Character => ({
		...sheet,
		id: `${letters[side]}${at + 1}`,
		military: militaryDash ? null : sheet.military,
		political: politicalDash ? null : sheet.political,
		attachments: { military: militaryAttachments, political: politicalAttachments },
	});

function toFavor(favor: Settings['favor']): Situation['favor'] {
	const holder = SIDES.find((side) => favor.startsWith(side));
	if (holder === undefined) return null;
	return { holder, face: favor.endsWith('military') ? 'military' : 'political' };
}
