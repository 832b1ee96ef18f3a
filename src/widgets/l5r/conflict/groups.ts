import type { Type } from '../../../rules/l5r/conflict/character';
import type { Resolution } from '../../../rules/l5r/conflict/resolution';
import type { TraceStep } from '../../../rules/l5r/conflict/trace';
import type { SaidStep } from '../../shared/StepList';
import type { StepGroup } from '../../shared/Steps';
import type { CitedRule } from './card';
import { refusal } from './outcome';
import { sentence } from './sentences';

const COMPARISON = '3.2.3 Comparer les compétences';
const UNOPPOSED = '3.2.4 Appliquer non opposé';
const PROVINCE = '3.2.5 Détruire la province';
const EFFECT = '3.2.6 Résoudre l’effet d’anneau';

/** Part of the conflict that each kind of step belongs to; steps of a total belong to its side. */
const TITLES: Readonly<Record<Exclude<TraceStep['kind'], SideKind>, string>> = {
	'destin-pris': 'Avant la comparaison',
	'retire-du-conflit': 'Avant la comparaison',
	comparaison: COMPARISON,
	'conflit-remporte': COMPARISON,
	'condition-manquante': COMPARISON,
	'sans-vainqueur': COMPARISON,
	fierte: COMPARISON,
	'fierte-sans-vainqueur': COMPARISON,
	'non-oppose': UNOPPOSED,
	'honneur-perdu': UNOPPOSED,
	oppose: UNOPPOSED,
	'non-oppose-sans-effet': UNOPPOSED,
	'defense-augmentee': PROVINCE,
	'province-detruite': PROVINCE,
	'province-tient': PROVINCE,
	'province-sans-effet': PROVINCE,
	'forteresse-eligible': PROVINCE,
	'effet-d-anneau': EFFECT,
	'honneur-pris': EFFECT,
	'effet-refuse': EFFECT,
	'effet-absent': EFFECT,
	'anneau-revendique': '3.2.7 Revendiquer l’anneau',
	'anneau-rendu': '3.2.7 Revendiquer l’anneau',
	'participants-inclines': '3.2.8 Retourner au fief',
	'retour-au-fief': '3.2.8 Retourner au fief',
	'partie-gagnee': 'Fin de la partie',
};

const SIDE_KINDS = [
	'attachements',
	'autres-modificateurs',
	'gloire',
	'competence-a-zero',
	'contribution',
	'incline',
	'total-modifie',
	'faveur',
	'faveur-sans-bonus',
	'total-a-zero',
] as const satisfies readonly TraceStep['kind'][];
type SideKind = (typeof SIDE_KINDS)[number];

const isOfSide = (step: TraceStep): step is Extract<TraceStep, { kind: SideKind }> =>
	SIDE_KINDS.some((kind) => kind === step.kind);

function titleOf(step: TraceStep): string {
	if (!isOfSide(step)) return TITLES[step.kind];
	return step.camp === 'attaquant' ? 'Total du joueur attaquant' : 'Total du joueur défenseur';
}

/** What the attacking player may do at once, and which has no figure. */
const DISCARD: SaidStep<CitedRule> = {
	text: 'Le joueur attaquant peut défausser aussitôt les cartes Dynastie de son choix dans cette province.',
	rule: 'etape-3-2-5-defausser',
};

function tell(step: TraceStep, type: Type, over: boolean): SaidStep<CitedRule>[] {
	const told = { text: sentence(step, type), rule: step.rule };
	return step.kind === 'province-detruite' && !over ? [told, DISCARD] : [told];
}

/** Every step in words, in the parts of the conflict; why it cannot be, for a conflict that cannot. */
export function stepGroups({ resultat, trace }: Resolution, type: Type): StepGroup<CitedRule>[] {
	if (resultat.type === 'illegal') return [{ steps: [{ text: refusal(resultat), rule: resultat.rule }] }];
	const over = resultat.fin?.rule === 'gagner-la-partie-forteresse';
	const titles = [...new Set(trace.map(titleOf))];
	return titles.map((title) => ({
		title,
		steps: trace.filter((step) => titleOf(step) === title).flatMap((step) => tell(step, type, over)),
	}));
}
