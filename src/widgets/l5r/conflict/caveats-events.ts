import type { Resolution, TraceStep } from '../../../rules/l5r/conflict';
import { nameOf } from './words';

/** What one might think that an event changes, and which it comes too late for. */
export function late(step: TraceStep): string | false {
	if (step.kind === 'moment')
		return step.moment === 'comparison' && 'Ce qui suit la comparaison ne change plus les totaux.';
	if (step.kind === 'opposed' && step.now === 0)
		return 'Le joueur défenseur avait un participant à l’étape 3.2.3 : le conflit n’est pas non opposé.';
	if (step.kind === 'unopposed' && step.now > 0)
		return 'Un défenseur venu après l’étape 3.2.3 n’empêche pas le conflit d’être non opposé.';
	return step.kind === 'too-late' && 'La province ne change plus de sort après l’étape 3.2.5.';
}

/** The game that ends as a character leaves play, and the events that do not happen. */
export function endedEarly(trace: Resolution['trace']): string[] {
	const end = trace.findIndex(({ kind }) => kind === 'game-won');
	const last = trace[end - 1];
	return [
		last?.kind === 'honor-for-status' ? `La partie s’arrête quand ${nameOf(last.character)} quitte le jeu.` : '',
		trace.at(-1)?.kind === 'events-skipped' ? 'Ce qui devait suivre n’a pas lieu.' : '',
	].filter(Boolean);
}
