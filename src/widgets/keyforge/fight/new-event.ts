import type { Evenement } from '../../../rules/keyforge/fight/evenement';
import { listLegalCibles } from '../../../rules/keyforge/fight/legalite';
import { type Camp, opposingCamp, type Situation } from '../../../rules/keyforge/fight/situation';

/** The first id that is there, in order of preference; any other creature otherwise. */
const prefer = (ids: readonly string[], wanted: readonly string[]): string | undefined =>
	wanted.find((id) => ids.includes(id)) ?? ids[0];

const idsOf = (line: readonly { id: string }[]) => line.map(({ id }) => id);

/**
 * An event as it is added: it concerns creatures still in play when it comes. The next fight is fought by a creature
 * that has not fought yet, of the player whose turn it is.
 */
export function newEvent(
	type: Evenement['type'],
	{ actif, adverse }: Situation,
	before: readonly Evenement[],
): Evenement {
	const cible = prefer(idsOf([...adverse, ...actif]), ['d']) ?? 'd';
	switch (type) {
		case 'degats':
			return { type, cible, montant: 1 };
		case 'armure':
			return { type, cible, variation: 1 };
		case 'nouveau-tour':
			return { type };
		case 'combat': {
			const turns = before.filter((event) => event.type === 'nouveau-tour').length;
			const camp: Camp = turns % 2 === 0 ? 'actif' : 'adverse';
			const lines = { actif, adverse };
			const thisTurn = before.slice(before.findLastIndex((event) => event.type === 'nouveau-tour') + 1);
			const fought = thisTurn.flatMap((event) => (event.type === 'combat' ? [event.attaquant] : []));
			const able = lines[camp].filter(({ sonne }) => !sonne);
			const fresh = able.filter(({ id }) => !fought.includes(id));
			const attaquant = prefer(idsOf(fresh), ['a', 'd']) ?? prefer(idsOf(able), ['a', 'd']);
			const target = prefer(idsOf(listLegalCibles(lines[opposingCamp(camp)])), ['d', 'a']);
			return {
				type,
				attaquant: attaquant ?? (camp === 'actif' ? 'a' : 'd'),
				cible: target ?? (camp === 'actif' ? 'd' : 'a'),
				ordre: 'assaut',
			};
		}
	}
}
