import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ally, type AttackOnPlayers, ME, type Player, RULES } from '../../../../../src/rules/mistborn/attack';
import { deepFreeze } from '../../deep-freeze';
import { anyAttack, anyAttackOnLordRuler, anyAttackOnPlayers } from './arbitraries';
import { judge, resolve } from './vocabulary';

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, amount) => total + amount, 0);
}

type Judged = ReturnType<typeof judge<AttackOnPlayers>>;

/** What attacks before players cost, in all, or on the Allies of a player. */
function spentOn(
	{ stepsOf }: Judged,
	isCounted: (step: { player: string; defender: boolean }) => boolean = () => true,
): number {
	return sum(
		stepsOf('ally-attacked')
			.filter(isCounted)
			.map(({ before, after }) => before - after),
	);
}

function always(check: (judged: Judged, attack: AttackOnPlayers) => void): void {
	fc.assert(
		fc.property(anyAttackOnPlayers, (attack) => {
			check(judge(attack), attack);
		}),
		{ numRuns: 400 },
	);
}

/** Whether the attacker has the Target when he attacks: three players or more are alive. */
const isDealtToAll = ({ players, target }: AttackOnPlayers) => players.length > 1 && target === ME;

describe('whatever is attacked', () => {
	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		fc.assert(
			fc.property(anyAttack, (attack) => {
				for (const { rule, before, after } of resolve(attack).trace) {
					expect(RULES).toContain(rule);
					expect([before, after].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
				}
			}),
		);
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		fc.assert(
			fc.property(anyAttack, (attack) => {
				const frozen = deepFreeze(structuredClone(attack));
				expect(resolve(frozen)).toEqual(resolve(attack));
				expect(frozen).toEqual(attack);
			}),
		);
	});
});

describe('between players', () => {
	test('regles-combat-reserve: every point is spent once, or left', () => {
		always((judged, attack) => {
			if (isDealtToAll(attack) || judged.citedRules.includes('regles-combat-cible-recuperer')) return;
			const useful = judged.result.reports.map(
				({ before, after, absorbed, stopped }) => before - after + absorbed + stopped,
			);
			expect(spentOn(judged) + sum(useful) + judged.result.unused).toBe(attack.damage);
		});
	});

	test('regles-combat-cible-vous: each player is dealt everything, less Allies and his own Defenders', () => {
		always((judged, attack) => {
			if (!isDealtToAll(attack)) return;
			for (const { player, directed, absorbed, stopped, wasted, before, after } of judged.result.reports) {
				const paid = spentOn(judged, (step) => !step.defender || step.player === player);
				expect(directed).toBe(attack.damage - paid);
				expect(absorbed + stopped + wasted + before - after).toBe(directed);
				expect(wasted).toBeGreaterThanOrEqual(0);
			}
		});
	});

	test('regles-combat-defenseur: no player is hurt while one of his Defenders lives', () => {
		always(({ result }, { players }) => {
			const dead = result.killed.map(({ ally }) => ally);
			for (const [rank, { before, after }] of result.reports.entries()) {
				if (after === before) continue;
				const defenders = players[rank]?.allies.filter(({ defender }) => defender) ?? [];
				expect(dead).toEqual(expect.arrayContaining(defenders.map(({ id }) => id)));
			}
		});
	});

	test('regles-combat-cible-autre: nobody but the holder is hurt while he lives', () => {
		always(({ result: { reports } }, { players, target }) => {
			if (players.length === 1 || target === ME) return;
			const holder = reports.find(({ player }) => player === target);
			if (holder?.eliminated) return;
			for (const report of reports) if (report !== holder) expect(report.after).toBe(report.before);
		});
	});

	test('regles-combat-allie-tue: an Ally dies once, and only when struck for its Defense', () => {
		always(({ result, stepsOf }, { players }) => {
			const dead = result.killed.map(({ ally }) => ally);
			expect(new Set(dead).size).toBe(dead.length);
			for (const { id, defense } of players.flatMap(({ allies }) => allies))
				for (const hit of [...stepsOf('ally-attacked'), ...stepsOf('defender-absorbs')])
					if (hit.subject === id) expect(hit.before - hit.after).toBe(defense);
		});
	});

	test('a refused attack changes nothing: without it, the rest is the same', () => {
		always((judged, attack) => {
			const refused = new Set(judged.result.illegalities.map(({ subject }) => subject));
			const tried = judged.stepsOf('ally-attacked').map(({ subject }) => subject);
			const allies = attack.plan.allies.filter((id) => !refused.has(id) || tried.includes(id));
			expect(judge({ ...attack, plan: { ...attack.plan, allies } }).trace).toEqual(judged.trace);
		});
	});

	test('regles-combat-deux-joueurs: more damage never leaves the only opponent better off', () => {
		always((judged, attack) => {
			if (attack.players.length > 1) return;
			const plan = { ...attack.plan, allies: [], strike: null, newHolder: null };
			const less = judge({ ...attack, plan }).result.reports[0]?.after ?? 0;
			const more = judge({ ...attack, damage: attack.damage + 1, plan }).result.reports[0]?.after ?? 0;
			expect(more).toBeLessThanOrEqual(less);
			expect(judged.result.targetFate).toBe('none');
		});
	});
});

/** Attacks that kill an Ally, its Clouds included. */
const deathOf = ({ id, clouds }: Ally) => Array<string>(clouds + 1).fill(id);
const defendersOf = ({ allies }: Player) => allies.filter(({ defender }) => defender);
const listWeak = ({ allies }: Player) =>
	allies.filter(({ defender, defense, clouds, reduction }) => !defender && defense * (clouds + 1) < reduction);

describe('costs', () => {
	test('regles-combat-defenseur: an Ally can be killed if and only if its cost can be paid', () => {
		always(({ result }, attack) => {
			for (const player of attack.players)
				for (const ally of player.allies) {
					const inFront = ally.defender ? [] : defendersOf(player);
					const allies = [...inFront, ally].flatMap(deathOf);
					const attempt = judge({ ...attack, plan: { ...attack.plan, allies, strike: 0, newHolder: null } });
					const killed = attempt.result.killed.some(({ ally: id }) => id === ally.id);
					expect(result.costs).toContainEqual(expect.objectContaining({ subject: ally.id, possible: killed }));
				}
		});
	});

	test('regles-combat-cible-autre: a player can be eliminated if and only if he is allowed and his cost can be paid', () => {
		always(({ result }, attack) => {
			for (const player of attack.players) {
				const allies = [...defendersOf(player), ...listWeak(player)].flatMap(deathOf);
				const { reports } = judge({
					...attack,
					plan: { ...attack.plan, allies, strike: null, newHolder: null },
				}).result;
				const eliminated = reports.find((report) => report.player === player.id)?.eliminated;
				const cost = result.costs.find(({ subject }) => subject === player.id);
				if (cost?.allowed) expect(cost.possible).toBe(eliminated);
			}
		});
	});
});

describe('against the Lord Ruler', () => {
	test('regles-solo-attaquer: every point is spent once, or left', () => {
		fc.assert(
			fc.property(anyAttackOnLordRuler, (attack) => {
				const { result, stepsOf } = judge(attack);
				const shields = stepsOf('shield-destroyed').map(({ before, after }) => before - after);
				const { before, after, unused } = result;
				expect(sum(shields) + before - after + unused).toBe(attack.damage);
			}),
		);
	});

	test('regles-solo-bouclier-ordre: what is left of the shields is their end, and none is left of the defeated', () => {
		fc.assert(
			fc.property(anyAttackOnLordRuler, (attack) => {
				const { result } = judge(attack);
				for (const { id, shields } of attack.foes) {
					const remaining = result.foes.find((other) => other.id === id)?.shields ?? [];
					expect(remaining).toEqual(shields.slice(shields.length - remaining.length));
					expect(remaining.length === 0).toBe(result.defeated.includes(id));
				}
			}),
		);
	});
});
