import { type Resolution, resolve } from '../../../rules/mistborn/metals';
import { sayCase } from '../../shared/case-answer';
import { headline } from './answer';
import { explainRefusal } from './refusal';
import { type MetalsState, toEngine } from './state';
import { metalsCodec } from './url-state';
import { metalName, times, tokens } from './words';

/** The answer to a case, for search: the first action that cannot be, or where they lead. */
export const answerCase = sayCase(metalsCodec, (state) => {
	const resolution = resolve(toEngine(state));
	const refused = resolution.result.outcomes.filter((outcome) => outcome.type === 'illegal');
	const [first] = refused;
	if (!first) return [headline(resolution), sayUses(state), sayCounts(resolution)];
	const over = refused.filter(({ reason }) => reason === 'limit-reached').length;
	return ['Impossible.', explainRefusal(first), over > 1 ? `En tout, ${tokens(over)} sont à Attiser.` : ''];
});

/** How many tokens are Burnt, and how many Flared, when many are used. */
function sayUses({ actions }: MetalsState): string {
	const [burnt, flared] = (['burn', 'flare'] as const).map((use) => actions.filter(({ type }) => type === use).length);
	if (!burnt || !flared || actions.length < 3) return '';
	return `Vous Brûlez ${tokens(burnt)} et vous en Attisez ${flared}.`;
}

/** How many times a metal is Burnt, when it is more than once. */
function sayCounts({ trace }: Resolution): string {
	const last = new Map(trace.flatMap((step) => (step.kind === 'metal-counted' ? [[step.metal, step.after]] : [])));
	return [...last]
		.flatMap(([metal, count]) => (count > 1 ? [`${metalName(metal)} Brûlé ${times(count)}.`] : []))
		.join(' ');
}
