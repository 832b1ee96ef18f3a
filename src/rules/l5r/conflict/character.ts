/** Type of a conflict, and the skill that it compares. */
export type ConflictType = 'military' | 'political';

export type Status = 'honored' | 'normal' | 'dishonored';

/** A character as the action window of the conflict opens. */
export interface Character {
	/** Unique among both sides; the trace names characters by it. */
	readonly id: string;
	/** Whether it is at home: it takes no part in the conflict unless it joins it. Without effect on one that is played. */
	readonly home: boolean;
	/** Base military skill, 0 to 99; `null` for a dash. */
	readonly military: number | null;
	/** Base political skill, 0 to 99; `null` for a dash. */
	readonly political: number | null;
	/** Sum of the modifiers that its attachments give to each skill, −99 to 99. */
	readonly attachments: Readonly<Record<ConflictType, number>>;
	/** Sum of the other modifiers of its skill in this conflict, −99 to 99. */
	readonly modifier: number;
	/** Times that this skill is doubled, and halved, 0 to 3. */
	readonly doublings: number;
	readonly halvings: number;
	/** Number that this skill is set to, 0 to 99, the most recent of several; `null` when nothing sets it. */
	readonly fixed: number | null;
	/** Current glory, 0 to 99. */
	readonly glory: number;
	readonly status: Status;
	readonly bowed: boolean;
	/** Fate on it, 0 to 99. */
	readonly fate: number;
	/** Whether it has the keyword pride (fierté). */
	readonly pride: boolean;
}
