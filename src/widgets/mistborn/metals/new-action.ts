import type { Evenement, Paye } from '../../../rules/mistborn/metals/action';
import { METAUX } from '../../../rules/mistborn/metals/metal';
import type { Resultat } from '../../../rules/mistborn/metals/resolution';

/** An action as it is added: one that pays the next ability or effect if there is one, or else one that can be. */
export function newAction(type: Evenement['type'], resultat: Resultat): Evenement {
	const paying = payingActions(resultat).find((action) => action.type === type);
	if (paying !== undefined) return paying;
	const { possibles } = resultat;
	switch (type) {
		case 'bruler':
		case 'attiser':
			return { type, metal: METAUX.find((metal) => possibles.metaux[metal][type] === null) ?? 'etain', pour: null };
		case 'atium':
			return { type, comme: 'atium', pour: null };
		case 'carte': {
			const metal = METAUX.find((each) => possibles.metaux[each].cartesMetal.length > 0) ?? 'etain';
			const [carte = 'a'] = possibles.metaux[metal].cartesMetal;
			return { type, carte, comme: metal, pour: null };
		}
		case 'regenerer': {
			const turned = METAUX.filter((metal) => possibles.metaux[metal].regenerer === null);
			const metal = turned.find((each) => possibles.metaux[each].cartesRegenerer.length > 0) ?? turned[0] ?? 'etain';
			return { type, metal, carte: possibles.metaux[metal].cartesRegenerer[0] ?? null };
		}
		case 'gain':
			return { type, quoi: 'atium', nombre: 1 };
	}
}

/** Actions that pay what comes next, each possible at once: no ability above is waiting. */
const payingActions = ({ paiements }: Resultat): readonly Paye[] =>
	paiements
		.filter(({ rule }) => rule !== 'cartes-supplementaire-ordre')
		.flatMap(({ combinaisons }) => combinaisons.flat());
