import { describe, expect, it } from 'vitest';
import { chartSchema } from '../../../src/schemas/chart';

/** What is read of a chart with one counter, whose only branch has this effect and this condition. */
function readChart(effect: string, condition = '>0') {
	const choice = { texte: 'Continuer', si: { tours: condition }, sinon: 'Plus aucun tour.', compte: { tours: effect } };
	const read = chartSchema.safeParse({
		titre: 'Le tour',
		resume: 'Une phrase assez longue pour dire ce que le schéma du tour permet de suivre.',
		compteurs: [{ id: 'tours', titre: 'Tours', depart: 0, max: 20 }],
		parties: [{ etapes: [{ id: 'un', type: 'choix', titre: 'Continuer ou non', choix: [choice] }] }],
	});
	return read.data?.parties[0]?.etapes[0]?.choix[0];
}

describe('an effect', () => {
	it.each([
		['=3', { op: '=', value: 3 }],
		['=0', { op: '=', value: 0 }],
		['=12', { op: '=', value: 12 }],
		['=joueurs', { op: '=', value: 'joueurs' }],
		['=joueur-2', { op: '=', value: 'joueur-2' }],
		['+1', { op: '+', value: 1 }],
		['-10', { op: '-', value: 10 }],
	])('%s is read', (written, effect) => {
		expect(readChart(written)?.compte).toEqual({ tours: effect });
	});

	it.each(['1', '=', '+joueurs', '=100', '==1', '= 1', '=Joueurs'])('« %s » is not one', (written) => {
		expect(readChart(written)).toBeUndefined();
	});
});

describe('a condition', () => {
	it.each([
		['>0', { op: '>', value: 0 }],
		['=10', { op: '=', value: 10 }],
		['<2', { op: '<', value: 2 }],
	])('%s is read', (written, condition) => {
		expect(readChart('+1', written)?.si).toEqual({ tours: condition });
	});

	it.each(['0', '>=1', '>joueurs', '<100', '!1'])('« %s » is not one', (written) => {
		expect(readChart('+1', written)).toBeUndefined();
	});
});
