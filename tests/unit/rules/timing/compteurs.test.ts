import { describe, expect, it } from 'vitest';
import { borner, type Effets, FIN, jouer } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, schema } from './vocabulaire';

/** Counters after a step with these effects, and what is told of them. */
function apres(compte: Effets, valeurs: Record<string, number>) {
	const compteurs = [compteur('actions', 0), compteur('joueurs', 2, { min: 1, max: 4 })];
	const schemas = jeu(schema('tour', [etape('un', { suite: FIN, compte })], { compteurs }));
	const { etat, trace } = jouer(schemas, pile(ici('tour/un', valeurs)), { type: 'suivre' });
	const variations = trace.flatMap((constat) =>
		constat.type === 'compteur' ? [[constat.compteur, constat.avant, constat.apres]] : [],
	);
	return { valeurs: etat.pile[0]?.compteurs, variations };
}

describe('an effect', () => {
	it.each([
		['=3', 3],
		['=0', 0],
		['+1', 2],
		['+5', 6],
		['-1', 0],
		['=joueurs', 4],
	])('%s', (effet, actions) => {
		expect(apres({ actions: effet }, { actions: 1, joueurs: 4 })).toEqual({
			valeurs: { actions, joueurs: 4 },
			variations: [['actions', 1, actions]],
		});
	});

	it('stops at the highest value', () => {
		expect(apres({ actions: '+5' }, { actions: 7, joueurs: 2 })).toEqual({
			valeurs: { actions: 9, joueurs: 2 },
			variations: [['actions', 7, 9]],
		});
		expect(apres({ joueurs: '=12' }, { actions: 0, joueurs: 2 }).valeurs).toEqual({ actions: 0, joueurs: 4 });
	});

	it('stops at the lowest value, zero or not', () => {
		expect(apres({ actions: '-3' }, { actions: 2, joueurs: 2 }).valeurs).toEqual({ actions: 0, joueurs: 2 });
		expect(apres({ joueurs: '=0' }, { actions: 0, joueurs: 2 }).valeurs).toEqual({ actions: 0, joueurs: 1 });
	});

	it('copies another counter inside its own bounds', () => {
		expect(apres({ joueurs: '=actions' }, { actions: 9, joueurs: 2 })).toEqual({
			valeurs: { actions: 9, joueurs: 4 },
			variations: [['joueurs', 2, 4]],
		});
	});

	it('copies zero like any number', () => {
		const tour = schema('tour', [etape('un', { suite: FIN, compte: { a: '=b' } })], {
			compteurs: [compteur('a', 0), compteur('b', 0)],
		});
		const { etat } = jouer(jeu(tour), pile(ici('tour/un', { a: 4, b: 0 })), { type: 'suivre' });
		expect(etat.pile[0]?.compteurs).toEqual({ a: 0, b: 0 });
	});

	it('that changes nothing is not told', () => {
		const valeurs = { actions: 9, joueurs: 1 };
		expect(apres({ actions: '+1', joueurs: '-1' }, valeurs)).toEqual({ valeurs, variations: [] });
		expect(apres({ joueurs: '=1' }, valeurs)).toEqual({ valeurs, variations: [] });
	});

	it('comes in order: one that copies sees what those before it did', () => {
		expect(apres({ joueurs: '=3', actions: '=joueurs' }, { actions: 0, joueurs: 2 }).valeurs).toEqual({
			actions: 3,
			joueurs: 3,
		});
		expect(apres({ actions: '=joueurs', joueurs: '=3' }, { actions: 0, joueurs: 2 }).valeurs).toEqual({
			actions: 2,
			joueurs: 3,
		});
	});

	it('on a counter that the chart does not have is nothing', () => {
		const valeurs = { actions: 1, joueurs: 2 };
		expect(apres({ fantome: '+1' }, valeurs)).toEqual({ valeurs, variations: [] });
	});
});

describe('bounds', () => {
	it.each([
		[-1, 1],
		[1, 1],
		[3, 3],
		[4, 4],
		[5, 4],
	])('bring %i to %i', (value, borne) => {
		expect(borner(compteur('joueurs', 2, { min: 1, max: 4 }), value)).toBe(borne);
	});
});
