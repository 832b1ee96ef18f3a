import type { TestResult } from '../../../rules/arkham/skill-test';
import type { ChaosBags, TokenKind } from '../../../schemas/chaos-bags';
import { signed } from '../../shared/words';
import { cardEffect, effectOf, kindOf } from './bag';
import type { TestState } from './state';

/** What a symbol does as soon as it is applied: its consequence, and its conditions with what the reader said of each. */
function atOnce(data: ChaosBags, state: TestState, kind: TokenKind): string | undefined {
	const card = cardEffect(data, state, kind);
	if (!card) return undefined;
	const { modifier, automatic, revealsAnother } = effectOf(data, state, kind);
	const met = (condition: string | undefined, what: string, is: boolean) =>
		condition && `${what} si ${condition} (${is ? 'compté' : 'non compté'})`;
	return [
		card.consequence,
		...(card.modificateurSi ?? []).map((one) => met(one.si, signed(one.modificateur), modifier === one.modificateur)),
		met(card.echecSi, 'échec automatique', automatic === 'failure'),
		met(card.reussiteSi, 'réussite automatique', automatic === 'success'),
		met(card.reveleSi, 'révèle un autre pion', revealsAnother),
	]
		.filter(Boolean)
		.join(' ; ');
}

/** What the cards add at a step of a drawn test: consequences of its tokens at TC.4, TC.7 and TC.8. */
export function cardNotes(
	data: ChaosBags,
	state: TestState,
	{ applied, out, success }: TestResult,
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
			return notes(applied, (kind) => atOnce(data, state, kind));
		case 7:
			return notes(applied, (kind) => cardEffect(data, state, kind)?.[success ? 'siReussite' : 'siEchec']);
		case 8:
			return notes(out, (kind) => kind.ensuite);
		default:
			return [];
	}
}
