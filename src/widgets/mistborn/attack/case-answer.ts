import { type Resolution, resolve } from '../../../rules/mistborn/attack';
import { sayCase } from '../../shared/case-answer';
import { caveat, fates, headline } from './answer';
import { plainPlayer, plainSettings } from './state';
import { toEngine } from './to-engine';
import { attackCodec } from './url-state';

/** The answer to a case, for search: that of a player who attacks. */
export const answerCase = sayCase(attackCodec, (state) => {
	if (state.mode === 'assault') return [];
	const resolution = resolve(toEngine(state));
	return [headline(resolution), sayLife(resolution), caveat(resolution)];
});

/** The life that is left to those who had less than at the start of the game: the query gave it. */
function sayLife(resolution: Resolution): string {
	const { result } = resolution;
	const known =
		result.against === 'players'
			? result.reports.map(({ before, after }) => before !== plainPlayer.health && after > 0)
			: [result.before !== plainSettings.health && result.after > 0];
	const told = fates(resolution, []).flatMap(({ text }, at) => (known[at] ? [text] : []));
	return told.length > 0 ? `${told.join(', ')}.` : '';
}
