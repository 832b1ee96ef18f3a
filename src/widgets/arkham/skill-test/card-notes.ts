import type { TestResult } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { cardEffect, kindOf } from './bag';
import type { TestState } from './state';

/** What the cards add at a step of a drawn test: consequences of its tokens at TC.4, TC.7 and TC.8. */
export function cardNotes(
	data: ChaosBags,
	state: TestState,
	{ applied, revealed, success }: TestResult,
	stage: number,
): string[] {
	const notes = (
		ids: readonly string[],
		textOf: (kind: NonNullable<ReturnType<typeof kindOf>>) => string | undefined,
	) =>
		ids.flatMap((id) => {
			const kind = kindOf(data, id);
			const text = kind && textOf(kind);
			return text ? [`${kind.nom} : ${text}.`] : [];
		});
	switch (stage) {
		case 4:
			return notes(applied, (kind) => cardEffect(data, state, kind)?.consequence);
		case 7:
			return notes(applied, (kind) => cardEffect(data, state, kind)?.[success ? 'siReussite' : 'siEchec']);
		case 8:
			return notes(revealed, (kind) => kind.ensuite);
		default:
			return [];
	}
}
