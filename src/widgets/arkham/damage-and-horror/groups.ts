import type { Trace, TraceStep } from '../../../rules/arkham/damage-and-horror';
import type { StepGroup } from '../../shared/Steps';
import type { CitedRule } from './card';
import { sentence } from './sentences';

type Part = 'assign' | 'between' | 'apply' | 'check' | 'trauma' | 'out';

const titles: Record<Part, string> = {
	assign: '1. Assigner',
	between: 'Entre les deux étapes',
	apply: '2. Appliquer',
	check: 'Qui est vaincu ?',
	trauma: 'Les suites de la défaite',
	out: 'L’élimination, dans cet ordre',
};

const parts: Record<TraceStep['kind'], Part> = {
	dealt: 'assign',
	remaining: 'assign',
	maximum: 'assign',
	'no-value': 'assign',
	'asset-assigned': 'assign',
	'investigator-assigned': 'assign',
	canceled: 'between',
	placed: 'apply',
	'nothing-placed': 'apply',
	'defeat-checked': 'check',
	defeated: 'check',
	discarded: 'check',
	'trauma-chosen': 'trauma',
	trauma: 'trauma',
	excess: 'trauma',
	'no-trauma': 'trauma',
	lost: 'trauma',
	unusable: 'trauma',
	replacement: 'trauma',
	'next-scenario': 'trauma',
	elimination: 'out',
	'elimination-cards': 'out',
	'elimination-tokens': 'out',
	'elimination-enemies': 'out',
	'elimination-threat-area': 'out',
	'elimination-lead': 'out',
	'scenario-end': 'out',
	'per-investigator': 'out',
};

/** The steps under the titles of the procedure; a part without a step is left out. */
export const groupSteps = (trace: Trace): StepGroup<CitedRule>[] =>
	(Object.keys(titles) as Part[]).flatMap((part) => {
		const steps = trace.filter(({ kind }) => parts[kind] === part);
		if (steps.length === 0) return [];
		return [{ title: titles[part], steps: steps.map((step) => ({ text: sentence(step), rule: step.rule })) }];
	});
