import { describe, expect, it } from 'vitest';
import { demarrer, estFini, FIN, jouer } from '../../../../src/rules/timing';
import { etape, ici, jeu, pile, places, schema } from './vocabulaire';

const tour = schema('tour', [
	etape('agir', {
		choix: [
			{ vers: 'ranger', appelle: 'test', regle: 'regle-enqueter' },
			{ vers: FIN, appelle: 'test' },
			{ vers: 'ranger' },
		],
	}),
	etape('ranger', { suite: FIN }),
]);
const test = schema('test', [
	etape('piocher', { suite: 'resoudre' }),
	etape('resoudre', { choix: [{ vers: FIN }, { vers: FIN, appelle: 'degats' }] }),
]);
const degats = schema('degats', [etape('assigner', { suite: 'appliquer' }), etape('appliquer', { suite: FIN })]);
const schemas = jeu(tour, test, degats);
const choisir = (choix: number) => ({ type: 'choisir' as const, choix });

describe('a branch that calls a sequence', () => {
	it('goes to its step first, then starts the sequence above it', () => {
		const { etat, trace } = jouer(schemas, demarrer(tour), choisir(0));
		expect(places(etat)).toEqual(['tour/ranger', 'test/piocher']);
		expect(trace).toEqual([
			{ type: 'etape', regle: 'regle-enqueter', schema: 'tour', de: 'agir', vers: 'ranger' },
			{ type: 'entree', regle: 'regle-enqueter', schema: 'test', avant: 1, apres: 2 },
		]);
	});

	it('cites the rule of the step when it has none', () => {
		expect(jouer(schemas, demarrer(tour), choisir(1)).trace.map(({ regle }) => regle)).toEqual([
			'regle-agir',
			'regle-agir',
		]);
	});

	it('moves inside the sequence only, until it ends', () => {
		const { etat, trace } = jouer(schemas, pile(ici('tour/ranger'), ici('test/piocher')), { type: 'suivre' });
		expect(places(etat)).toEqual(['tour/ranger', 'test/resoudre']);
		expect(trace).toEqual([{ type: 'etape', regle: 'regle-piocher', schema: 'test', de: 'piocher', vers: 'resoudre' }]);
	});
});

describe('a sequence that ends', () => {
	it('gives way to the chart below, which goes on where it said', () => {
		const { etat, trace } = jouer(schemas, pile(ici('tour/ranger'), ici('test/resoudre')), choisir(0));
		expect(places(etat)).toEqual(['tour/ranger']);
		expect(trace).toEqual([
			{ type: 'etape', regle: 'regle-resoudre', schema: 'test', de: 'resoudre', vers: FIN },
			{ type: 'sortie', regle: 'regle-resoudre', schema: 'tour', reprend: 'ranger', avant: 2, apres: 1 },
		]);
	});

	it('cites the rule of its last step on leaving, wherever it ended', () => {
		const court = schema('court', [etape('debut', { suite: FIN }), etape('jamais', { suite: FIN })]);
		const { trace } = jouer(jeu(tour, court), pile(ici('tour/ranger'), ici('court/debut')), { type: 'suivre' });
		expect(trace.map(({ type, regle }) => [type, regle])).toEqual([
			['etape', 'regle-debut'],
			['sortie', 'regle-jamais'],
		]);
	});

	it('ends the chart below too, when that one has nothing left', () => {
		const { etat, trace } = jouer(schemas, pile(ici('tour/fin'), ici('test/resoudre')), choisir(0));
		expect(places(etat)).toEqual(['tour/fin']);
		expect(estFini(etat)).toBe(true);
		expect(trace.at(-1)).toMatchObject({ type: 'sortie', schema: 'tour', reprend: FIN });
	});

	it('closes several at once when they end together, from the innermost', () => {
		const dedans = pile(ici('tour/ranger'), ici('test/fin'), ici('degats/appliquer'));
		const { etat, trace } = jouer(schemas, dedans, { type: 'suivre' });
		expect(places(etat)).toEqual(['tour/ranger']);
		expect(trace).toEqual([
			{ type: 'etape', regle: 'regle-appliquer', schema: 'degats', de: 'appliquer', vers: FIN },
			{ type: 'sortie', regle: 'regle-appliquer', schema: 'test', reprend: FIN, avant: 3, apres: 2 },
			{ type: 'sortie', regle: 'regle-resoudre', schema: 'tour', reprend: 'ranger', avant: 2, apres: 1 },
		]);
	});

	it('closes all of them, down to the end of the game', () => {
		const dedans = pile(ici('tour/fin'), ici('test/fin'), ici('degats/appliquer'));
		const { etat, trace } = jouer(schemas, dedans, { type: 'suivre' });
		expect(places(etat)).toEqual(['tour/fin']);
		expect(trace.map(({ type }) => type)).toEqual(['etape', 'sortie', 'sortie']);
	});
});

describe('a sequence that calls another as it ends', () => {
	it('waits for it at its end', () => {
		const { etat } = jouer(schemas, pile(ici('tour/ranger'), ici('test/resoudre')), choisir(1));
		expect(places(etat)).toEqual(['tour/ranger', 'test/fin', 'degats/assigner']);
		expect(estFini(etat)).toBe(false);
	});

	it('may be played inside itself', () => {
		const encore = schema('encore', [etape('un', { choix: [{ vers: FIN, appelle: 'encore' }, { vers: FIN }] })]);
		const deux = jouer(jeu(encore), demarrer(encore), choisir(0)).etat;
		expect(places(deux)).toEqual(['encore/fin', 'encore/un']);
		expect(places(jouer(jeu(encore), deux, choisir(1)).etat)).toEqual(['encore/fin']);
	});
});
