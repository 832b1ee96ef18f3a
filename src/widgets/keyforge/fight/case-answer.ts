import { resolveFights } from '../../../rules/keyforge/fight/at-once';
import { sayCase } from '../../shared/case-answer';
import { count } from '../../shared/words';
import { caveat, type Fate, fates, headline } from './answer';
import { boardAtHand } from './later';
import { type FightState, firstFight, toEngine } from './state';
import { fightCodec } from './url-state';

/**
 * The answer to a case, for search: of a fight, or of damage to the creature opposite alone. A query says who attacks, not
 * always whose creature that is.
 */
export const answerCase = sayCase(fightCodec, (state: FightState) => {
	const resolution =
		boardAtHand()?.resolve(toEngine(state)) ??
		resolveFights({ ...toEngine(state), events: state.fight ? [firstFight(state)] : [] });
	const [first] = resolution.result.outcomes;
	// « Survives » would be said of a power that the query may not give.
	if (!state.fight)
		return fates(resolution, ['d']).map(
			({ alive, verb, detail }) => `La créature ${alive ? 'a' : `${verb} :`} ${detail}.`,
		);
	if (first?.type === 'illegal') return [headline(resolution, true), caveat(resolution, true)];
	if (first?.type === 'unstunned')
		return ['Pas de combat : l’attaquante, sonnée, est inclinée et perd sa carte Sonné.'];
	// `ad` attacks in its turn.
	const attackers = fates(resolution, ['a', 'ad']).map(sayFate);
	const [target] = fates(resolution, ['d']).map(sayFate);
	if (state.sheets.ad) {
		const missing = resolution.result.outcomes[1]?.type === 'illegal';
		return [
			`La première attaquante ${attackers[0]}, la seconde ${attackers[1]}, la cible ${target}.`,
			missing ? 'La seconde attaque n’a pas lieu.' : '',
		];
	}
	const skipped = resolution.trace.some(({ kind }) => kind === 'fight-skipped');
	const { active, opposing } = resolution.result.aemberGained;
	return [
		`L’attaquante ${attackers[0]}, la cible ${target}.`,
		skipped ? 'Le combat lui-même n’est pas résolu.' : '',
		sayAember('l’attaquante', opposing),
		sayAember('la cible', active),
	];
});

/** What was on a creature that is destroyed. */
const sayAember = (creature: string, gained: number): string =>
	gained > 0 ? `L’adversaire de ${creature} gagne ${count(gained, 'Aombre')}.` : '';

const sayFate = ({ verb, detail }: Fate): string => `${verb}${detail && ` (${detail})`}`;
