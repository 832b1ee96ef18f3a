import { describe, expect, it } from 'vitest';
import { cadre, demarrer, FIN, jouer } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, schema } from './vocabulaire';

const tour = schema('tour', [etape('agir', { choix: [{ vers: 'ranger', appelle: 'test' }] }), etape('ranger')], {
	compteurs: [compteur('ennemis', 4), compteur('actions', 3)],
});
const test = schema('test', [etape('piocher', { suite: FIN, compte: { ennemis: '-1' } })], {
	compteurs: [compteur('ennemis', 1), compteur('pions', 2)],
});
const schemas = jeu(tour, test);

describe('the counters of a sequence', () => {
	it('take over those of the chart below that have their id; the others start', () => {
		const { etat } = jouer(schemas, demarrer(tour), { type: 'choisir', choix: 0 });
		expect(etat.pile[1]?.compteurs).toEqual({ ennemis: 4, pions: 2 });
	});

	it('take over what the branch has just changed', () => {
		const appelle = etape('agir', { choix: [{ vers: 'agir', appelle: 'test', compte: { ennemis: '+3' } }] });
		const compte = schema('tour', [appelle], { compteurs: tour.compteurs });
		const { etat } = jouer(jeu(compte, test), demarrer(compte), { type: 'choisir', choix: 0 });
		expect(etat.pile.map(({ compteurs }) => compteurs.ennemis)).toEqual([7, 7]);
	});

	it('are not given back', () => {
		const dedans = pile(ici('tour/ranger', { ennemis: 4, actions: 3 }), ici('test/piocher', { ennemis: 4, pions: 2 }));
		const { etat, trace } = jouer(schemas, dedans, { type: 'suivre' });
		expect(etat).toEqual(pile(ici('tour/ranger', { ennemis: 4, actions: 3 })));
		expect(trace[0]).toMatchObject({ type: 'compteur', compteur: 'ennemis', avant: 4, apres: 3 });
	});

	it('come from the innermost chart that has them, one without being skipped', () => {
		const dehors = [ici('tour/ranger', { ennemis: 4 }), ici('test/fin', { ennemis: 2 }), ici('vide/un')];
		expect(cadre(test, dehors).compteurs).toEqual({ ennemis: 2, pions: 2 });
	});

	it('take over zero like any number', () => {
		expect(cadre(test, [ici('tour/ranger', { ennemis: 0 })]).compteurs).toEqual({ ennemis: 0, pions: 2 });
	});

	it('are brought inside the bounds of the sequence', () => {
		const etroit = schema('etroit', [etape('un', { suite: FIN })], {
			compteurs: [compteur('ennemis', 2, { min: 1, max: 3 })],
		});
		expect(cadre(etroit, [ici('tour/ranger', { ennemis: 8 })]).compteurs).toEqual({ ennemis: 3 });
		expect(cadre(etroit, [ici('tour/ranger', { ennemis: 0 })]).compteurs).toEqual({ ennemis: 1 });
	});

	it('start again each time the sequence does', () => {
		const boucle = schema('boucle', [etape('un', { suite: 'un', emboite: ['test'] })]);
		const jeux = jeu(boucle, test);
		const une = jouer(jeux, demarrer(boucle), { type: 'emboiter', schema: 'test' }).etat;
		const finie = jouer(jeux, une, { type: 'suivre' }).etat;
		const autre = jouer(jeux, finie, { type: 'emboiter', schema: 'test' }).etat;
		expect(autre).toEqual(une);
	});
});

it('a frame may be opened at any step', () => {
	expect(cadre(tour, [], 'ranger')).toEqual(ici('tour/ranger', { ennemis: 4, actions: 3 }));
	expect(cadre(tour, [], FIN).etape).toBe(FIN);
});
