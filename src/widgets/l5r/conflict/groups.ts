import type { ConflictType, Resolution, TraceStep } from '../../../rules/l5r/conflict';
import type { SaidStep } from '../../shared/StepList';
import type { StepGroup } from '../../shared/Steps';
import { refusal } from './answer';
import type { CitedRule } from './card';
import { sentence } from './sentences';

type Kind = TraceStep['kind'];

const BEFORE = 'Avant la comparaison';
const RING = '3.2.6 Résoudre l’effet d’anneau';

/** Parts of the conflict, and the kinds of steps that are of one only. */
const PARTS = {
	[BEFORE]: ['fate-taken', 'no-attacker', 'removed-from-conflict'],
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
		'break-prevented',
		'province-untouched',
		'stronghold-eligible',
	],
	[RING]: [
		'element-chosen',
		'ring-effect',
		'honor-taken',
		'empty-deck',
		'empty-hand',
		'fate-removed',
		'last-fate',
		'effect-declined',
		'effect-canceled',
		'no-effect',
	],
	'3.2.7 Revendiquer l’anneau': ['ring-claimed', 'ring-returned'],
	'3.2.8 Retourner au fief': ['participants-bowed', 'return-home'],
	'Fin de la partie': ['game-won', 'events-skipped'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

const PART_OF = new Map<Kind, string>(
	Object.entries(PARTS).flatMap(([part, kinds]) => kinds.map((kind) => [kind, part] as const)),
);

const WINDOW = '3.2.2 Fenêtre d’action';

/** Events of a later moment stand after its step. */
const LATER: Readonly<Record<Extract<TraceStep, { kind: 'moment' }>['moment'], string>> = {
	comparison: 'Après l’étape 3.2.3',
	unopposed: 'Après l’étape 3.2.4',
	province: 'Après l’étape 3.2.5',
	'ring-effect': 'Après l’étape 3.2.6',
	claim: 'Après l’étape 3.2.7',
};

/** What an event does, or the effect of the ring to a character: they are of the part that is open. */
const CHANGES: readonly Kind[] = [
	'joined',
	'enters-normal',
	'enters-ready',
	'sent-home',
	'position-kept',
	'left-play',
	'honor-for-status',
	'modified',
	'control-changed',
	'attachments-kept',
	'strength-changed',
	'province-protected',
	'too-late',
	'element-added',
	'resolver-changed',
	'claimant-changed',
	'effect-to-cancel',
	'totals-now',
	'status',
	'turned',
	'refused',
];

/** The part of each step; those of a total belong to its side. */
function listParts(trace: Resolution['trace']): string[] {
	let open = WINDOW;
	return trace.map((step) => {
		const part = ownPart(step);
		if (part !== undefined) open = part === BEFORE ? WINDOW : part;
		if (part !== undefined || CHANGES.includes(step.kind) || !('side' in step)) return part ?? open;
		return step.side === 'attacker' ? 'Total du joueur attaquant' : 'Total du joueur défenseur';
	});
}

function ownPart(step: TraceStep): string | undefined {
	if (step.kind === 'moment') return LATER[step.moment];
	if (step.kind === 'refused') return step.byRing ? RING : undefined;
	return PART_OF.get(step.kind);
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
	const parts = listParts(trace);
	return [...new Set(parts)].map((title) => ({
		title,
		steps: trace.filter((_, at) => parts[at] === title).flatMap((step) => sayStep(step, type, over)),
	}));
}
