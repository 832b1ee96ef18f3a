import { expect, test } from 'vitest';
import { turnFacts } from '../../../../../src/widgets/keyforge/chains/facts';
import { initialState } from '../../../../../src/widgets/keyforge/chains/state';
import { caseOf, say } from './said';

test.each([
	['chaines=0', 'Vous piochez 3 cartes.', ''],
	['chaines=0&main=6', 'Avec 6 cartes en main, vous ne piochez rien.', ''],
	[
		'chaines=1',
		'Vous piochez 2 cartes au lieu de 3 et une chaîne se brise : il n’en reste plus.',
		'Vous êtes libre de vos chaînes dès cette pioche.',
	],
	['chaines=0&depart=second', 'Vous commencez avec 6 cartes.', ''],
	['chaines=0&depart=premier&mulligan=oui', 'Après le mulligan, vous commencez avec 6 cartes.', ''],
	[
		'tour=jouees.3_chaines.1',
		'Vous piochez 1 carte au lieu de 3 et une chaîne se brise : il en reste 7.',
		'À ce rythme, chaque tour vous redonne des chaînes : chacune de vos pioches est réduite.',
	],
	[
		'chaines=99&t1=jouees.3_chaines.99',
		'Vous ne piochez rien, mais une chaîne se brise : il en reste 98.',
		'Après 99 tours, vous avez encore 98 chaînes. Le livret s’arrête à 24 chaînes : au-delà, le compte suit votre réglage.',
	],
	[
		'chaines=24&main=6&t1=jouees.3_chaines.1',
		'Avec 6 cartes en main, vous ne piochez rien et aucune chaîne ne se brise : il en reste 24.',
		'À ce rythme, vous en êtes libre dans 25 tours. Le livret s’arrête à 24 chaînes : au-delà, le compte suit votre réglage.',
	],
	[
		'suivi=oui&deck=0&defausse=0',
		'Vous ne piochez rien et aucune chaîne ne se brise : il en reste 8.',
		'À ce rythme, les cartes manquent et vos chaînes ne vous privent plus de rien : 8 chaînes restent. Aucune carte ne rejoint votre défausse : réglez « Mises en défausse par tour ».',
	],
	[
		'chaines=1&main=3&suivi=oui&deck=0&defausse=0&tour=jouees.0',
		'Vous ne piochez rien et aucune chaîne ne se brise : il en reste 1.',
		'À ce rythme, les cartes manquent et vos chaînes ne vous privent plus de rien : 1 chaîne reste.',
	],
	[
		'chaines=1&tour=chaines.1',
		'Vous piochez 2 cartes au lieu de 3 et une chaîne se brise : il n’en reste plus.',
		'À ce rythme, chaque tour vous redonne des chaînes : chacune de vos pioches est réduite.',
	],
	[
		'chaines=4&tour=jouees.3_chaines.-1',
		'Vous piochez 2 cartes au lieu de 3 et une chaîne se brise : il en reste 3.',
		'À ce rythme, vous en êtes libre dans 2 tours.',
	],
	[
		'chaines=3&depart=premier&tour=jouees.3_chaines.-9',
		'Vous commencez avec 6 cartes au lieu de 7 et une chaîne se brise : il en reste 2.',
		'À ce rythme, vous en êtes libre pendant votre tour 1.',
	],
])('%s', (query, verdict, caveat) => {
	expect(say(caseOf(query))).toMatchObject({ verdict, caveat });
});

test.each([
	[
		'a hand that is smaller draws as many',
		'',
		'En 8 pioches, vos chaînes vous retirent 10 cartes. Mais une carte retirée reste à piocher la fois suivante : sur tous ces tours, vous en piochez 23 au lieu de 24 sans chaîne.',
	],
	[
		'a hand that is all played loses them all',
		'chaines=2&main=0&tour=jouees.9',
		'En 2 pioches, vos chaînes vous retirent 2 cartes. Sur tous ces tours, vous en piochez 10 au lieu de 12 sans chaîne.',
	],
	[
		'a deck that runs out gives its cards in the end',
		'chaines=8&main=0&suivi=oui&deck=10&defausse=0&tour=jouees.6',
		'En 2 pioches, vos chaînes vous retirent 4 cartes. Mais une carte retirée reste à piocher la fois suivante : sur tous ces tours, vous en piochez 10, autant que sans chaîne.',
	],
	['nothing is said of a single draw', 'chaines=1', ''],
])('what chains cost: %s', (_, query, cost) => {
	expect(say(caseOf(query)).cost).toBe(cost);
});

test('the folded part says what it holds', () => {
	const turn = { played: 3, drawn: 2, archives: 1, chains: 3, modifier: -1, discarded: 2 };
	const facts = ['3 chaînes gagnées', '2 piochées', 'archives 1', 'main −1'];
	expect(turnFacts(turn)).toEqual(facts);
	expect(turnFacts({ ...turn, chains: -1 })[0]).toBe('1 chaîne perdue');
	expect(turnFacts(initialState.usual)).toEqual([]);
});
