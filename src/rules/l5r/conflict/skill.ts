import type { ConflictType } from './character';
import type { Side } from './situation';
import type { CharacterState } from './state';
import type { TraceStep } from './trace';

/** A skill on its way through its modifiers, and the findings so far. */
interface Computation {
	readonly value: number;
	readonly steps: readonly TraceStep[];
}

/**
 * Skill of a ready character in a conflict of a type, without a dash: its base with all its modifiers (rule
 * modificateur-tous-ensemble), those of attachments (rule attachement-modificateurs) and glory (rules honore-definition,
 * deshonore-definition) among them. Only the final result is brought back to 0 (rule modificateur-jamais-negatif).
 */
export function computeSkill(side: Side, character: CharacterState, type: ConflictType): Computation {
	const who = { side, character: character.id };
	const withAttachments = add({ value: character[type] ?? 0, steps: [] }, character.attachments[type], (change) => ({
		kind: 'attachments',
		rule: 'attachement-modificateurs',
		...who,
		...change,
	}));
	const modified = add(withAttachments, character.modifier, (change) => ({
		kind: 'other-modifiers',
		rule: 'modificateur-tous-ensemble',
		...who,
		...change,
	}));
	const { glory, status } = character;
	const withGlory = add(modified, status === 'normal' ? 0 : status === 'honored' ? glory : -glory, (change) => ({
		kind: 'glory',
		rule: status === 'honored' ? 'honore-definition' : 'deshonore-definition',
		...who,
		...change,
		glory,
	}));
	return add(withGlory, Math.max(0, -withGlory.value), (change) => ({
		kind: 'skill-to-zero',
		rule: 'modificateur-jamais-negatif',
		...who,
		...change,
	}));
}

/** Adds to the value, and records the finding when it changes. */
function add(
	{ value, steps }: Computation,
	amount: number,
	note: (change: { readonly before: number; readonly after: number }) => TraceStep,
): Computation {
	if (amount === 0) return { value, steps };
	const after = value + amount;
	return { value: after, steps: [...steps, note({ before: value, after })] };
}
