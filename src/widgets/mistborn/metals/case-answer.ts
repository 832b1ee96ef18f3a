import { type Action, type Resolution, resolve } from '../../../rules/mistborn/metals';
import { sayCase } from '../../shared/case-answer';
import { count } from '../../shared/words';
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

/** How many tokens are Burnt, and how many Flared; cards that the limit does not count. */
function sayUses({ actions }: MetalsState): string {
	const many = (use: Action['type']) => actions.filter(({ type }) => type === use).length;
	const [burnt, flared, laid] = [many('burn') + many('atium'), many('flare'), many('lay')];
	return [
		burnt > 0 && flared > 0 ? `Vous Brûlez ${tokens(burnt)} et vous en Attisez ${flared}.` : '',
		laid > 0 ? `Hors limite : ${count(laid, 'carte utilisée', 'cartes utilisées')} comme métal.` : '',
	]
		.filter(Boolean)
		.join(' ');
}

/** How many times a metal is Burnt, when it is more than once. */
function sayCounts({ trace }: Resolution): string {
	const last = new Map(trace.flatMap((step) => (step.kind === 'metal-counted' ? [[step.metal, step.after]] : [])));
	return [...last]
		.flatMap(([metal, many]) => (many > 1 ? [`${metalName(metal)} Brûlé ${times(many)}.`] : []))
		.join(' ');
}
