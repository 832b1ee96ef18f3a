import { describe, expect, it } from 'vitest';
import { actorOf, firstWords } from '../../../../src/library/charts/actors';

describe('who acts, in a few words', () => {
	it.each([
		['le joueur actif', 'joueur actif'],
		['le joueur actif, qui choisit l’ordre de tous ces effets', 'joueur actif'],
		['l’investigateur actif', 'investigateur actif'],
		['tous les joueurs\u202f; aucun ordre imposé', 'tous les joueurs'],
		['le premier joueur d’abord, puis chacun à son tour', 'premier joueur'],
		['les deux joueurs, ensemble', 'deux joueurs'],
	])('of « %s » are « %s »', (who, words) => {
		expect(firstWords(who)).toBe(words);
		expect(actorOf({ who, actor: undefined })?.words).toBe(words);
	});

	it('are those of the author when there are some', () => {
		expect(actorOf({ who: 'le joueur dont c’est le tour', actor: 'joueur du tour' })).toEqual({
			words: 'joueur du tour',
			players: 'one',
		});
	});

	it.each([
		['le joueur actif', undefined, 'one'],
		['les deux joueurs, ensemble', undefined, 'several'],
		['chaque joueur, le premier joueur d’abord', undefined, 'several'],
		['le premier joueur d’abord, puis chacun à son tour', 'chacun à son tour', 'several'],
		['personne ne choisit', undefined, 'none'],
	] as const)('say how many of « %s » act', (who, actor, players) => {
		expect(actorOf({ who, actor })?.players).toBe(players);
	});

	it('are none when the author says nothing', () => {
		expect(actorOf({ who: undefined, actor: undefined })).toBeUndefined();
	});
});
