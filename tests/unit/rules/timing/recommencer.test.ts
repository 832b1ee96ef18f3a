import { describe, expect, it } from 'vitest';
import { FIN, jouer, type Schema } from '../../../../src/rules/timing';
import { compteur, etape, ici, jeu, pile, schema } from './vocabulaire';

const compteurs = [compteur('round', 1), compteur('joueurs', 2, { min: 1, max: 4 }), compteur('restants', 2)];
const etapes = [etape('debut', { suite: 'milieu' }), etape('milieu', { suite: FIN })];
const fini = pile(ici('tour/fin', { round: 3, joueurs: 4, restants: 0 }));

const recommencer = (recommence?: Schema['recommence']) =>
	jouer(jeu(schema('tour', etapes, recommence ? { compteurs, recommence } : { compteurs })), fini, {
		type: 'recommencer',
	});

const retour = { type: 'etape', regle: 'regle-debut', schema: 'tour', de: FIN, vers: 'debut' };

describe('starting again', () => {
	it('goes from the end to the first step and changes what the chart says, told with the rule of that step', () => {
		expect(recommencer({ compte: { round: '+1', restants: '=joueurs' } })).toEqual({
			etat: pile(ici('tour/debut', { round: 4, joueurs: 4, restants: 4 })),
			trace: [
				{ type: 'compteur', regle: 'regle-debut', compteur: 'round', avant: 3, apres: 4 },
				{ type: 'compteur', regle: 'regle-debut', compteur: 'restants', avant: 0, apres: 4 },
				retour,
			],
		});
	});

	it('stays inside the bounds', () => {
		const { etat, trace } = recommencer({ compte: { joueurs: '+1' } });
		expect(etat).toEqual(pile(ici('tour/debut', { round: 3, joueurs: 4, restants: 0 })));
		expect(trace).toEqual([retour]);
	});

	it('keeps the counters of a chart that changes none of them', () => {
		expect(recommencer({})).toEqual({
			etat: pile(ici('tour/debut', { round: 3, joueurs: 4, restants: 0 })),
			trace: [retour],
		});
	});

	it('puts counters back to their start in a chart that does not say what follows it', () => {
		const { etat, trace } = recommencer();
		expect(etat).toEqual(pile(ici('tour/debut', { round: 1, joueurs: 2, restants: 2 })));
		expect(trace.at(-1)).toEqual(retour);
	});

	it('opens a window anew when that is the first step', () => {
		const fenetre = schema('tour', [etape('debut', { suite: FIN, alternance: 'definitifs' })]);
		const { etat } = jouer(jeu(fenetre), pile(ici('tour/fin', {}, { main: 1, passes: 1 })), { type: 'recommencer' });
		expect(etat).toEqual(pile(ici('tour/debut')));
	});
});
