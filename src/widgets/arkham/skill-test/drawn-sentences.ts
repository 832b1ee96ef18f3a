import type { DrawnStep, TraceStep } from '../../../rules/arkham/skill-test';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { count, listed, whole } from '../../shared/words';
import { sentence } from './sentences';
import { tokenName } from './words';

/** One step of a drawn test, in words. */
export function drawnSentence(step: TraceStep, data: ChaosBags): string {
	const { before, after } = step;
	const named = (ids: readonly string[], one: string, several: string) =>
		`${listed(ids.map((id) => `« ${tokenName(data, id)} »`))} ${ids.length < 2 ? one : several}`;
	const token = step.token === null ? '' : `« ${tokenName(data, step.token)} »`;
	switch (step.kind) {
		case 'start':
			return `Le test commence avec une valeur de compétence de ${whole(before)}.`;
		case 'revealed':
			return `${revealed(step)} ${token} est révélé ; ${after < 1 ? 'la réserve est vide' : `${count(after, 'pion reste', 'pions restent')} dans la réserve`}.`;
		case 'canceled':
			return `${token} est annulé, et ${after > before ? 'retourne dans la réserve' : 'reste de côté'} : un autre pion est révélé.`;
		case 'chosen':
			return `${named(step.kept, 'est retenu', 'sont retenus')} ; ${named(step.ignored, 'est ignoré', 'sont ignorés')}.`;
		case 'counts-as':
			return `${token} compte comme « ${tokenName(data, step.as)} » : c’est le meilleur choix.`;
		case 'stop':
			return `${token} : il y en a assez pour que le test échoue automatiquement, et aucun autre pion n’est révélé.`;
		case 'value':
			return `La valeur de compétence modifiée est de ${whole(after)}.`;
		case 'results':
			return `Le test est ${step.success ? 'réussi' : 'raté'}${margin(step)} : résolvez ce qu’il annonce pour ${step.success ? 'la réussite' : 'l’échec'}.`;
		case 'end':
			return `Les pions révélés retournent dans la réserve du Chaos${leaving(step)} : ${count(after, 'pion', 'pions')}.`;
		default:
			return sentence(step, data);
	}
}

/** « , avec un écart de 2 »: how far from the difficulty; nothing of an automatic failure by 0. */
function margin({ before, success }: Extract<DrawnStep, { kind: 'results' }>): string {
	if (before === 0) return success ? ', avec juste ce qu’il faut' : '';
	return `, avec un écart de ${Math.abs(before)}`;
}

/** « , sauf 1 qui la quitte »: the tokens that do not go back to the bag. */
function leaving({ leaving: gone }: Extract<DrawnStep, { kind: 'end' }>): string {
	return gone === 0 ? '' : `, sauf ${gone} qui la ${gone === 1 ? 'quitte' : 'quittent'}`;
}

function revealed({ cause }: Extract<DrawnStep, { kind: 'revealed' }>): string {
	if (cause === 'token') return 'Un pion en fait révéler un autre :';
	return cause === 'card' ? 'Une carte en fait révéler un de plus :' : 'Au hasard,';
}
