import type { Irregularite } from '../../../rules/arkham/damage-and-horror/irregularity';
import { against, amount, Name, none, traumas, valueName } from './words';

/** Why the situation or the assignment cannot be, in words. */
export function refusal(fault: Irregularite): string {
	const { affliction } = fault;
	switch (fault.raison) {
		case 'deja-vaincue':
			return `${Name(fault.carte)} est déjà vaincu : ${against(affliction, fault.pions, fault.value)}.`;
		case 'deja-perdu':
			return `Votre investigateur est déjà ${affliction === 'degats' ? 'tué' : 'dément'} : ${traumas(affliction, fault.traumatismes)} pour ${fault.imprimee} de ${valueName(affliction)} imprimée. Il ne sert plus dans cette campagne.`;
		case 'direct-detourne':
			return `${Name(fault.carte)} ne peut rien en prendre : ${affliction === 'degats' ? 'ces dégâts sont directs' : 'ces horreurs sont directes'}.`;
		case 'soutien-ineligible':
			return `${Name(fault.carte)} n’a pas de ${valueName(affliction)} : il ne peut prendre ${none(affliction)}.`;
		case 'soutien-depasse':
			return `${Name(fault.carte)} peut prendre ${amount(affliction, fault.maximum)} au plus, pas ${fault.assignes}.`;
		case 'trop-assignes':
			return `Vos soutiens prennent ${amount(affliction, fault.assignes)} alors qu’il y en a ${fault.montant} à assigner.`;
	}
}

/** Whether the situation is at fault, whatever the assignment. */
export const isSituation = ({ raison }: Irregularite): boolean => raison === 'deja-vaincue' || raison === 'deja-perdu';
