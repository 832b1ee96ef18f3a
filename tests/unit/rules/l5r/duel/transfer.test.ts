import { describe, expect, test } from 'vitest';
import { duel } from './cases';

describe('D.5: the transfer', () => {
	test('duel-d-5: the player who bid more gives the difference', () => {
		const { resultat, trace } = duel({ honneur: 11 }, 4, { honneur: 9 }, 1);
		expect(resultat).toMatchObject({
			transfert: { de: 'lanceur', montant: 3 },
			honneur: { lanceur: 8, defie: 12 },
		});
		expect(trace.slice(2, 4)).toEqual([
			{ kind: 'honneur-donne', rule: 'duel-d-5', camp: 'lanceur', avant: 11, apres: 8 },
			{ kind: 'honneur-recu', rule: 'donner-definition', camp: 'defie', avant: 9, apres: 12 },
		]);
	});

	test('duel-d-5: whichever side bid more', () => {
		const { resultat } = duel({}, 2, {}, 5);
		expect(resultat).toMatchObject({ transfert: { de: 'defie', montant: 3 }, honneur: { lanceur: 13, defie: 7 } });
	});

	test('duel-d-5-egalite: equal bids move nothing', () => {
		const { resultat, pas, etapes } = duel({}, 3, {}, 3);
		expect(pas('transfert-nul')).toEqual([{ kind: 'transfert-nul', rule: 'duel-d-5-egalite', avant: 3, apres: 3 }]);
		expect(etapes).not.toContain('honneur-donne');
		expect(resultat).toMatchObject({ transfert: null, honneur: { lanceur: 10, defie: 10 } });
	});
});

describe('the end of the game, at step D.5', () => {
	test('bases-victoire-deshonneur: the player who gives their last honour loses the game at once', () => {
		const { resultat, trace, etapes } = duel({ competence: 9, honneur: 3 }, 4, { honneur: 5 }, 1);
		expect(resultat).toEqual({
			type: 'partie',
			gagnant: 'defie',
			fins: ['deshonneur'],
			mises: { lanceur: 4, defie: 1 },
			transfert: { de: 'lanceur', montant: 3 },
			honneur: { lanceur: 0, defie: 8 },
		});
		expect(trace.slice(-2)).toEqual([
			{ kind: 'honneur-epuise', rule: 'bases-victoire-deshonneur', camp: 'lanceur', avant: 0, apres: 0 },
			{ kind: 'partie-terminee', rule: 'bases-victoire', camp: 'defie', avant: 8, apres: 8 },
		]);
		expect(etapes).not.toContain('honneur-insuffisant');
	});

	test('bases-victoire-honneur: the player who receives their 25th honour wins it', () => {
		const { resultat, pas, etapes } = duel({ honneur: 23 }, 1, { competence: 9 }, 3);
		expect(resultat).toMatchObject({ type: 'partie', gagnant: 'lanceur', fins: ['honneur'], honneur: { lanceur: 25 } });
		expect(pas('honneur-atteint')).toMatchObject([{ rule: 'bases-victoire-honneur', camp: 'lanceur', avant: 25 }]);
		expect(etapes.at(-1)).toBe('partie-terminee');
	});

	test.each([
		['1 honour left', { honneur: 3 }, { honneur: 10 }],
		['24 honour reached', { honneur: 10 }, { honneur: 22 }],
	])('bases-victoire: the duel goes on with %s', (_, lanceur, defie) => {
		expect(duel(lanceur, 3, defie, 1).resultat.type).toBe('duel');
	});

	test('bases-victoire: both at once have one winner, who receives', () => {
		const { resultat, pas } = duel({ honneur: 1 }, 2, { honneur: 24 }, 1);
		expect(resultat).toMatchObject({ gagnant: 'defie', fins: ['deshonneur', 'honneur'] });
		expect(pas('partie-terminee')).toHaveLength(1);
	});

	test('duel-d-5-manque: only the honour of the pool can be given', () => {
		const { resultat, pas } = duel({ honneur: 2 }, 5, { honneur: 22 }, 1);
		expect(pas('honneur-insuffisant')).toEqual([
			{ kind: 'honneur-insuffisant', rule: 'duel-d-5-manque', camp: 'lanceur', avant: 4, apres: 2 },
		]);
		expect(resultat).toMatchObject({
			type: 'partie',
			gagnant: 'defie',
			fins: ['deshonneur'],
			transfert: { montant: 2 },
			honneur: { lanceur: 0, defie: 24 },
		});
	});
});
