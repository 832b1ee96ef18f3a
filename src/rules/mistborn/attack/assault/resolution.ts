import type { Checked } from '../../../verification';
import { type PlayerReport, reportPlayers } from '../report';
import { LORD_RULER } from '../situation';
import type { State } from '../state';
import { takeBlow } from './blow';
import { endTurn, hasEdict, revealCard } from './card';
import type { Ground } from './ground';
import type { AssaultIllegality } from './sharing';
import type { Assault } from './situation';
import type { AssaultStep } from './trace';

/** Health that the Lord Ruler cannot exceed, and what each Mission that is not completed gives back to him. */
const MAX_HEALTH = 48;
const HEALING = 10;

export interface AssaultResult {
	/** One for each player, in order. */
	readonly reports: readonly PlayerReport[];
	/** Allies killed, in order; those of an eliminated player are not among them. */
	readonly killed: readonly { readonly ally: string; readonly player: string }[];
	readonly illegalities: readonly AssaultIllegality[];
	/** Health of the Lord Ruler before and after. */
	readonly before: number;
	readonly after: number;
	/** Whether the players have lost: none of them is left (rule regles-solo-fin-elimination), or no card (rule regles-solo-fin-paquet). */
	readonly defeat: boolean;
	/** Who takes the next turn; `null` after a defeat, or when it is not asked. */
	readonly next: string | null;
}

/** The result, and every step that led to it with the rule it applies. */
export interface AssaultResolution {
	readonly result: AssaultResult;
	readonly trace: readonly AssaultStep[];
}

/**
 * Resolves the attacks of the Lord Ruler and of his foes on the players, one after another (rule
 * regles-solo-degats-ordre), then what an Edict heals; and when a turn is given, its card and all that follows, up to the next
 * turn. Inputs are untouched.
 */
export function resolve(assault: Checked<Assault>): AssaultResolution {
	const { dominance, players, blows, turn } = assault;
	const opened: Ground = {
		dominance,
		turn,
		card: 'to-come',
		state: openState(assault),
		illegalities: [],
		trace: tellOrder(blows.length),
	};
	const struck = revealCard(blows.reduce((current, blow, rank) => takeBlow(current, blow, rank + 1), opened));
	const left = struck.state.players.length;
	const healing = left > 0 && hasEdict(struck) ? heal(assault, left < players.length) : [];
	const ground = endTurn(
		{ ...struck, trace: [...struck.trace, ...healing] },
		players.map(({ id }) => id),
	);
	const { trace } = ground;
	const result = {
		reports: reportPlayers({ players }, { trace }),
		killed: ground.state.killed.map(({ ally, player }) => ({ ally: ally.id, player })),
		illegalities: ground.illegalities,
		before: assault.health,
		after: healing.at(-1)?.after ?? assault.health,
		defeat: trace.some(({ kind }) => kind === 'defeat' || kind === 'pack-empty'),
		next: trace.find(({ kind }) => kind === 'next-turn')?.subject ?? null,
	};
	return { result, trace };
}

function openState({ players }: Assault): State {
	return {
		attacker: LORD_RULER,
		opponents: players.length,
		players,
		target: null,
		targetFate: 'none',
		pool: 0,
		absorbed: {},
		killed: [],
		illegalities: [],
		trace: [],
	};
}

/** Several blows are not added up (rule regles-solo-degats-ordre). */
function tellOrder(count: number): readonly AssaultStep[] {
	if (count < 2) return [];
	return [
		{ kind: 'attacks-apart', rule: 'regles-solo-degats-ordre', subject: LORD_RULER, before: count, after: count },
	];
}

/**
 * An Edict gives 10 health back for each Mission that nobody has completed, up to 48 (rule regles-solo-edit-guerison),
 * even when someone died on the way (rule regles-solo-edit-mort).
 */
function heal({ missions, health: before }: Assault, dead: boolean): readonly AssaultStep[] {
	if (missions === 0) return [];
	const after = Math.min(MAX_HEALTH, before + HEALING * missions);
	const note = { subject: LORD_RULER, before: missions, after: missions };
	return [
		...(dead ? [{ kind: 'edict-continues', rule: 'regles-solo-edit-mort', ...note } as const] : []),
		{ kind: 'healing', rule: 'regles-solo-edit-guerison', subject: LORD_RULER, before, after, missions },
	];
}
