import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../src/search/cases/mistborn/assault';
import { attackCodec } from '../../../../../src/widgets/mistborn/attack/url-state';
import { answerIn, readIn } from '../in-game';
import { checkAny } from '../sure';

const read = (query: string) => readIn('mistborn', query);

describe('what the Lord Ruler does', () => {
	it.each([
		['3X, dominat 2', 'dominat=2&moi=sante.36&c1=par.edit_x.3'],
		['un édit inflige 2X à chaque joueur, dominat de 4', 'dominat=4&moi=sante.36&c1=par.edit_x.2'],
		['l’édit inflige 2 X, dominat 5, j’ai 8 pv', 'dominat=5&moi=sante.8&c1=par.edit_x.2'],
		['édit, seigneur maître 20 pv, 2 missions incomplètes', 'sante=20&missions=2&c1=par.edit_x.0'],
		['le SM a 44 pv et une mission pas terminée, édit', 'sante=44&missions=1&c1=par.edit_x.0'],
		['12 dégâts collectifs entre quatre joueurs', 'joueurs=4&c1=par.edit_degats.12_x.0_sur.collectif'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`combat?partie=assaut&${address}`);
	});

	it.each([
		'2X',
		'X dominat 3',
		'2X dominat 7',
		'9X dominat 6',
		'2X 3X dominat 2',
		'2X dominat 3 et 2 missions incomplètes',
		'seigneur maître 20 pv, 2 missions incomplètes',
		'édit, seigneur maître 20 pv, 2 missions complétées',
		'édit, seigneur maître 49 pv, 2 missions incomplètes',
		'édit, seigneur maître gagne 10 pv, 2 missions incomplètes',
		'édit, 4 missions incomplètes, seigneur maître 20 pv',
		'10 dégâts collectifs',
		'10 dégâts collectifs à 5 joueurs',
		'',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});

	it.each([
		['3X, dominat 2', 'Vous perdez 6 points de vie.'],
		['2X, dominat 5, j’ai 8 pv', 'Vous êtes éliminé. La partie est perdue.'],
		['édit, SM à 44, 1 mission incomplète', 'Le Seigneur Maître regagne 4 points de vie : il en a 48, son maximum.'],
		['12 dégâts collectifs à 3 joueurs', 'Les joueurs se partagent 12 dégâts comme ils veulent'],
	])('answers « %s »', async (query, said) => {
		expect(await answerIn('mistborn', query)).toContain(said);
	});

	it('leaves no number unread', () => {
		const words = 'édit dominat mission incomplète seigneur pv joueurs dégâts collectifs j’ai'.split(' ');
		expect(checkAny(readCase, attackCodec, 'édit seigneur 20 pv 2 missions incomplètes', words)).toBeGreaterThan(50);
	});
});
