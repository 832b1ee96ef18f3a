import { conclude, settleAutomatic } from './conclusion';
import { type Form, sumForms } from './form';
import type { Kind } from './kind';
import { noteRevealed, reportEnd, reportValue } from './report';
import type { TestResult } from './results';
import type { Situation } from './situation';
import type { DrawnEvent } from './spread';
import { readStakes } from './stakes';
import { noteOutcome, noteSymbol } from './steps';
import type { Trace } from './trace';
import { listApplied } from './walk';

/** A drawn test where the player decides: what it comes to, and its steps from the first token to the end of TC.8. */
export function reportWalk(
	situation: Situation,
	kinds: readonly Kind[],
	events: readonly DrawnEvent[],
): { readonly result: TestResult; readonly trace: Trace } {
	const applied = listApplied(events);
	const totals = sumForms(applied);
	const stakes = readStakes(situation);
	const revealed = events.flatMap((event) => (event.type === 'revealed' ? [event.rank] : []));
	const back = events.flatMap((event) => (event.type === 'canceled' && event.after > event.before ? [event.rank] : []));
	const result: TestResult = {
		revealed: revealed.map((rank) => idOf(kinds, rank)),
		applied: applied.map(({ as }) => as ?? ''),
		...conclude(stakes, totals.sum, settleAutomatic(totals)),
	};
	const out = [...revealed];
	for (const rank of back) out.splice(out.indexOf(rank), 1);
	const named = applied.map(({ rank, modifier }) => ({ id: idOf(kinds, rank), modifier }));
	return {
		result,
		trace: [
			...events.flatMap((event) => reportEvent(situation, kinds, event)),
			...reportValue(situation, named),
			...noteOutcome(stakes, totals),
			...reportEnd(situation, kinds, out, result),
		],
	};
}

const idOf = (kinds: readonly Kind[], rank: number): string => kinds[rank]?.id ?? '';

function reportEvent({ draw }: Situation, kinds: readonly Kind[], event: DrawnEvent): Trace {
	const rule = 'bases-carte-prioritaire';
	switch (event.type) {
		case 'revealed':
			return [
				noteRevealed(
					idOf(kinds, event.rank),
					event.chained ? 'pion' : draw.count === 1 ? 'test' : 'carte',
					event.before,
				),
			];
		case 'canceled': {
			const { before, after } = event;
			return [{ kind: 'annule', stage: 3, rule, token: idOf(kinds, event.rank), before, after }];
		}
		case 'kept': {
			const [kept, ignored] = [event.kept, event.ignored].map((ranks) => ranks.map((rank) => idOf(kinds, rank)));
			if (!kept || !ignored) return [];
			const before = kept.length + ignored.length;
			return [{ kind: 'retenu', stage: 3, rule, token: null, before, after: kept.length, kept, ignored }];
		}
		case 'applied':
			return reportForm(kinds, event.form);
	}
}

/** What a token applied does at TC.4, as what it counts as. */
function reportForm(kinds: readonly Kind[], form: Form): Trace {
	const kind = kinds[form.rank];
	if (!kind) return [];
	const rule = 'bases-carte-prioritaire';
	const { id } = kind;
	const symbol = noteSymbol({ ...kind, ...form });
	return form.as === null || form.as === id
		? [symbol]
		: [{ kind: 'compte-comme', stage: 4, rule, token: id, before: 0, after: 0, as: form.as }, symbol];
}
