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
 * Skill of a ready character in a conflict of a type, without a dash. What sets it prevails over all the rest (rule
 * modificateur-fixe), glory among it.
 */
export function computeSkill(side: Side, character: CharacterState, type: ConflictType): Computation {
	const { fixed, id } = character;
	const base = { value: character[type] ?? 0, steps: [] };
	if (fixed === null) return modify(side, character, type, base);
	const set = { kind: 'skill-fixed', rule: 'modificateur-fixe', side, character: id, before: base.value } as const;
	return { value: fixed, steps: [{ ...set, after: fixed }] };
}

/**
 * A base with all its modifiers (rule modificateur-tous-ensemble): those of attachments (rule
 * attachement-modificateurs), others, and glory (rules honore-definition, deshonore-definition) are added before it is
 * doubled and halved (rule modificateur-ordre-de-calcul). Only the final result is brought back to 0 (rule
 * modificateur-jamais-negatif).
 */
function modify(side: Side, character: CharacterState, type: ConflictType, base: Computation): Computation {
	const who = { side, character: character.id };
	const withAttachments = add(base, character.attachments[type], (change) => ({
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
	const { glory, status, doublings, halvings } = character;
	const withGlory = add(modified, status === 'normal' ? 0 : status === 'honored' ? glory : -glory, (change) => ({
		kind: 'glory',
		rule: status === 'honored' ? 'honore-definition' : 'deshonore-definition',
		...who,
		...change,
		glory,
	}));
	const multiplied = multiply(withGlory, doublings, halvings, who);
	return add(multiplied, Math.max(0, -multiplied.value), (change) => ({
		kind: 'skill-to-zero',
		rule: 'modificateur-jamais-negatif',
		...who,
		...change,
	}));
}

/**
 * Doubles, then halves, once all is added (rule modificateur-ordre-de-calcul); a fraction is rounded up once, at the end
 * (rule modificateur-arrondi).
 */
function multiply(
	{ value, steps }: Computation,
	doublings: number,
	halvings: number,
	who: { readonly side: Side; readonly character: string },
): Computation {
	const product = value * 2 ** doublings;
	const quotient = product / 2 ** halvings;
	const rule = 'modificateur-ordre-de-calcul';
	const doubled = { kind: 'skill-doubled', rule, ...who, before: value, after: product, times: doublings } as const;
	const halved = {
		kind: 'skill-halved',
		rule: Number.isInteger(quotient) ? rule : 'modificateur-arrondi',
		...who,
		before: product,
		// « + 0 » makes 0 of −0.
		after: Math.ceil(quotient) + 0,
		times: halvings,
	} as const;
	return {
		value: halved.after,
		steps: [...steps, ...(doublings > 0 ? [doubled] : []), ...(halvings > 0 ? [halved] : [])],
	};
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
