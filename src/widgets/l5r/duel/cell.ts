import { type Portee, porteeOf, variationOf } from '../../../rules/l5r/duel/analysis';
import type { Denouement } from '../../../rules/l5r/duel/result';
import { type Camp, opposingCamp } from '../../../rules/l5r/duel/situation';
import { signed } from '../../shared/words';
import { headline, honourSentence } from './outcome';

/** What a cell of the table shows, and what it says to those who do not see it. */
interface Cell {
	portee: Portee;
	/** « ✓ », « = » or « ✕ »: won, tie, lost. */
	mark: string;
	/** Change of the reader's honour. */
	honour: string;
	/** « 9–4 », the reader's first; « fin » when the game ends first. */
	totals: string;
	words: string;
}

const marks: Record<Portee, string> = {
	'partie-gagnee': '✓',
	'duel-gagne': '✓',
	egalite: '=',
	'duel-perdu': '✕',
	'partie-perdue': '✕',
};

export function cellOf(denouement: Denouement, role: Camp): Cell {
	const portee = porteeOf(denouement, role);
	return {
		portee,
		mark: marks[portee],
		honour: signed(variationOf(denouement, role)),
		totals: totalsOf(denouement, role),
		words: `${headline({ resultat: denouement }, role)} ${honourSentence(denouement, role)}`,
	};
}

function totalsOf(denouement: Denouement, role: Camp): string {
	if (denouement.type === 'partie') return 'fin';
	const { [role]: yours, [opposingCamp(role)]: theirs } = denouement.valeurs;
	return `${yours}–${theirs}`;
}
