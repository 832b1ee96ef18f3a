import { describe, expect, it } from 'vitest';
import { demarrer, FIN, placer, reculer } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, schema } from './vocabulaire';

const tour = schema(
	'tour',
	[etape('debut', { suite: 'milieu' }), etape('milieu', { suite: 'debut' }), etape('ranger', { suite: FIN })],
	{ compteurs: [compteur('actions', 3)] },
);
const duel = schema('duel', [etape('mise', { suite: 'touche' }), etape('touche', { suite: FIN })]);
const schemas = jeu(tour, duel);
const milieu = ici('tour/milieu', { actions: 1 });

describe('going back without a memory', () => {
	it('leads to the step above in the chart, whatever way leads there, counters as they are', () => {
		expect(reculer(schemas, pile(ici('tour/ranger', { actions: 1 })))).toEqual(pile(milieu));
	});

	it('leads from the end to the last step', () => {
		expect(reculer(schemas, pile(ici('tour/fin', { actions: 0 })))).toEqual(pile(ici('tour/ranger', { actions: 0 })));
	});

	it('opens windows anew', () => {
		const passee = ici('tour/milieu', { actions: 1 }, { main: 1, passes: 1 });
		expect(reculer(schemas, pile(passee))).toEqual(pile(ici('tour/debut', { actions: 1 })));
	});

	it('stays inside a sequence until its first step, then leaves it', () => {
		const mise = reculer(schemas, pile(milieu, ici('duel/touche')));
		expect(mise).toEqual(pile(milieu, ici('duel/mise')));
		expect(mise && reculer(schemas, mise)).toEqual(pile(milieu));
	});

	it('leaves a sequence for the last step of a chart that was to end after it', () => {
		const apres = pile(ici('tour/fin', { actions: 1 }), ici('duel/mise'));
		expect(reculer(schemas, apres)).toEqual(pile(ici('tour/ranger', { actions: 1 })));
		expect(reculer(schemas, pile(milieu, ici('duel/fin'), ici('tour/debut')))).toEqual(
			pile(milieu, ici('duel/touche')),
		);
	});

	it('is nothing at the start', () => {
		expect(reculer(schemas, demarrer(tour))).toBeUndefined();
	});

	it('leaves a sequence that is not there, and is nothing in a chart that is not there', () => {
		expect(reculer(schemas, pile(milieu, ici('absent/un')))).toEqual(pile(milieu));
		expect(reculer(schemas, pile(ici('absent/un')))).toBeUndefined();
	});
});

describe('putting the game at a step', () => {
	it('leaves the sequences under way, keeps the counters, and opens windows anew', () => {
		const etat = pile(ici('tour/milieu', { actions: 1 }, { main: 1, passes: 1 }), ici('duel/touche'));
		expect(placer(tour, etat, 'ranger')).toEqual(pile(ici('tour/ranger', { actions: 1 })));
	});

	it('may be at the step where the game is', () => {
		expect(placer(tour, pile(milieu), 'milieu')).toEqual(pile(milieu));
	});

	it.each(['touche', 'fantome', FIN])('is not possible at a step that the chart does not have: %s', (id) => {
		expect(() => placer(tour, pile(milieu), id)).toThrow(RangeError);
	});

	it('is not possible on an empty stack', () => {
		expect(() => placer(tour, { pile: [] }, 'debut')).toThrow(RangeError);
	});
});
