import type { GameEvent } from '../../../rules/keyforge/fight';

type Type = GameEvent['type'];

/** What each event is called where it is added. */
export const eventNames: Record<Type, string> = {
	damage: 'Dégâts',
	fight: 'Autre combat',
	use: 'Moisson ou action',
	'new-turn': 'Nouveau tour',
	armor: 'Armure gagnée ou perdue',
	power: 'Puissance gagnée ou perdue',
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
};

/** What happens in most turns; the rest folds away. */
export const everyday: readonly Type[] = ['damage', 'fight', 'use', 'new-turn'];

export const rarer = (Object.keys(eventNames) as Type[]).filter((type) => !everyday.includes(type));
