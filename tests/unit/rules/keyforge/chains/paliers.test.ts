import { describe, expect, test } from 'vitest';
import { compter, etape5, premier, second } from './vocabulaire';

describe('bands of chains', () => {
	test.each([
		['chaines-palier-1', 1, 1],
		['chaines-palier-1', 6, 1],
		['chaines-palier-2', 7, 2],
		['chaines-palier-2', 12, 2],
		['chaines-palier-3', 13, 3],
		['chaines-palier-3', 18, 3],
		['chaines-palier-4', 19, 4],
		['chaines-palier-4', 24, 4],
	])('%s: %i chains take %i cards', (rule, chaines, cartes) => {
		const { pas, ligne } = etape5(chaines, 0);
		expect(pas('pioche-reduite')[0]).toMatchObject({ rule, avant: 6, apres: 6 - cartes, chaines, cartes });
		expect(ligne).toMatchObject({ reduction: cartes, piochees: 6 - cartes, privees: cartes, mainApres: 6 - cartes });
	});

	test.each([
		['palier', 25, 4],
		['palier', 99, 4],
		['progression', 25, 5],
		['progression', 30, 5],
		['progression', 31, 6],
	] as const)(
		'regles-chaines-au-dela: beyond 24, by the choice « %s », %i chains take %i cards',
		(auDela, chaines, cartes) => {
			const { pas } = etape5(chaines, 0, { auDela });
			expect(pas('pioche-reduite')[0]).toMatchObject({ rule: 'regles-chaines-au-dela', cartes });
		},
	);

	test('etape-5-six-cartes: without a chain the hand is filled up to six, and none is broken', () => {
		const { ligne, regles, resultat } = etape5(0, 2);
		expect(ligne).toMatchObject({ manquantes: 4, reduction: 0, piochees: 4, mainApres: 6, brisee: false });
		expect(regles).toEqual(['etape-5-six-cartes', 'etape-5-six-cartes']);
		expect(resultat.liberation).toEqual({ type: 'aucune' });
	});
});

describe('a chain is broken when a card was to be drawn', () => {
	test('chaines-se-liberer, the example of the glossary: 8 chains and 3 cards in hand', () => {
		const { ligne, pas } = etape5(8, 3);
		expect(ligne).toMatchObject({
			manquantes: 3,
			reduction: 2,
			piochees: 1,
			mainApres: 4,
			chainesApres: 7,
			brisee: true,
		});
		expect(pas('chaine-brisee')[0]).toMatchObject({ rule: 'chaines-se-liberer', avant: 8, apres: 7 });
	});

	test('faq-chaines-main-pleine: 2 chains and 7 cards, none is broken', () => {
		const { ligne, trace } = etape5(2, 7);
		expect(ligne).toMatchObject({ manquantes: 0, reduction: 0, piochees: 0, mainApres: 7, brisee: false });
		expect(trace.slice(0, 2)).toEqual([
			{ kind: 'main-suffisante', rule: 'etape-5-plus-de-six', avant: 7, apres: 7, taille: 6, ligne: 0 },
			{ kind: 'chaine-gardee', rule: 'regles-chaines-main-pleine', avant: 2, apres: 2, ligne: 0 },
		]);
	});

	test('regles-chaines-main-pleine: with exactly six cards, none is broken either', () => {
		const { ligne, pas } = etape5(2, 6);
		expect(ligne).toMatchObject({ manquantes: 0, chainesApres: 2 });
		expect(pas('main-suffisante')[0]).toMatchObject({ rule: 'etape-5-six-cartes' });
	});

	test('faq-chaines-cinq-cartes: 2 chains and 5 cards, one is broken though nothing is drawn', () => {
		const { ligne, pas } = etape5(2, 5);
		expect(ligne).toMatchObject({ manquantes: 1, piochees: 0, privees: 1, mainApres: 5, chainesApres: 1 });
		expect(pas('chaine-brisee')[0]).toMatchObject({ rule: 'regles-chaines-main-pleine', avant: 2, apres: 1 });
	});

	test('regles-chaines-main-pleine: chains never take more cards than the draw has', () => {
		const { ligne, pas } = etape5(24, 5);
		expect(ligne).toMatchObject({ manquantes: 1, reduction: 4, piochees: 0, privees: 1, chainesApres: 23 });
		expect(pas('pioche-reduite')[0]).toMatchObject({ avant: 1, apres: 0 });
	});
});

describe('the starting hand', () => {
	test.each([
		[premier, 0, 7, 0],
		[second, 0, 6, 0],
		[premier, 13, 4, 12],
		[second, 13, 3, 12],
		[premier, 1, 6, 0],
	])('mise-en-place-mains: %o with %i chains draws %i, %i are left', (depart, chaines, main, reste) => {
		const { resultat } = compter({ chaines, depart });
		expect(resultat.lines[0]).toMatchObject({ moment: 'main-de-depart', mainApres: main, chainesApres: reste });
	});

	test('chaines-main-de-depart: the first draw breaks a chain too', () => {
		expect(compter({ chaines: 4, depart: second }).pas('chaine-brisee')[0]).toMatchObject({
			rule: 'chaines-main-de-depart',
			avant: 4,
			apres: 3,
		});
	});

	test('regles-chaines-niveaux: more chains than the hand could bear never give a hand below none', () => {
		const { resultat } = compter({ chaines: 60, depart: second, auDela: 'progression' });
		expect(resultat.lines[0]).toMatchObject({ reduction: 10, privees: 6, mainApres: 0 });
	});
});

describe('mulligan', () => {
	const refuse = { mulligan: true };

	test.each([
		[{ ...premier, ...refuse }, 7, 6],
		[{ ...second, ...refuse }, 6, 5],
	])('mise-en-place-mulligan-pioche, the example of the set-up: %o', (depart, avant, apres) => {
		const { pas, mains, regles } = compter({ depart });
		expect(pas('mulligan')).toMatchObject([{ avant, apres }]);
		expect(mains).toEqual([avant, apres]);
		expect(regles).not.toContain('mulligan-chaines');
	});

	test('mulligan-chaines, the example of the glossary: second player, 3 chains', () => {
		const { mains, chaines, pas } = compter({ chaines: 3, depart: { ...second, ...refuse }, tours: [] });
		expect(mains.slice(0, 2)).toEqual([5, 4]);
		expect(chaines.slice(0, 2)).toEqual([2, 2]);
		expect(pas('mulligan-sans-liberation')).toMatchObject([{ avant: 2, apres: 2, ligne: 1 }]);
	});

	test('mulligan-chaines: the new hand is one card smaller, whatever the chains that are left', () => {
		// 7 chains: the first hand loses two cards, the second one only one more, though 6 chains are left.
		expect(compter({ chaines: 7, depart: { ...premier, ...refuse } }).mains.slice(0, 2)).toEqual([5, 4]);
	});
});
