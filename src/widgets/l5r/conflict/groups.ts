import type { ConflictType, Resolution, TraceStep } from '../../../rules/l5r/conflict';
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
	'fate-taken': 'Avant la comparaison',
	'removed-from-conflict': 'Avant la comparaison',
	comparison: COMPARISON,
	'conflict-won': COMPARISON,
	'condition-missing': COMPARISON,
	'no-winner': COMPARISON,
	pride: COMPARISON,
	'pride-without-winner': COMPARISON,
	unopposed: UNOPPOSED,
	'honor-lost': UNOPPOSED,
	opposed: UNOPPOSED,
	'unopposed-without-effect': UNOPPOSED,
	'strength-raised': PROVINCE,
	'province-broken': PROVINCE,
	'province-holds': PROVINCE,
	'province-untouched': PROVINCE,
	'stronghold-eligible': PROVINCE,
	'ring-effect': EFFECT,
	'honor-taken': EFFECT,
	'effect-declined': EFFECT,
	'no-effect': EFFECT,
	'ring-claimed': '3.2.7 Revendiquer l’anneau',
	'ring-returned': '3.2.7 Revendiquer l’anneau',
	'participants-bowed': '3.2.8 Retourner au fief',
	'return-home': '3.2.8 Retourner au fief',
	'game-won': 'Fin de la partie',
};

const SIDE_KINDS = [
	'attachments',
	'other-modifiers',
	'glory',
	'skill-to-zero',
	'contribution',
	'bowed',
	'total-modified',
	'favor',
	'favor-without-bonus',
	'total-to-zero',
] as const satisfies readonly TraceStep['kind'][];
type SideKind = (typeof SIDE_KINDS)[number];

const isOfSide = (step: TraceStep): step is Extract<TraceStep, { kind: SideKind }> =>
	SIDE_KINDS.some((kind) => kind === step.kind);

function titleOf(step: TraceStep): string {
	if (!isOfSide(step)) return TITLES[step.kind];
	return step.side === 'attacker' ? 'Total du joueur attaquant' : 'Total du joueur défenseur';
}

/** What the attacking player may do at once, and which has no figure. */
const DISCARD: SaidStep<CitedRule> = {
	text: 'Le joueur attaquant peut défausser aussitôt les cartes Dynastie de son choix dans cette province.',
	rule: 'etape-3-2-5-defausser',
};

function sayStep(step: TraceStep, type: ConflictType, over: boolean): SaidStep<CitedRule>[] {
	const said = { text: sentence(step, type), rule: step.rule };
	return step.kind === 'province-broken' && !over ? [said, DISCARD] : [said];
}

/** Every step in words, in the parts of the conflict; why it cannot be, for a conflict that cannot. */
export function stepGroups({ result, trace }: Resolution, type: ConflictType): StepGroup<CitedRule>[] {
	if (result.type === 'illegal') return [{ steps: [{ text: refusal(result), rule: result.rule }] }];
	const over = result.gameEnd?.rule === 'gagner-la-partie-forteresse';
	const titles = [...new Set(trace.map(titleOf))];
	return titles.map((title) => ({
		title,
		steps: trace.filter((step) => titleOf(step) === title).flatMap((step) => sayStep(step, type, over)),
	}));
}
