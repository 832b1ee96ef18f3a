import { LORD_RULER, ME, type Player } from '../situation';
import { getPlayer, replacePlayer, type State } from '../state';
import { strikePlayer } from '../strike';
import { strikeAllies } from './allies';
import { hasEdict, revealCard } from './card';
import type { Ground } from './ground';
import { dealBlow } from './sharing';
import type { Blow, Share, Source } from './situation';
import type { AssaultStep } from './trace';

/** Rule that says that each source attacks the players. */
const SOURCE_RULES = {
	edict: 'regles-solo-edit-effet',
	dominance: 'regles-solo-dominat-attaques',
	foe: 'regles-solo-adversaire-effet',
} as const satisfies Record<Source, string>;

/**
 * One blow: what it deals, to whom, and what reaches each player. Nobody is left to strike after a defeat; what an Edict
 * does waits for it to be revealed, and cannot come from another card.
 */
export function takeBlow(before: Ground, blow: Blow, rank: number): Ground {
	const ground = blow.source === 'foe' ? before : revealCard(before);
	const { state } = ground;
	if (state.players.length === 0) return ground;
	if (blow.source !== 'foe' && !hasEdict(ground)) return ground.card === 'none' ? ground : refuseEdict(ground, rank);
	const dominance = blow.dominance ?? ground.dominance;
	const amount = blow.flat + blow.times * dominance;
	const { parts, illegalities } = dealBlow(state, blow, amount, ME);
	const opened: Ground = {
		...ground,
		illegalities: [...ground.illegalities, ...illegalities],
		trace: [...ground.trace, ...tellBlow(blow, rank, dominance, state)],
	};
	const struck = parts
		.filter(({ damage }) => damage > 0)
		.reduce((current, part) => strikeOne(current, part, blow), strikeAllies(opened, blow.on, amount));
	return { ...struck, trace: [...struck.trace, ...tellEliminations(state.players, struck.state.players)] };
}

function refuseEdict(ground: Ground, rank: number): Ground {
	const rule = 'regles-solo-carte-du-paquet';
	const illegality = { reason: 'no-edict', rule, subject: LORD_RULER, rank } as const;
	return { ...ground, illegalities: [...ground.illegalities, illegality] };
}

function tellBlow({ source, flat, times, on }: Blow, rank: number, dominance: number, { players, opponents }: State) {
	const part = times * dominance;
	const amount = flat + part;
	const subject = LORD_RULER;
	const steps: AssaultStep[] = [
		{ kind: 'attack-suffered', rule: SOURCE_RULES[source], subject, before: 0, after: amount, source, rank },
	];
	if (times > 0) {
		const rule = times === 1 ? 'regles-solo-x' : 'regles-solo-2x';
		steps.push({ kind: 'attack-of-x', rule, subject, before: dominance, after: part, times });
	}
	const note = { subject, before: amount, after: amount };
	const alive = players.length;
	if (on === 'together') steps.push({ kind: 'shared-attack', rule: 'regles-solo-collectivement', ...note, alive });
	if (on === 'others' && players.every(({ id }) => id === ME))
		steps.push(
			opponents === 1
				? { kind: 'nobody-else', rule: 'regles-solo-autre-joueur', ...note }
				: { kind: 'nobody-else', rule: 'regles-solo-elimine-nombre', ...note },
		);
	return steps;
}

/** Damage to one player; the Clouds that took some off are in the discard pile, those that are kept do nothing. */
function strikeOne(ground: Ground, { player, damage }: Share, { on, keepsClouds }: Blow): Ground {
	const rule = on === 'together' ? 'regles-solo-collectivement' : 'regles-solo-degats-allies';
	const { cloud } = getPlayer(ground.state, player);
	const exposed = keepsClouds ? setCloud(ground.state, player, 0) : ground.state;
	const struck = strikePlayer({ ...exposed, trace: [] }, player, damage, rule).state;
	const clouded = struck.trace.some(({ kind }) => kind === 'cloud');
	const alive = struck.players.some(({ id }) => id === player);
	const state = alive ? setCloud(struck, player, clouded ? 0 : cloud) : struck;
	return {
		...ground,
		state,
		trace: [...ground.trace, ...struck.trace],
	};
}

const setCloud = (state: State, player: string, cloud: number): State =>
	replacePlayer(state, { ...getPlayer(state, player), cloud });

/**
 * Once the whole blow is dealt: the others go on without those who died, or the players have lost (rules
 * regles-solo-elimine, regles-solo-fin-elimination).
 */
function tellEliminations(before: readonly Player[], left: readonly Player[]): readonly AssaultStep[] {
	const count = left.length;
	const note = { before: count, after: count };
	if (count === 0) return [{ kind: 'defeat', rule: 'regles-solo-fin-elimination', subject: LORD_RULER, ...note }];
	const dead = before.filter(({ id }) => left.every((player) => player.id !== id));
	return dead.map(({ id }) => ({ kind: 'crew-continues', rule: 'regles-solo-elimine', subject: id, ...note }));
}
