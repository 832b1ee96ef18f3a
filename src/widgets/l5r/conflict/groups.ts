import type { ConflictType, Resolution, TraceStep } from '../../../rules/l5r/conflict';
import type { SaidStep } from '../../shared/StepList';
import type { StepGroup } from '../../shared/Steps';
import { refusal } from './answer';
import type { CitedRule } from './card';
import { sentence } from './sentences';

type Kind = TraceStep['kind'];

/** Parts of the conflict, and the kinds of steps that are of one only. */
const PARTS = {
	'Avant la comparaison': ['fate-taken', 'no-attacker', 'removed-from-conflict'],
	'3.2.2 Fenêtre d’action': [
		'joined',
		'enters-normal',
		'enters-ready',
		'sent-home',
		'position-kept',
		'left-play',
		'honor-for-status',
		'modified',
		'totals-now',
	],
	'3.2.3 Comparer les compétences': [
		'comparison',
		'conflict-won',
		'condition-missing',
		'no-winner',
		'pride',
		'pride-without-winner',
	],
	'3.2.4 Appliquer non opposé': ['unopposed', 'honor-lost', 'opposed', 'unopposed-without-effect'],
	'3.2.5 Détruire la province': [
		'strength-modified',
		'province-broken',
		'province-holds',
		'province-untouched',
		'stronghold-eligible',
	],
	'3.2.6 Résoudre l’effet d’anneau': [
		'ring-effect',
		'honor-taken',
		'empty-deck',
		'empty-hand',
		'fate-removed',
		'last-fate',
		'effect-declined',
		'no-effect',
	],
	'3.2.7 Revendiquer l’anneau': ['ring-claimed', 'ring-returned'],
	'3.2.8 Retourner au fief': ['participants-bowed', 'return-home'],
	'Fin de la partie': ['game-won'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

type Part = keyof typeof PARTS;

const PART_OF = new Map<Kind, string>(
	Object.entries(PARTS).flatMap(([part, kinds]) => kinds.map((kind) => [kind, part] as const)),
);

/** What changes a character: an event of the action window, or the ring effect. */
const CHANGES: readonly Kind[] = ['status', 'turned', 'refused'];

/** Steps of a total belong to its side; those that change a character, to what comes before or after the comparison. */
function partOf(step: TraceStep, compared: boolean): string {
	const part = PART_OF.get(step.kind);
	if (part !== undefined) return part;
	const changes: Part = compared ? '3.2.6 Résoudre l’effet d’anneau' : '3.2.2 Fenêtre d’action';
	if (CHANGES.includes(step.kind) || !('side' in step)) return changes;
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
	const compared = trace.findIndex(({ kind }) => kind === 'comparison');
	const parts = trace.map((step, at) => partOf(step, compared >= 0 && at > compared));
	return [...new Set(parts)].map((title) => ({
		title,
		steps: trace.filter((_, at) => parts[at] === title).flatMap((step) => sayStep(step, type, over)),
	}));
}
