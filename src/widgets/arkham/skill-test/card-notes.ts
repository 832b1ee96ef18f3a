import type { Epreuve } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { cardEffect, kindOf } from './bag';
import type { TestState } from './state';

/** What the cards add at a step of a drawn test: consequences of its tokens at TC.4, TC.7 and TC.8. */
export function cardNotes(
	data: ChaosBags,
	state: TestState,
	{ retenus, reveles, reussite }: Epreuve,
	tc: number,
): string[] {
	const notes = (
		types: readonly string[],
		tell: (kind: NonNullable<ReturnType<typeof kindOf>>) => string | undefined,
	) =>
		types.flatMap((type) => {
			const kind = kindOf(data, type);
			const text = kind && tell(kind);
			return text ? [`${kind.nom} : ${text}.`] : [];
		});
	switch (tc) {
		case 4:
			return notes(retenus, (kind) => cardEffect(data, state, kind)?.consequence);
		case 7:
			return notes(retenus, (kind) => cardEffect(data, state, kind)?.[reussite ? 'siReussite' : 'siEchec']);
		case 8:
			return notes(reveles, (kind) => kind.ensuite);
		default:
			return [];
	}
}
