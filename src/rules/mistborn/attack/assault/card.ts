import { LORD_RULER } from '../situation';
import type { Ground } from './ground';
import type { AssaultStep } from './trace';

/** Cards of the market that an Edict eliminates (rule regles-solo-edit-marche). */
const CLEANED = 2;

/**
 * The turn over and his hand drawn, the player reveals a card of the Lord Ruler (rule regles-solo-carte-du-paquet). One who
 * was eliminated before that reveals none (rule regles-solo-elimine-tour).
 */
export function revealCard(ground: Ground): Ground {
	const { turn, state, trace } = ground;
	if (turn === null || ground.card !== 'to-come' || state.players.length === 0) return ground;
	const { player: subject, card, pack } = turn;
	if (state.players.every(({ id }) => id !== subject)) {
		const note = { subject, before: pack, after: pack };
		const step = { kind: 'card-not-drawn', rule: 'regles-solo-elimine-tour', ...note } as const;
		return { ...ground, card: 'none', trace: [...trace, step] };
	}
	const rule = 'regles-solo-carte-du-paquet';
	const steps: AssaultStep[] = [{ kind: 'card-revealed', rule, subject, before: pack, after: pack - 1, card }];
	// What it does begins with the next turn.
	if (card === 'foe')
		steps.push({ kind: 'foe-placed', rule: 'regles-solo-adversaire-debut', subject, before: 1, after: 1 });
	return { ...ground, card: 'revealed', trace: [...trace, ...steps] };
}

/** Whether an Edict is being played, as far as the case says: it may be that only the attacks are asked. */
export const hasEdict = ({ turn, card }: Ground): boolean =>
	turn === null || (card === 'revealed' && turn.card === 'edict');

/**
 * What follows all that the card does: the market (rule regles-solo-edit-marche), the pack, without which the players lose
 * (rule regles-solo-fin-paquet), or the next player alive (rule regles-solo-tour). `seats`: ids of all players, in order.
 */
export function endTurn(ground: Ground, seats: readonly string[]): Ground {
	const { turn, state, card } = ground;
	if (turn === null || state.players.length === 0) return ground;
	const steps: AssaultStep[] = [];
	if (hasEdict(ground)) {
		const note = { subject: LORD_RULER, before: CLEANED, after: CLEANED };
		steps.push({ kind: 'market-cleaned', rule: 'regles-solo-edit-marche', ...note });
	}
	if (card === 'revealed' && turn.pack === 1) {
		steps.push({ kind: 'pack-empty', rule: 'regles-solo-fin-paquet', subject: LORD_RULER, before: 0, after: 0 });
		return { ...ground, trace: [...ground.trace, ...steps] };
	}
	return { ...ground, trace: [...ground.trace, ...steps, ...passOn(ground, turn.player, seats)] };
}

/** From a player to the next one alive, those between whom the game skips (rule regles-solo-elimine-tour). */
function passOn({ state }: Ground, player: string, seats: readonly string[]): readonly AssaultStep[] {
	const at = seats.indexOf(player);
	const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
	const isAlive = (id: string) => state.players.some((other) => other.id === id);
	const next = order.findIndex(isAlive);
	const count = state.players.length;
	const note = { before: count, after: count };
	return order
		.slice(0, next + 1)
		.map(
			(subject, rank): AssaultStep =>
				rank < next
					? { kind: 'turn-skipped', rule: 'regles-solo-elimine-tour', subject, ...note }
					: { kind: 'next-turn', rule: 'regles-solo-tour', subject, ...note },
		);
}
