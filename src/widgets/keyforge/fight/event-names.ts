import type { GameEvent } from '../../../rules/keyforge/fight';
import { everyday } from './everyday';

type Type = GameEvent['type'];

/** What each event is called where it is added. */
export const eventNames: Record<Type, string> = {
	...everyday,
	armor: 'Armure gagnée ou perdue',
	power: 'Puissance gagnée ou perdue',
	set: 'Puissance ou armure fixée',
	keyword: 'Mot-clé gagné ou perdu',
	counters: 'Marqueurs +1',
	status: 'Sonnée, enragée, inclinée',
	ward: 'Protection reçue',
	prevention: 'Ne peut pas recevoir de dégâts',
	redirect: 'Dégâts reçus par une autre',
	heal: 'Soin',
	move: 'Dégâts déplacés',
	aember: 'Aombre capturé, exalté',
	destroy: 'Détruite ou sacrifiée',
	leave: 'Quitte le jeu',
	enter: 'Entre en jeu',
	shift: 'Change de place',
	control: 'Change de camp',
};

/** What happens in fewer turns. */
export const rarer = (Object.keys(eventNames) as Type[]).filter((type) => !Object.hasOwn(everyday, type));

/** What an ability does, besides damage: nothing that takes a name of its own. */
export const abilityTypes = rarer.filter((type) => type !== 'enter');
