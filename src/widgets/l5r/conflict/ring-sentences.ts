import type { Choice, TraceStep } from '../../../rules/l5r/conflict';
import { elementNames, nameOf } from './words';

/** Air has figures; the others say who is chosen, when it is one of the characters. */
export function effect({
	choice,
	before,
	after,
	element,
	target,
}: Extract<TraceStep, { kind: 'ring-effect' }>): string {
	if (choice === 'gain' || choice === 'take')
		return `Air : l’honneur du joueur attaquant passe de ${before} à ${after}.`;
	if (target === null || choice === 'draw') return EFFECTS[choice] ?? '';
	return `${elementNames[element]} : le joueur attaquant choisit ${nameOf(target)} et ${DONE[choice] ?? ''}.`;
}

const DONE: Partial<Record<Choice, string>> = {
	honor: 'l’honore',
	dishonor: 'le déshonore',
	ready: 'le redresse',
	bow: 'l’incline',
	remove: 'lui retire 1 destin',
};

const EFFECTS: Partial<Record<Choice, string>> = {
	draw: 'Terre : le joueur attaquant pioche 1 carte Conflit, et l’adversaire défausse 1 carte de sa main prise au hasard.',
	honor: 'Feu : le joueur attaquant honore le personnage en jeu de son choix.',
	dishonor: 'Feu : le joueur attaquant déshonore le personnage en jeu de son choix.',
	ready:
		'Eau : le joueur attaquant choisit un personnage et le redresse ; un participant sera incliné de nouveau à l’étape 3.2.8.',
	bow: 'Eau : le joueur attaquant choisit un personnage sans destin et l’incline.',
	remove: 'Vide : le joueur attaquant choisit un personnage et lui retire 1 destin.',
};
