import type { Choice, ConflictEvent, ConflictType, Element, Side, Status } from '../../../rules/l5r/conflict';
import { SIDES } from '../../../rules/l5r/conflict/at-once';

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
	doublings: number;
	halvings: number;
	/** Whether its skill is set, and to what: the number comes back when it is set again. */
	fixed: boolean;
	fixedAt: number;
	glory: number;
	status: Status;
	bowed: boolean;
	/** Whether it is at home as the action window opens. */
	home: boolean;
	fate: number;
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
	/** Id of the character that the effect is for; none when it is empty. */
	target: string;
	emptyDeck: boolean;
	emptyHand: boolean;
	fate: number;
	favor: (typeof FAVORS)[number];
	attackerTotal: number;
	defenderTotal: number;
	attackerHonor: number;
	defenderHonor: number;
}

export interface ConflictState extends Readonly<Record<Side, readonly Sheet[]>> {
	readonly settings: Settings;
	/** What happens, in the action window or later. */
	readonly events: readonly ConflictEvent[];
}

/** Characters of a side. */
export const MAX_SHEETS = 8;

export const MAX_EVENTS = 12;

/** Name of the parameter of events. Published: it never changes. */
export const SEQUEL = 'suite';

/** Letter of a side in the address and in the ids of its characters. */
export const letters: Readonly<Record<Side, string>> = { attacker: 'a', defender: 'd' };

/** Keys of a sheet, by type of conflict. */
export const dashes = { military: 'militaryDash', political: 'politicalDash' } as const;
export const attachments = { military: 'militaryAttachments', political: 'politicalAttachments' } as const;

/** A plain character, ready and with nothing on it. */
export const plain: Sheet = {
	military: 2,
	political: 2,
	militaryDash: false,
	politicalDash: false,
	militaryAttachments: 0,
	politicalAttachments: 0,
	modifier: 0,
	doublings: 0,
	halvings: 0,
	fixed: false,
	fixedAt: 3,
	glory: 1,
	status: 'normal',
	bowed: false,
	home: false,
	fate: 0,
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
		target: '',
		emptyDeck: false,
		emptyHand: false,
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
	events: [],
};

/** Most broken provinces that there can be: without the stronghold's, one at least is whole, the attacked one. */
export const maxBroken = ({ stronghold }: Settings): number => (stronghold ? 4 : 3);

/** Id of a character in the address and for the engine: `a1`, `d2`. */
export const idOf = (side: Side, at: number): string => `${letters[side]}${at + 1}`;

/** Ids of all characters, the attackers first. */
export const listIds = (state: ConflictState): readonly string[] =>
	SIDES.flatMap((side) => state[side].map((_, at) => idOf(side, at)));

/** Whether a ring effect is for one character. */
export const hasTarget = (choice: Choice): boolean => ['honor', 'dishonor', 'ready', 'bow', 'remove'].includes(choice);
