import { conclude, settleAutomatic } from './conclusion';
import { type Form, sumForms } from './form';
import { countTokens, type Kind } from './kind';
import { noteEnd, noteRevealed, reportEnd, reportValue } from './report';
import type { TestResult } from './results';
import type { Situation } from './situation';
import type { DrawnEvent } from './spread';
import { readStakes } from './stakes';
import { noteExhausted, noteFailsWith, noteOutcome, noteSymbol } from './steps';
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
	const out = [...revealed];
	for (const rank of back) out.splice(out.indexOf(rank), 1);
	const result: TestResult = {
		out: out.map((rank) => idOf(kinds, rank)),
		revealed: revealed.map((rank) => idOf(kinds, rank)),
		applied: applied.map(({ as }) => as ?? ''),
		...conclude(stakes, totals.sum, settleAutomatic(totals)),
	};
	const named = applied.map(({ rank, modifier }) => ({ id: idOf(kinds, rank), modifier }));
	return {
		result,
		trace: [
			...reportMissing(situation, kinds, events),
			...events.flatMap((event, at) => reportEvent(situation, kinds, event, isEnded(events, at))),
			...reportEnding(kinds, applied, countTokens(kinds) - out.length),
			...reportValue(situation, named),
			...noteOutcome(stakes, totals),
			...reportEnd(situation, kinds, out, result),
		],
	};
}

const idOf = (kinds: readonly Kind[], rank: number): string => kinds[rank]?.id ?? '';

/** Fewer tokens have come for the draw than it asks for: the bag was empty. */
function reportMissing({ draw }: Situation, kinds: readonly Kind[], events: readonly DrawnEvent[]): Trace {
	const last = events.at(-1);
	const most = Math.min(draw.count, countTokens(kinds));
	return noteExhausted(draw.count, last?.type === 'exhausted' ? most - last.missing : most);
}

/** Whether a kind has come too often for what is applied, up to the next token that one of them has revealed. */
function isEnded(events: readonly DrawnEvent[], at: number): boolean {
	const next = events.findIndex((event, rank) => rank > at && event.type === 'revealed' && event.chained);
	return sumForms(listApplied(events.slice(0, next < 0 ? events.length : next))).ended;
}

/** The token from which no other is revealed. */
function reportEnding(kinds: readonly Kind[], applied: readonly Form[], left: number): Trace {
	const ending = applied.find((_, at) => sumForms(applied.slice(0, at + 1)).ended);
	return ending ? [noteEnd({ id: idOf(kinds, ending.rank) }, left)] : [];
}

function reportEvent({ draw }: Situation, kinds: readonly Kind[], event: DrawnEvent, ended: boolean): Trace {
	const rule = 'bases-carte-prioritaire';
	switch (event.type) {
		case 'revealed':
			return [
				noteRevealed(
					idOf(kinds, event.rank),
					event.chained ? 'token' : draw.count === 1 ? 'test' : 'card',
					event.before,
				),
			];
		case 'canceled': {
			const { before, after } = event;
			return [{ kind: 'canceled', stage: 3, rule, token: idOf(kinds, event.rank), before, after }];
		}
		case 'kept': {
			const [kept, ignored] = [event.kept, event.ignored].map((ranks) => ranks.map((rank) => idOf(kinds, rank)));
			if (!kept || !ignored) return [];
			const before = kept.length + ignored.length;
			return [{ kind: 'chosen', stage: 3, rule, token: null, before, after: kept.length, kept, ignored }];
		}
		case 'applied':
			return reportForm(kinds, ended ? { ...event.form, revealsAnother: false } : event.form);
		case 'exhausted':
			return noteExhausted(event.pending, 0);
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
		? [symbol, ...noteFailsWith({ id, failsWith: form.failsWith })]
		: [{ kind: 'counts-as', stage: 4, rule, token: id, before: 0, after: 0, as: form.as }, symbol];
}
