import { type Fraction, subtract } from '../../odds';
import { listGenres } from './kind';
import type { Prepare } from './preparation';
import type { Situation } from './situation';
import { readEnjeu } from './steps';
import { sumUp } from './sum-up';

/** Chance of success with a number of icons, and what the last of them brings. */
export interface Palier {
	readonly icones: number;
	readonly reussite: Fraction;
	/** `reussite` minus that of one icon fewer; 0 for the first. */
	readonly gain: Fraction;
}

/** `courbe`, for a situation that is known to be right and whose draw `prepare` prepares: nothing is checked. */
export function weighCourbe(
	situation: Situation,
	prepare: Prepare,
	{ depuis, jusqua }: { depuis: number; jusqua: number },
): readonly Palier[] {
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
