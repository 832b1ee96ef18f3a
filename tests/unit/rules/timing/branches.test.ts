import { describe, expect, it } from 'vitest';
import { type Choix, FIN, jouer, possibles, propositions } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, places, schema } from './vocabulaire';

/** A chart with one question. */
const question = (...choix: Choix[]) =>
	jeu(
		schema('tour', [etape('choix', { choix }), etape('agir', { suite: FIN })], {
			compteurs: [compteur('actions', 0), compteur('joueurs', 0)],
		}),
	);
const depuis = (actions: number, joueurs = 0) => pile(ici('tour/choix', { actions, joueurs }));

describe('a branch', () => {
	it('is taken by its place, and leads where it says', () => {
		const schemas = question({ vers: 'agir' }, { vers: FIN });
		expect(places(jouer(schemas, depuis(0), { type: 'choisir', choix: 0 }).etat)).toEqual(['tour/agir']);
		expect(places(jouer(schemas, depuis(0), { type: 'choisir', choix: 1 }).etat)).toEqual(['tour/fin']);
	});

	it('may lead to its own step', () => {
		const schemas = question({ vers: 'choix', compte: { actions: '+1' } }, { vers: FIN });
		const { etat } = jouer(schemas, depuis(1), { type: 'choisir', choix: 0 });
		expect(etat).toEqual(depuis(2));
	});

	it('cites its own rule, or that of the step', () => {
		const schemas = question({ vers: 'agir', regle: 'regle-propre', compte: { actions: '+1' } }, { vers: 'agir' });
		expect(jouer(schemas, depuis(0), { type: 'choisir', choix: 0 }).trace).toEqual([
			{ type: 'compteur', regle: 'regle-propre', compteur: 'actions', avant: 0, apres: 1 },
			{ type: 'etape', regle: 'regle-propre', schema: 'tour', de: 'choix', vers: 'agir' },
		]);
		expect(jouer(schemas, depuis(0), { type: 'choisir', choix: 1 }).trace).toEqual([
			{ type: 'etape', regle: 'regle-choix', schema: 'tour', de: 'choix', vers: 'agir' },
		]);
	});

	it('leaves the effects of the others alone', () => {
		const schemas = question({ vers: 'agir', compte: { actions: '=5' } }, { vers: 'agir' });
		expect(jouer(schemas, depuis(2), { type: 'choisir', choix: 1 }).etat).toEqual(
			pile(ici('tour/agir', { actions: 2, joueurs: 0 })),
		);
	});
});

describe('a branch with conditions', () => {
	/** The places of the branches that are open. */
	const ouvertes = (choix: Choix[], actions: number, joueurs = 0) =>
		possibles(question(...choix), depuis(actions, joueurs)).map((move) => move.type === 'choisir' && move.choix);

	it.each([
		['>1', [2, 3]],
		['=2', [2]],
		['<2', [0, 1]],
	])('is open when its counter is %s', (condition, values) => {
		const open = [0, 1, 2, 3].filter(
			(actions) => ouvertes([{ vers: FIN, si: { actions: condition } }], actions).length,
		);
		expect(open).toEqual(values);
	});

	it('reads numbers of two digits', () => {
		const round = schema('tour', [etape('choix', { choix: [{ vers: FIN, si: { round: '=10' } }] })]);
		expect(possibles(jeu(round), pile(ici('tour/choix', { round: 10 })))).toHaveLength(1);
		expect(possibles(jeu(round), pile(ici('tour/choix', { round: 1 })))).toEqual([]);
	});

	it('wants all of them', () => {
		const choix = [{ vers: FIN, si: { actions: '>0', joueurs: '=2' } }];
		expect(ouvertes(choix, 1, 2)).toEqual([0]);
		expect(ouvertes(choix, 1, 1)).toEqual([]);
		expect(ouvertes(choix, 0, 2)).toEqual([]);
	});

	it('is closed when they do not hold, and says that counters are the reason', () => {
		const schemas = question({ vers: 'agir', si: { actions: '>0' } }, { vers: FIN });
		expect(propositions(schemas, depuis(0))).toEqual([
			{ mouvement: { type: 'choisir', choix: 0 }, motif: 'compteurs' },
			{ mouvement: { type: 'choisir', choix: 1 }, motif: undefined },
		]);
		expect(possibles(schemas, depuis(0))).toEqual([{ type: 'choisir', choix: 1 }]);
		expect(() => jouer(schemas, depuis(0), { type: 'choisir', choix: 0 })).toThrow(RangeError);
	});

	it('is told closed by its counters before anything is said of the sequence that it calls', () => {
		const schemas = question({ vers: 'agir', appelle: 'absent', si: { actions: '>0' } });
		expect(propositions(schemas, depuis(0)).map(({ motif }) => motif)).toEqual(['compteurs']);
		expect(propositions(schemas, depuis(1)).map(({ motif }) => motif)).toEqual(['schema-absent']);
	});

	it('is judged on the values before its own effects', () => {
		const schemas = question({ vers: 'choix', si: { actions: '=1' }, compte: { actions: '-1' } }, { vers: FIN });
		const { etat } = jouer(schemas, depuis(1), { type: 'choisir', choix: 0 });
		expect(possibles(schemas, etat)).toEqual([{ type: 'choisir', choix: 1 }]);
	});
});
