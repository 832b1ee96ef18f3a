import type { Choice, TraceStep } from '../../../rules/l5r/conflict';
import { elementNames, nameOf } from './words';

/** Air has figures; the others say who is chosen, when it is one of the characters. */
export function effect({
	choice,
	before,
	after,
	element,
	target,
	participates,
	emptyHand,
}: Extract<TraceStep, { kind: 'ring-effect' }>): string {
	if (choice === 'gain' || choice === 'take')
		return `Air : l’honneur du joueur attaquant passe de ${before} à ${after}.`;
	if (choice === 'draw')
		return `Terre : le joueur attaquant pioche 1 carte Conflit${emptyHand ? '' : ', et l’adversaire défausse 1 carte de sa main prise au hasard'}.`;
	if (target === null) return EFFECTS[choice] ?? '';
	const again = choice === 'ready' && participates ? ` ; ${BOWED_AGAIN}` : '';
	return `${elementNames[element]} : le joueur attaquant choisit ${nameOf(target)} et ${DONE[choice] ?? ''}${again}.`;
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
	honor: 'Feu : le joueur attaquant honore le personnage en jeu de son choix.',
	dishonor: 'Feu : le joueur attaquant déshonore le personnage en jeu de son choix.',
	ready: `Eau : le joueur attaquant choisit un personnage et le redresse ; ${BOWED_AGAIN}.`,
	bow: 'Eau : le joueur attaquant choisit un personnage sans destin et l’incline.',
	remove: 'Vide : le joueur attaquant choisit un personnage et lui retire 1 destin.',
};
