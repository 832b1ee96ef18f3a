import { resolveFights } from '../../../rules/keyforge/fight/at-once';
import { sayCase } from '../../shared/case-answer';
import { caveat, fates, headline } from './answer';
import { boardAtHand } from './later';
import { type FightState, firstFight, toEngine } from './state';
import { fightCodec } from './url-state';

/** The answer to a case, for search: of a fight, or of damage to the creature opposite alone. */
export const answerCase = sayCase(fightCodec, (state: FightState) => {
	const resolution =
		boardAtHand()?.resolve(toEngine(state)) ??
		resolveFights({ ...toEngine(state), events: state.fight ? [firstFight(state)] : [] });
	if (state.fight) return [headline(resolution, true), caveat(resolution, true)];
	// « Survives » would be said of a power that the query may not give.
	const [fate] = fates(resolution, ['d']);
	if (!fate) return [];
	return [`La créature ${fate.alive ? 'a' : `${fate.verb} :`} ${fate.detail}.`];
});
