import type { RuleId } from './rules';
import type { PlayersSituation } from './situation';
import type { TraceStep } from './trace';

/** What the report reads of a step. */
type ReportedStep = Readonly<{
	kind: string;
	rule: RuleId;
	subject: string;
	before: number;
	after: number;
	player?: string;
}>;

/** What the attack did to another player. */
export interface PlayerReport {
	/** Id of the player. */
	readonly player: string;
	/** Health before and after. */
	readonly before: number;
	readonly after: number;
	/** Damage sent to him, Defenders attacked before any player not counted. */
	readonly directed: number;
	/** Part of it that his Defenders took. */
	readonly absorbed: number;
	/** Part of it that Cloud cards played for him and his Allies' reductions took off. */
	readonly stopped: number;
	/**
	 * Part of it that is lost, stopped by a Defender or beyond his health, when each player is dealt everything.
	 * Otherwise it is 0: that part stays in the pool.
	 */
	readonly wasted: number;
	readonly eliminated: boolean;
}

/** Rules by which damage for one player is of no use to others. */
const WASTED_BY: readonly RuleId[] = [
	'regles-combat-cible-vous',
	'regles-combat-cible-recuperer',
	'regles-solo-degats-allies',
	'regles-solo-collectivement',
];

/** What the attack did to each other player, in the order of the situation: reads the trace. */
export function reportPlayers(
	{ players }: Pick<PlayersSituation, 'players'>,
	{ trace }: { readonly trace: readonly ReportedStep[] },
): readonly PlayerReport[] {
	return players.map(({ id, health }) => {
		const own = trace.filter((step) => step.subject === id || step.player === id);
		const directed = sumChanges(own, ['damage-directed']);
		const absorbed = sumChanges(own, ['defender-absorbs']);
		const stopped = sumChanges(own, ['reduction', 'cloud']);
		const suffered = sumChanges(own, ['health']);
		const dealtToAll = own.some(({ rule }) => WASTED_BY.includes(rule));
		const wasted = dealtToAll ? directed - absorbed - stopped - suffered : 0;
		const after = health - suffered;
		return { player: id, before: health, after, directed, absorbed, stopped, wasted, eliminated: after === 0 };
	});
}

/** Sum of what steps of some kinds changed: all of them add, or all of them take off. */
function sumChanges(steps: readonly ReportedStep[], kinds: readonly TraceStep['kind'][]): number {
	return steps
		.filter(({ kind }) => kinds.some((known) => known === kind))
		.reduce((total, { before, after }) => total + Math.abs(after - before), 0);
}
