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
	infliges: 'assign',
	restante: 'assign',
	maximum: 'assign',
	'sans-valeur': 'assign',
	'soutien-assigne': 'assign',
	'investigateur-assigne': 'assign',
	annules: 'between',
	places: 'apply',
	'rien-place': 'apply',
	verification: 'check',
	vaincue: 'check',
	defaussee: 'check',
	'traumatisme-choisi': 'trauma',
	traumatisme: 'trauma',
	depassement: 'trauma',
	'sans-traumatisme': 'trauma',
	perdu: 'trauma',
	inutilisable: 'trauma',
	remplacant: 'trauma',
	'prochain-scenario': 'trauma',
	elimination: 'out',
	'elimination-cartes': 'out',
	'elimination-pions': 'out',
	'elimination-ennemis': 'out',
	'elimination-menace': 'out',
	'elimination-principal': 'out',
	'fin-du-scenario': 'out',
	'par-investigateur': 'out',
};

/** The steps under the titles of the procedure; a part without a step is left out. */
export const groupSteps = (trace: Trace): StepGroup<CitedRule>[] =>
	(Object.keys(titles) as Part[]).flatMap((part) => {
		const steps = trace.filter(({ kind }) => parts[kind] === part);
		if (steps.length === 0) return [];
		return [{ title: titles[part], steps: steps.map((step) => ({ text: sentence(step), rule: step.rule })) }];
	});
