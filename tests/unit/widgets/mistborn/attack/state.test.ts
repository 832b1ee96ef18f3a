import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verify } from '../../../../../src/rules/mistborn/attack';
import { verify as verifyAssault } from '../../../../../src/rules/mistborn/attack/assault';
import { toAssault, withCrew } from '../../../../../src/widgets/mistborn/attack/assault/to-assault';
import { type AttackState, MODES, plainPlayer, withMode } from '../../../../../src/widgets/mistborn/attack/state';
import { toEngine } from '../../../../../src/widgets/mistborn/attack/to-engine';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';
import { anyAssaultState, anyAttackState, anyState } from './any-state';
import { caseOf } from './said';

const planOf = (query: string) => toEngine(caseOf(query)).plan;

describe('the attack that the engine is given', () => {
	test('any case is one that it accepts', () => {
		fc.assert(
			fc.property(anyAttackState(), (state) => {
				expect(verify(toEngine(state)).problems).toEqual([]);
			}),
		);
	});

	test('attacks the Defenders of each player before his other Allies, as often as asked', () => {
		const query =
			'partie=trois&j1a1=defense.1_attaque&j1a2=defense.1_defenseur_attaque_nuages.1_encore' +
			'&j1a3=defense.1&j2a1=defense.1_attaque_nuages.2';
		expect(planOf(query)).toMatchObject({ allies: ['j1a2', 'j1a2', 'j1a1', 'j2a1'] });
	});

	test('kills by effects first, and attacks neither the dead nor what Maelstrom sweeps', () => {
		const query = 'partie=trois&j1a1=defense.1_attaque&j1a2=defense.2_effet_attaque&j2a1=defense.3';
		expect(planOf(query)).toMatchObject({ effects: ['j1a2'], allies: ['j1a1'] });
		expect(planOf(`${query}&maelstrom=oui`)).toMatchObject({ effects: ['j1a1', 'j1a2', 'j2a1'], allies: [] });
		expect(planOf('partie=seigneur-maitre&maelstrom=oui&a1=effets.1_attaques.1')).toMatchObject({
			sweep: true,
			shields: [],
		});
	});

	test('uses effects on shields before damage', () => {
		const query = 'partie=seigneur-maitre&a1=boucliers.3_attaques.1&a2=boucliers.2_effets.1_attaques.1';
		expect(planOf(query)).toMatchObject({
			shields: [
				{ foe: 'a2', means: 'effect' },
				{ foe: 'a1', means: 'damage' },
				{ foe: 'a2', means: 'damage' },
			],
		});
	});

	test('sends everything that is left, unless points are kept', () => {
		expect(planOf('degats=4')).toMatchObject({ strike: null, newHolder: null });
		expect(planOf('partie=quatre&degats=4&frappe=0&transmission=j2')).toMatchObject({ strike: 0, newHolder: 'j2' });
		expect(planOf('partie=seigneur-maitre&frappe=7')).toMatchObject({ strike: 7 });
	});

	test('has only the shields that are left', () => {
		const [two, one] = ['2', '1'].map((left) => toEngine(caseOf(`partie=seigneur-maitre&a1=boucliers.${left}_x2`)));
		expect(two).toMatchObject({ foes: [{ shields: [3, 'X'] }] });
		expect(one).toMatchObject({ foes: [{ shields: [3] }] });
	});
});

describe('the assault that the engine is given', () => {
	test('any case is one that it accepts', () => {
		fc.assert(
			fc.property(anyAssaultState(), (state) => {
				expect(verifyAssault(toAssault(state)).problems).toEqual([]);
			}),
		);
	});

	test('has the shares of the teammates who are there', () => {
		const { blows, players } = toAssault(caseOf('partie=assaut&joueurs=2&moia1=defense.2&c1=sur.collectif_j1.3_j2.4'));
		expect(blows).toEqual([
			{
				source: 'edict',
				flat: 0,
				times: 2,
				dominance: null,
				on: 'together',
				keepsClouds: false,
				shares: [{ player: 'j1', damage: 3 }],
			},
		]);
		expect(players.map(({ id }) => id)).toEqual(['me', 'j1']);
		expect(players[0]?.allies).toMatchObject([{ id: 'mea1', defense: 2 }]);
	});

	test('with another number of players strikes those who are there, and is a case that an address can say', () => {
		fc.assert(
			fc.property(anyAssaultState(), fc.integer({ min: 1, max: 4 }), (state, crew) => {
				const next = withCrew(state, crew);
				expectTold(next);
				expect(next.players).toHaveLength(crew);
			}),
		);
	});
});

/** Settings that one game or another does not use. */
const pickSettings = ({ damage, strike, target, newHolder, dominance, health }: AttackState) => ({
	damage,
	strike,
	target,
	newHolder,
	dominance,
	health,
});

/** An address tells the case; what its game does not use is kept for the next one, and is not in the address. */
function expectTold(state: AttackState): void {
	const address = attackCodec.write(state);
	const { state: told, notices } = attackCodec.read(address);
	expect(notices).toEqual([]);
	expect(attackCodec.write(told).toString()).toBe(address.toString());
	expect({ ...state, ...pickSettings(told) }).toEqual(told);
}

describe('another number of players', () => {
	test('keeps those who stay, and what an address says of it is right', () => {
		fc.assert(
			fc.property(anyState(), fc.constantFrom(...MODES), (state, mode) => {
				const next = withMode(state, mode);
				expectTold(next);
				// Nobody is in the same seat when the Lord Ruler is the one who attacks.
				const same = (mode === 'assault') === (state.mode === 'assault');
				for (const [at, player] of next.players.entries())
					expect(player).toBe((same ? state.players[at] : undefined) ?? plainPlayer);
			}),
		);
	});

	test('does not leave the Target with a player who is gone', () => {
		const four = caseOf('partie=quatre&cible=j3&transmission=j3');
		expect(withMode(four, 'three')).toMatchObject({ target: 'j1', newHolder: 'undecided' });
		expect(withMode({ ...four, target: 'me', newHolder: 'me' }, 'three')).toMatchObject({
			target: 'me',
			newHolder: 'me',
		});
	});
});
