import { describe, expect, it } from 'vitest';
import { FIN, jouer, possibles } from '../../../../src/rules/timing';
import { etape, ici, jeu, pile, places, schema } from './vocabulaire';

const tour = schema('tour', [
	etape('agir', { suite: 'question', emboite: ['duel', 'test'] }),
	etape('question', { choix: [{ vers: FIN }], emboite: ['duel'] }),
	etape('fenetre', { alternance: 'consecutifs', suite: FIN, emboite: ['duel'] }),
]);
const duel = schema('duel', [etape('mise', { suite: FIN })]);
const test = schema('test', [etape('piocher', { suite: FIN })]);
const schemas = jeu(tour, duel, test);

describe('a sequence in the middle of a step', () => {
	it('is proposed after the way on, or after the branches', () => {
		expect(possibles(schemas, pile(ici('tour/agir')))).toEqual([
			{ type: 'suivre' },
			{ type: 'emboiter', schema: 'duel' },
			{ type: 'emboiter', schema: 'test' },
		]);
		expect(possibles(schemas, pile(ici('tour/question')))).toEqual([
			{ type: 'choisir', choix: 0 },
			{ type: 'emboiter', schema: 'duel' },
		]);
	});

	it('starts above the step, which stays where it is', () => {
		const { etat, trace } = jouer(schemas, pile(ici('tour/agir')), { type: 'emboiter', schema: 'test' });
		expect(places(etat)).toEqual(['tour/agir', 'test/piocher']);
		expect(trace).toEqual([{ type: 'entree', regle: 'regle-agir', schema: 'test', avant: 1, apres: 2 }]);
	});

	it('comes back to the step, which may open another', () => {
		const { etat, trace } = jouer(schemas, pile(ici('tour/agir'), ici('test/piocher')), { type: 'suivre' });
		expect(etat).toEqual(pile(ici('tour/agir')));
		expect(trace[1]).toEqual({
			type: 'sortie',
			regle: 'regle-piocher',
			schema: 'tour',
			reprend: 'agir',
			avant: 2,
			apres: 1,
		});
		expect(possibles(schemas, etat)).toHaveLength(3);
	});
});

describe('an action that is a sequence', () => {
	const fenetre = (main: 0 | 1, passes: 0 | 1 = 0) => ici('tour/fenetre', {}, { main, passes });

	it('gives the opportunity to the other player before it starts', () => {
		const { etat, trace } = jouer(schemas, pile(fenetre(0)), { type: 'agir', schema: 'duel' });
		expect(etat).toEqual(pile(fenetre(1), ici('duel/mise')));
		expect(trace).toEqual([
			{ type: 'main', regle: 'regle-fenetre', avant: 0, apres: 1 },
			{ type: 'entree', regle: 'regle-fenetre', schema: 'duel', avant: 1, apres: 2 },
		]);
	});

	it('cancels a pass like any action', () => {
		const { etat, trace } = jouer(schemas, pile(fenetre(1, 1)), { type: 'agir', schema: 'duel' });
		expect(etat.pile[0]).toEqual(fenetre(0));
		expect(trace.map(({ type }) => type)).toEqual(['passes', 'main', 'entree']);
	});

	it('leaves the window as it was when it comes back to it', () => {
		const { etat } = jouer(schemas, pile(fenetre(1), ici('duel/mise')), { type: 'suivre' });
		expect(etat).toEqual(pile(fenetre(1)));
	});

	it('has an alternation of its own, apart from the one below', () => {
		const { etat } = jouer(schemas, pile(fenetre(1, 1), fenetre(0)), { type: 'passer' });
		expect(etat).toEqual(pile(fenetre(1, 1), fenetre(1, 1)));
	});
});
