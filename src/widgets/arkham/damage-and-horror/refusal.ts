import type { Illegality } from '../../../rules/arkham/damage-and-horror';
import { against, amount, capitalName, none, traumas, valueName } from './words';

/** Why the situation or the assignment cannot be, in words. */
export function refusal(fault: Illegality): string {
	const { affliction } = fault;
	switch (fault.reason) {
		case 'already-defeated':
			return `${capitalName(fault.card)} est déjà vaincu : ${against(affliction, fault.tokens, fault.value)}.`;
		case 'already-lost':
			return `Votre investigateur est déjà ${affliction === 'damage' ? 'tué' : 'dément'} : ${traumas(affliction, fault.traumas)} pour ${fault.printed} de ${valueName(affliction)} imprimée. Il ne sert plus dans cette campagne.`;
		case 'direct-diverted':
			return `${capitalName(fault.card)} ne peut rien en prendre : ${affliction === 'damage' ? 'ces dégâts sont directs' : 'ces horreurs sont directes'}.`;
		case 'ineligible-asset':
			return `${capitalName(fault.card)} n’a pas de ${valueName(affliction)} : il ne peut prendre ${none(affliction)}.`;
		case 'asset-exceeded':
			return `${capitalName(fault.card)} peut prendre ${amount(affliction, fault.maximum)} au plus, pas ${fault.assigned}.`;
		case 'too-much-assigned':
			return `Vos soutiens prennent ${amount(affliction, fault.assigned)} alors qu’il y en a ${fault.amount} à assigner.`;
	}
}

/** Whether the situation is at fault, whatever the assignment. */
export const isSituation = ({ reason }: Illegality): boolean =>
	reason === 'already-defeated' || reason === 'already-lost';
