import type { Resolution, Side, TraceStep } from '../../../rules/l5r/duel';
import type { StepGroup } from '../../shared/Steps';
import { refusal } from './answer';
import type { CitedRule } from './card';
import { sentence } from './sentences';

const titles = {
	bids: 'D.3 et D.4 : les mises',
	honor: 'D.5 : l’honneur change de main',
	skills: 'D.6 : les compétences',
	outcome: 'D.7 à D.9 : l’issue',
} as const;

/** The part of the duel that each kind of step belongs to. */
const parts: Record<TraceStep['kind'], keyof typeof titles> = {
	'bid-revealed': 'bids',
	'bid-beyond-honor': 'bids',
	'bid-modified': 'bids',
	'no-transfer': 'honor',
	'honor-short': 'honor',
	'honor-given': 'honor',
	'honor-received': 'honor',
	'honor-emptied': 'honor',
	'honor-reached': 'honor',
	'game-over': 'honor',
	'skill-read': 'skills',
	'glory-counted': 'skills',
	'modifiers-counted': 'skills',
	'bid-added': 'skills',
	'raised-to-zero': 'skills',
	'bowed-without-effect': 'skills',
	'duel-won': 'outcome',
	'duel-lost': 'outcome',
	tie: 'outcome',
	consequences: 'outcome',
	'bid-forgotten': 'outcome',
};

/** The steps in words, part by part; of a duel that cannot be, why it cannot. */
export function stepGroups({ result, trace }: Resolution, role: Side): StepGroup<CitedRule>[] {
	if (result.type === 'illegal') return [{ steps: [{ text: refusal(result, role), rule: result.rule }] }];
	return Object.entries(titles).flatMap(([part, title]) => {
		const steps = trace.filter(({ kind }) => parts[kind] === part);
		return steps.length === 0
			? []
			: [{ title, steps: steps.map((step) => ({ text: sentence(step, role), rule: step.rule })) }];
	});
}
