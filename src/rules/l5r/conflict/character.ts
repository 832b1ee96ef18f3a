/** Type of a conflict, and the skill that it compares. */
export type ConflictType = 'military' | 'political';

export type Status = 'honored' | 'normal' | 'dishonored';

/** A character taking part in the conflict when its skills are compared. */
export interface Character {
	/** Unique among both sides; the trace names characters by it. */
	readonly id: string;
	/** Base military skill, 0 to 99; `null` for a dash. */
	readonly military: number | null;
	/** Base political skill, 0 to 99; `null` for a dash. */
	readonly political: number | null;
	/** Sum of the modifiers that its attachments give to each skill, −99 to 99. */
	readonly attachments: Readonly<Record<ConflictType, number>>;
	/** Sum of the other modifiers of its skill in this conflict, −99 to 99. */
	readonly modifier: number;
	/** Current glory, 0 to 99. */
	readonly glory: number;
	readonly status: Status;
	readonly bowed: boolean;
	/** Whether it has the keyword pride (fierté). */
	readonly pride: boolean;
}
