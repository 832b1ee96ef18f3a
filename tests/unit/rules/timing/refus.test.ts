import { describe, expect, it } from 'vitest';
import { courant, FIN, jouer, type Mouvement, PILE_MAX, possibles, propositions } from '../../../../src/rules/timing';
import { etape, ici, jeu, pile, places, schema } from './vocabulaire';

const tour = schema('tour', [
	etape('agir', { suite: FIN, emboite: ['tour', 'absent'] }),
	etape('question', {
		choix: [{ vers: FIN }, { vers: FIN, appelle: 'tour' }, { vers: FIN, appelle: 'absent' }],
	}),
	etape('fenetre', { suite: FIN, alternance: 'consecutifs', emboite: ['tour', 'absent'] }),
]);
const schemas = jeu(tour);

/** As many charts under way as there may be but for `moins`, the innermost at a step. */
const profonde = (id: string, moins = 0) =>
	pile(
		...Array.from({ length: PILE_MAX - moins }, (_, at) =>
			ici(at === PILE_MAX - moins - 1 ? `tour/${id}` : 'tour/agir'),
		),
	);

/** Why each move of a step is closed. */
const motifs = (etat: ReturnType<typeof pile>) => propositions(schemas, etat).map(({ motif }) => motif);

describe('a full stack', () => {
	it('refuses one more sequence, however it would start, and nothing else', () => {
		expect(motifs(profonde('agir'))).toEqual([undefined, 'pile-pleine', 'schema-absent']);
		expect(motifs(profonde('question'))).toEqual([undefined, 'pile-pleine', 'schema-absent']);
		expect(motifs(profonde('fenetre'))).toEqual([undefined, undefined, 'pile-pleine', 'schema-absent']);
	});

	it.each<[string, Mouvement]>([
		['agir', { type: 'emboiter', schema: 'tour' }],
		['question', { type: 'choisir', choix: 1 }],
		['fenetre', { type: 'agir', schema: 'tour' }],
	])('is full with as many charts as PILE_MAX, not with one less: %s', (id, mouvement) => {
		expect(() => jouer(schemas, profonde(id), mouvement)).toThrow(RangeError);
		const { etat, trace } = jouer(schemas, profonde(id, 1), mouvement);
		expect(etat.pile).toHaveLength(PILE_MAX);
		expect(trace.at(-1)).toMatchObject({ type: 'entree', avant: PILE_MAX - 1, apres: PILE_MAX });
	});

	it('goes on, and leaves', () => {
		const { etat } = jouer(schemas, profonde('agir'), { type: 'suivre' });
		expect(etat.pile).toHaveLength(PILE_MAX - 1);
		expect(possibles(schemas, etat)).toContainEqual({ type: 'emboiter', schema: 'tour' });
	});
});

describe('a chart that is not there', () => {
	it('cannot be entered, and that is the reason', () => {
		expect(motifs(pile(ici('tour/agir')))).toEqual([undefined, undefined, 'schema-absent']);
		expect(motifs(pile(ici('tour/question')))).toEqual([undefined, undefined, 'schema-absent']);
		expect(motifs(pile(ici('tour/fenetre')))).toEqual([undefined, undefined, undefined, 'schema-absent']);
		expect(() => jouer(schemas, pile(ici('tour/agir')), { type: 'emboiter', schema: 'absent' })).toThrow(RangeError);
	});

	it('proposes nothing when it is the one under way', () => {
		expect(propositions(schemas, pile(ici('absent/agir')))).toEqual([]);
		expect(() => jouer(schemas, pile(ici('absent/agir')), { type: 'suivre' })).toThrow(RangeError);
		expect(() => jouer(schemas, pile(ici('absent/fin')), { type: 'recommencer' })).toThrow(RangeError);
	});

	it('below the sequence under way does not stop it', () => {
		const { etat } = jouer(schemas, pile(ici('absent/un'), ici('tour/agir')), { type: 'suivre' });
		expect(places(etat)).toEqual(['absent/un']);
	});
});

describe('a move that is not possible throws a RangeError', () => {
	it.each<[string, string, Mouvement]>([
		['a branch where there is none', 'agir', { type: 'choisir', choix: 0 }],
		['the way on where players choose', 'question', { type: 'suivre' }],
		['a branch past the last', 'question', { type: 'choisir', choix: 3 }],
		['a branch before the first', 'question', { type: 'choisir', choix: -1 }],
		['a pass outside a window', 'agir', { type: 'passer' }],
		['an action outside a window', 'agir', { type: 'agir' }],
		['an action by a sequence that the window does not open', 'fenetre', { type: 'agir', schema: 'duel' }],
		['a sequence that the step does not open', 'question', { type: 'emboiter', schema: 'tour' }],
		['a sequence of a window that is no action', 'fenetre', { type: 'emboiter', schema: 'tour' }],
		['the way on through an open window', 'fenetre', { type: 'suivre' }],
		['a new start before the end', 'agir', { type: 'recommencer' }],
		['the way on after the end', 'fin', { type: 'suivre' }],
		['any, at a step that the chart does not have', 'fantome', { type: 'suivre' }],
	])('%s', (_, id, mouvement) => {
		expect(() => jouer(schemas, pile(ici(`tour/${id}`)), mouvement)).toThrow(RangeError);
	});

	it('a new start while the sequence above is over and those below are not', () => {
		expect(() => jouer(schemas, pile(ici('tour/agir'), ici('tour/fin')), { type: 'recommencer' })).toThrow(RangeError);
	});

	it('says in French which move it was', () => {
		expect(() => jouer(schemas, pile(ici('tour/agir')), { type: 'passer' })).toThrow(
			'Le mouvement « passer » n’est pas possible ici.',
		);
	});

	it('any, on an empty stack', () => {
		expect(() => courant({ pile: [] })).toThrow(RangeError);
		expect(() => jouer(schemas, { pile: [] }, { type: 'suivre' })).toThrow(RangeError);
	});
});
