/** Type of a conflict, and the skill that it compares. */
export type Type = 'militaire' | 'politique';

export type Statut = 'honore' | 'normal' | 'deshonore';

/** A character taking part in the conflict when its skills are compared. */
export interface Personnage {
	/** Unique among both sides; the trace names characters by it. */
	readonly id: string;
	/** Base military skill, 0 to 99; `null` for a dash. */
	readonly militaire: number | null;
	/** Base political skill, 0 to 99; `null` for a dash. */
	readonly politique: number | null;
	/** Sum of the modifiers that its attachments give to each skill, −99 to 99. */
	readonly attachements: Readonly<Record<Type, number>>;
	/** Sum of the other modifiers of its skill in this conflict, −99 to 99. */
	readonly modificateur: number;
	/** Current glory, 0 to 99. */
	readonly gloire: number;
	readonly statut: Statut;
	readonly incline: boolean;
	/** Whether it has the keyword fierté. */
	readonly fierte: boolean;
}
