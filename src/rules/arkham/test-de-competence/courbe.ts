import { type Fraction, subtract } from '../../odds';
import { refuseProblemes } from '../../verification';
import { sumUp } from './bilan';
import { listGenres } from './genre';
import { readEnjeu } from './pas';
import { prepare } from './preparation';
import type { Situation } from './situation';
import { checkBornes, verifier } from './verification';

/** Chance of success with a number of icons, and what the last of them brings. */
export interface Palier {
	readonly icones: number;
	readonly reussite: Fraction;
	/** `reussite` minus that of one icon fewer; 0 for the first. */
	readonly gain: Fraction;
}

/**
 * Chance of success against the icons committed, from `depuis` (0 unless said) to `jusqua` included, both 0 to 99; the
 * icons of the situation do not matter. Empty when the bag holds no token that can be revealed. Throws like `calculer`.
 */
export function courbe(situation: Situation, jusqua: number, depuis = 0): readonly Palier[] {
	refuseProblemes([...verifier(situation), ...checkBornes(depuis, jusqua)]);
	const genres = listGenres(situation);
	if (genres.length === 0) return [];
	const { spread } = prepare(genres, situation.tirage);
	const reussites = Array.from({ length: jusqua - depuis + 1 }, (_, rang) => {
		const enjeu = readEnjeu({ ...situation, icones: depuis + rang });
		return sumUp(spread(enjeu), enjeu).reussite;
	});
	return reussites.map((reussite, rang) => {
		return { icones: depuis + rang, reussite, gain: subtract(reussite, reussites[rang - 1] ?? reussite) };
	});
}
