import { describe, expect, it } from 'vitest';
import { type Alternance, FIN, jouer, type Mouvement, type Passes, propositions } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, places, schema } from './vocabulaire';

const duel = schema('duel', [etape('mise', { suite: FIN })]);
const jeux = (alternance: Passes) => {
	const fenetre = etape('fenetre', { suite: 'ranger', alternance, emboite: ['duel'], compte: { tours: '+1' } });
	return jeu(duel, schema('tour', [fenetre, etape('ranger')], { compteurs: [compteur('tours', 0)] }));
};
const ouverte = (main: 0 | 1 = 0, passes: 0 | 1 = 0) => pile(ici('tour/fenetre', { tours: 0 }, { main, passes }));
const agir: Mouvement = { type: 'agir' };
const passer: Mouvement = { type: 'passer' };

/** Where the window is after some moves, or the step that follows once it has closed. */
function apres(passes: Passes, ...mouvements: Mouvement[]): Alternance | string {
	const etat = mouvements.reduce((avant, mouvement) => jouer(jeux(passes), avant, mouvement).etat, ouverte());
	const [cadre] = etat.pile;
	return cadre?.etape === 'fenetre' ? cadre.alternance : (cadre?.etape ?? '');
}

describe('a window in which players act in turn', () => {
	it('proposes to pass, to act, and to act by each of its sequences', () => {
		expect(propositions(jeux('consecutifs'), ouverte())).toEqual([
			{ mouvement: { type: 'passer' }, motif: undefined },
			{ mouvement: { type: 'agir' }, motif: undefined },
			{ mouvement: { type: 'agir', schema: 'duel' }, motif: undefined },
		]);
	});

	it.each(['consecutifs', 'definitifs'] as const)(
		'%s: the first player acts, then the other, then the first',
		(passes) => {
			expect(apres(passes, agir)).toEqual({ main: 1, passes: 0 });
			expect(apres(passes, agir, agir)).toEqual({ main: 0, passes: 0 });
		},
	);

	it.each(['consecutifs', 'definitifs'] as const)('%s: a pass gives the opportunity to the other', (passes) => {
		expect(apres(passes, passer)).toEqual({ main: 1, passes: 1 });
		expect(apres(passes, agir, passer)).toEqual({ main: 0, passes: 1 });
	});

	it.each(['consecutifs', 'definitifs'] as const)('%s: two passes in a row close it', (passes) => {
		expect(apres(passes, passer, passer)).toBe('ranger');
	});
});

describe('consecutive passes', () => {
	it('are forgotten once a player acts: the other has the opportunity again', () => {
		expect(apres('consecutifs', passer, agir)).toEqual({ main: 0, passes: 0 });
		expect(apres('consecutifs', passer, agir, passer)).toEqual({ main: 1, passes: 1 });
		expect(apres('consecutifs', passer, agir, passer, passer)).toBe('ranger');
	});

	it('tell the pass that an action cancels, then who has the opportunity', () => {
		expect(jouer(jeux('consecutifs'), ouverte(1, 1), agir).trace).toEqual([
			{ type: 'passes', regle: 'regle-fenetre', avant: 1, apres: 0 },
			{ type: 'main', regle: 'regle-fenetre', avant: 1, apres: 0 },
		]);
	});
});

describe('passes for good', () => {
	it('leave the other alone: he keeps the opportunity as long as he acts', () => {
		expect(apres('definitifs', passer, agir)).toEqual({ main: 1, passes: 1 });
		expect(apres('definitifs', passer, agir, agir)).toEqual({ main: 1, passes: 1 });
		expect(apres('definitifs', agir, passer, agir)).toEqual({ main: 0, passes: 1 });
	});

	it('close the window once both have passed, with actions between or not', () => {
		expect(apres('definitifs', passer, agir, agir, passer)).toBe('ranger');
	});

	it('tell nothing of an action that changes neither the player nor the passes', () => {
		expect(jouer(jeux('definitifs'), ouverte(1, 1), agir)).toEqual({ etat: ouverte(1, 1), trace: [] });
	});
});

describe('what a window tells', () => {
	it('of an action: who has the opportunity next', () => {
		expect(jouer(jeux('consecutifs'), ouverte(), agir).trace).toEqual([
			{ type: 'main', regle: 'regle-fenetre', avant: 0, apres: 1 },
		]);
	});

	it('of a first pass: that it counts, then who has the opportunity', () => {
		expect(jouer(jeux('definitifs'), ouverte(), passer).trace).toEqual([
			{ type: 'passes', regle: 'regle-fenetre', avant: 0, apres: 1 },
			{ type: 'main', regle: 'regle-fenetre', avant: 0, apres: 1 },
		]);
	});

	it('of the second pass: that both count, the counters, the step', () => {
		expect(jouer(jeux('consecutifs'), ouverte(1, 1), passer)).toEqual({
			etat: pile(ici('tour/ranger', { tours: 1 })),
			trace: [
				{ type: 'passes', regle: 'regle-fenetre', avant: 1, apres: 2 },
				{ type: 'compteur', regle: 'regle-fenetre', compteur: 'tours', avant: 0, apres: 1 },
				{ type: 'etape', regle: 'regle-fenetre', schema: 'tour', de: 'fenetre', vers: 'ranger' },
			],
		});
	});
});

describe('a window that closes', () => {
	it('ends a sequence that it was the last step of', () => {
		const seul = schema('seul', [etape('fenetre', { alternance: 'consecutifs', suite: FIN })]);
		const dedans = pile(ici('tour/ranger', { tours: 0 }), ici('seul/fenetre', {}, { main: 1, passes: 1 }));
		const { etat, trace } = jouer(jeu(seul), dedans, passer);
		expect(places(etat)).toEqual(['tour/ranger']);
		expect(trace.map(({ type }) => type)).toEqual(['passes', 'etape', 'sortie']);
	});

	it('opens anew when the game comes back to it', () => {
		const boucle = jeu(schema('tour', [etape('fenetre', { alternance: 'definitifs', suite: 'fenetre' })]));
		const { etat } = jouer(boucle, pile(ici('tour/fenetre', {}, { main: 0, passes: 1 })), passer);
		expect(etat).toEqual(pile(ici('tour/fenetre')));
	});
});
