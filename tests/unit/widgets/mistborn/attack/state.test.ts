import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifier } from '../../../../../src/rules/mistborn/attack';
import { PARTIES, plainPlayer, toEngine, withPartie } from '../../../../../src/widgets/mistborn/attack/state';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';
import { anyState } from './any-state';
import { caseOf } from './said';

const planOf = (query: string) => toEngine(caseOf(query)).plan;

describe('the attack that the engine is given', () => {
	test('any case is one that it accepts', () => {
		fc.assert(
			fc.property(anyState(), (state) => {
				expect(verifier(toEngine(state))).toEqual([]);
			}),
		);
	});

	test('attacks the Défenseurs of each player before his other Alliés, as often as asked', () => {
		const query =
			'partie=trois&j1a1=defense.1_attaque&j1a2=defense.1_defenseur_attaque_nuages.1_encore' +
			'&j1a3=defense.1&j2a1=defense.1_attaque_nuages.2';
		expect(planOf(query)).toMatchObject({ allies: ['j1a2', 'j1a2', 'j1a1', 'j2a1'] });
	});

	test('uses effects on shields before damage', () => {
		const query = 'partie=seigneur-maitre&a1=boucliers.3_attaques.1&a2=boucliers.2_effets.1_attaques.1';
		expect(planOf(query)).toMatchObject({
			boucliers: [
				{ adversaire: 'a2', moyen: 'effet' },
				{ adversaire: 'a1', moyen: 'degats' },
				{ adversaire: 'a2', moyen: 'degats' },
			],
		});
	});

	test('sends everything that is left, unless points are kept', () => {
		expect(planOf('degats=4')).toMatchObject({ frappe: null, transmission: null });
		expect(planOf('degats=4&frappe=0&transmission=j2')).toMatchObject({ frappe: 0, transmission: 'j2' });
		expect(planOf('partie=seigneur-maitre&frappe=7')).toMatchObject({ frappe: 7 });
	});

	test('has only the shields that are left', () => {
		const [deux, un] = ['2', '1'].map((left) => toEngine(caseOf(`partie=seigneur-maitre&a1=boucliers.${left}_x2`)));
		expect(deux).toMatchObject({ adversaires: [{ boucliers: [3, 'X'] }] });
		expect(un).toMatchObject({ adversaires: [{ boucliers: [3] }] });
	});
});

describe('another number of players', () => {
	test('keeps those who stay, and gives a case that an address can say', () => {
		fc.assert(
			fc.property(anyState(), fc.constantFrom(...PARTIES), (state, partie) => {
				const next = withPartie(state, partie);
				expect(attackCodec.read(attackCodec.write(next))).toEqual({ state: next, notices: [] });
				for (const [at, player] of next.joueurs.entries()) expect(player).toBe(state.joueurs[at] ?? plainPlayer);
			}),
		);
	});

	test('does not leave the Cible with a player who is gone', () => {
		const four = caseOf('partie=quatre&cible=j3&transmission=j3');
		expect(withPartie(four, 'trois')).toMatchObject({ cible: 'j1', transmission: 'a-decider' });
		expect(withPartie({ ...four, cible: 'moi', transmission: 'moi' }, 'trois')).toMatchObject({
			cible: 'moi',
			transmission: 'moi',
		});
	});
});
