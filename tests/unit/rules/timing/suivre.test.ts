import { describe, expect, it } from 'vitest';
import { demarrer, estFini, FIN, jouer, possibles } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, places, schema } from './vocabulaire';

const tour = schema('tour', [
	etape('piocher', { suite: 'agir' }),
	etape('agir', { suite: 'ranger' }),
	etape('ranger', { suite: FIN }),
]);
const schemas = jeu(tour);

describe('a chart starts', () => {
	it('at its first step, its counters at their start', () => {
		const compte = schema('compte', [etape('un', { suite: FIN })], { compteurs: [compteur('round', 3)] });
		expect(demarrer(compte)).toEqual({
			pile: [{ schema: 'compte', etape: 'un', compteurs: { round: 3 }, alternance: { main: 0, passes: 0 } }],
		});
	});

	it('inside the bounds of its counters, whatever they say', () => {
		const trop = schema('trop', [etape('un', { suite: FIN })], {
			compteurs: [compteur('haut', 12), compteur('bas', 0, { min: 2 })],
		});
		expect(demarrer(trop).pile[0]?.compteurs).toEqual({ haut: 9, bas: 2 });
	});
});

describe('going on', () => {
	it('leads to the next step, and says so with the rule of the step that is left', () => {
		const { etat, trace } = jouer(schemas, demarrer(tour), { type: 'suivre' });
		expect(places(etat)).toEqual(['tour/agir']);
		expect(trace).toEqual([{ type: 'etape', regle: 'regle-piocher', schema: 'tour', de: 'piocher', vers: 'agir' }]);
	});

	it('is all that a step with a next one proposes', () => {
		expect(possibles(schemas, demarrer(tour))).toEqual([{ type: 'suivre' }]);
	});

	it('ends the chart after the last step, where it can only start again', () => {
		const { etat, trace } = jouer(schemas, pile(ici('tour/ranger')), { type: 'suivre' });
		expect(places(etat)).toEqual(['tour/fin']);
		expect(trace).toEqual([{ type: 'etape', regle: 'regle-ranger', schema: 'tour', de: 'ranger', vers: FIN }]);
		expect(estFini(etat)).toBe(true);
		expect(possibles(schemas, etat)).toEqual([{ type: 'recommencer' }]);
	});

	it('is not the end of the game while a sequence is under way', () => {
		expect(estFini(pile(ici('tour/fin'), ici('duel/mise')))).toBe(false);
		expect(estFini(pile(ici('tour/ranger')))).toBe(false);
	});

	it('goes where the step says, back as well', () => {
		const boucle = jeu(schema('boucle', [etape('un', { suite: 'deux' }), etape('deux', { suite: 'un' })]));
		expect(places(jouer(boucle, pile(ici('boucle/deux')), { type: 'suivre' }).etat)).toEqual(['boucle/un']);
	});

	it('changes the counters that the step names, and tells them before the step', () => {
		const etapes = [etape('un', { suite: 'deux', compte: { actions: '=3', tours: '-1' } }), etape('deux')];
		const compte = jeu(schema('compte', etapes, { compteurs: [compteur('actions', 0), compteur('tours', 2)] }));
		const { etat, trace } = jouer(compte, pile(ici('compte/un', { actions: 0, tours: 2 })), { type: 'suivre' });
		expect(etat).toEqual({ pile: [ici('compte/deux', { actions: 3, tours: 1 })] });
		expect(trace).toEqual([
			{ type: 'compteur', regle: 'regle-un', compteur: 'actions', avant: 0, apres: 3 },
			{ type: 'compteur', regle: 'regle-un', compteur: 'tours', avant: 2, apres: 1 },
			{ type: 'etape', regle: 'regle-un', schema: 'compte', de: 'un', vers: 'deux' },
		]);
	});
});
