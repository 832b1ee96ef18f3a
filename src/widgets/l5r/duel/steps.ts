import type { Resolution } from '../../../rules/l5r/duel/resolution';
import type { Camp } from '../../../rules/l5r/duel/situation';
import type { TraceStep } from '../../../rules/l5r/duel/trace';
import type { StepGroup } from '../../shared/Steps';
import type { CitedRule } from './card';
import { refusal } from './outcome';
import { sentence } from './sentences';

const titles = {
	mises: 'D.3 et D.4 : les mises',
	honneur: 'D.5 : l’honneur change de main',
	competences: 'D.6 : les compétences',
	issue: 'D.7 à D.9 : l’issue',
} as const;

/** The part of the duel that each kind of step belongs to. */
const parts: Record<TraceStep['kind'], keyof typeof titles> = {
	'mise-revelee': 'mises',
	'mise-au-dela': 'mises',
	'mise-modifiee': 'mises',
	'transfert-nul': 'honneur',
	'honneur-insuffisant': 'honneur',
	'honneur-donne': 'honneur',
	'honneur-recu': 'honneur',
	'honneur-epuise': 'honneur',
	'honneur-atteint': 'honneur',
	'partie-terminee': 'honneur',
	'competence-lue': 'competences',
	'gloire-comptee': 'competences',
	'modificateurs-comptes': 'competences',
	'mise-ajoutee': 'competences',
	'ramenee-a-zero': 'competences',
	'incline-sans-effet': 'competences',
	'duel-gagne': 'issue',
	'duel-perdu': 'issue',
	egalite: 'issue',
	consequences: 'issue',
	'mise-oubliee': 'issue',
};

/** The steps in words, part by part; of a duel that cannot be, why it cannot. */
export function stepGroups({ resultat, trace }: Resolution, role: Camp): StepGroup<CitedRule>[] {
	if (resultat.type === 'illegal') return [{ steps: [{ text: refusal(resultat, role), rule: resultat.rule }] }];
	return Object.entries(titles).flatMap(([part, title]) => {
		const steps = trace.filter(({ kind }) => parts[kind] === part);
		return steps.length === 0
			? []
			: [{ title, steps: steps.map((step) => ({ text: sentence(step, role), rule: step.rule })) }];
	});
}
