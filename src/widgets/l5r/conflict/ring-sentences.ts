import type { Choice, TraceStep } from '../../../rules/l5r/conflict';
import { elementNames, nameOf, ofPlayer, playerNames } from './words';

/** Air has figures; the others say who is chosen, when it is one of the characters. */
export function effect({
	side,
	choice,
	before,
	after,
	element,
	target,
	participates,
	emptyHand,
}: Extract<TraceStep, { kind: 'ring-effect' }>): string {
	if (choice === 'gain' || choice === 'take') return `Air : l’honneur ${ofPlayer(side)} passe de ${before} à ${after}.`;
	if (choice === 'draw')
		return `Terre : ${playerNames[side]} pioche 1 carte Conflit${emptyHand ? '' : ', et l’adversaire défausse 1 carte de sa main prise au hasard'}.`;
	if (target === null) return `${elementNames[element]} : ${playerNames[side]} ${EFFECTS[choice] ?? ''}`;
	const again = choice === 'ready' && participates ? ` ; ${BOWED_AGAIN}` : '';
	return `${elementNames[element]} : ${playerNames[side]} choisit ${nameOf(target)} et ${DONE[choice] ?? ''}${again}.`;
}

/** What Water does not keep a participant from. */
const BOWED_AGAIN = 'un participant sera incliné de nouveau à l’étape 3.2.8';

const DONE: Partial<Record<Choice, string>> = {
	honor: 'l’honore',
	dishonor: 'le déshonore',
	ready: 'le redresse',
	bow: 'l’incline',
	remove: 'lui retire 1 destin',
};

const EFFECTS: Partial<Record<Choice, string>> = {
	honor: 'honore le personnage en jeu de son choix.',
	dishonor: 'déshonore le personnage en jeu de son choix.',
	ready: `choisit un personnage et le redresse ; ${BOWED_AGAIN}.`,
	bow: 'choisit un personnage sans destin et l’incline.',
	remove: 'choisit un personnage et lui retire 1 destin.',
};
