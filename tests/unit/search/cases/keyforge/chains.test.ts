import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Checked, resolve, type Situation, type Start } from '../../../../../src/rules/keyforge/chains';
import { readCase } from '../../../../../src/search/cases/keyforge/chains';
import { initialState } from '../../../../../src/widgets/keyforge/chains/state';
import { chainCodec } from '../../../../../src/widgets/keyforge/chains/url-state';
import { answerIn, inWords, readIn } from '../in-game';
import { checkAny } from '../sure';

const read = (query: string) => readIn('keyforge', query);

describe('the chain counter', () => {
	it.each([
		['15 chaînes', 'chaines=15&main=0'],
		['quinze chaines', 'chaines=15&main=0'],
		['chaînes 15', 'chaines=15&main=0'],
		['15chaines main vide', 'chaines=15&main=0'],
		['avec quinze chaînes combien je pioche', 'chaines=15&main=0'],
		['combien de cartes je pioche avec 7 chaînes ?', 'chaines=7&main=0'],
		['6 chaînes 4 cartes en main', 'chaines=6&main=4'],
		['6 chaînes et 4 cartes dans ma main', 'chaines=6&main=4'],
		['4 cartes en main, 6 chaînes', 'main=4&chaines=6'],
		['quatre cartes, six chaînes', 'main=4&chaines=6'],
		['main 4 chaînes 6', 'main=4&chaines=6'],
		['main : 2 ; chaines : 5', 'main=2&chaines=5'],
		['j’ai une chaîne et 5 cartes en main', 'chaines=1&main=5'],
		['9 chaînes, une carte en main', 'chaines=9&main=1'],
		['avec 4 chaines et une main de 2', 'chaines=4&main=2'],
		['main pleine, 5 chaînes', 'main=6&chaines=5'],
		['main vide et onze chaines', 'main=0&chaines=11'],
		['15 chaînes pas de carte en main', 'chaines=15&main=0'],
		['6 chaînes sans main', 'chaines=6&main=0'],
		['avec 12 chaînes et aucune carte en main', 'chaines=12&main=0'],
		['combien je pioche à la fin de mon tour avec 3 cartes et 9 chaînes', 'main=3&chaines=9'],
		['si j’ai 4 en main et 3 chaines je pioche combien de cartes', 'main=4&chaines=3'],
		['il me reste 5 chaînes et 4 cartes', 'chaines=5&main=4'],
		['0 chaîne et 2 cartes en main', 'chaines=0&main=2'],
		['main de départ 13 chaînes', 'chaines=13&depart=premier'],
		['première main avec 4 chaînes', 'chaines=4&depart=premier'],
		['13 chaînes second joueur', 'chaines=13&depart=second'],
		['je commence pas, 9 chaînes', 'depart=second&chaines=9'],
		['je commence avec 8 chaines', 'depart=premier&chaines=8'],
		['je suis 2e joueur, 8 chaînes, combien de cartes au départ', 'depart=second&chaines=8'],
		['mulligan avec 3 chaînes', 'mulligan=oui&chaines=3&depart=premier'],
		['mulligan second joueur sans chaîne', 'mulligan=oui&depart=second&chaines=0'],
		['0 chaîne mulligan second joueur', 'chaines=0&mulligan=oui&depart=second'],
		['combien de tours 24 chaînes', 'chaines=24&main=0&tour=jouees.3'],
		['combien de cartes en main de départ avec 7 chaînes', 'chaines=7&depart=premier'],
		['mon deck démarre avec 9 chaînes, je suis second', 'chaines=9&depart=second'],
		['11 chaînes au compteur et 4 cartes en main', 'chaines=11&main=4'],
		['je garde 2 cartes, 7 chaînes', 'main=2&chaines=7'],
		['16 chaînes, main de 3 : combien de cartes piochées et combien de chaînes après', 'chaines=16&main=3'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`chaines?${address}`);
	});

	it.each([
		'combien de chaînes max',
		'chaînes',
		'une chaîne',
		'perdre une chaîne',
		'0 chaîne',
		'-3 chaînes',
		'25 chaînes 2 cartes en main',
		'100 chaînes',
		'6 chaînes ou 7',
		'de 7 à 12 chaînes',
		'6 chaînes 8 chaînes',
		'5 chaînes et 9 chaînes 3 cartes en main',
		'-2 cartes en main, 3 chaînes',
		'15 chaînes main de départ 4 cartes en main',
		'3 chaînes de plus',
		'je pioche 4 cartes avec 6 chaînes',
		'je tire 3 cartes avec 14 chaînes',
		'je joue 3 cartes, 6 chaînes',
		'je défausse 3 cartes, 6 chaînes',
		'l’adversaire gagne 2 chaînes et j’ai 3 cartes',
		'2e tour 4 chaînes 3 cartes',
		'2,5 chaînes',
		'5 chaînes, je pioche combien à la fin de mon tour',
		'15',
		'main de départ',
		'',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});

	it('reads a hand in any wording, and says the draw of the engine', async () => {
		const wordings: readonly ((chains: string, hand: string) => string)[] = [
			(chains, hand) => `${chains} chaînes ${hand} cartes en main`,
			(chains, hand) => `main ${hand} chaines ${chains}`,
			(chains, hand) => `j’ai ${hand} cartes et ${chains} chaînes, combien je pioche ?`,
			(chains, hand) => `combien de cartes je pioche avec ${hand} en main et ${chains} chaînes`,
			(chains, hand) => `chaînes : ${chains}, ${hand} cartes dans ma main`,
		];
		const number = (max: number) => fc.integer({ min: 2, max });
		await fc.assert(
			fc.asyncProperty(
				number(24),
				number(9),
				fc.constantFrom(...wordings),
				fc.boolean(),
				async (chains, hand, say, letters) => {
					const query = say(inWords(chains, letters), inWords(hand, letters));
					const address = read(query)?.replace('chaines?', '') ?? '';
					expect(chainCodec.read(new URLSearchParams(address)), query).toEqual({
						state: { ...initialState, chains, hand },
						notices: [],
					});
					const situation: Situation = {
						chains,
						start: { type: 'ongoing', hand, modifier: 0 } satisfies Start,
						turns: [],
						later: initialState.usual,
						piles: null,
						beyondBands: 'last-band',
					};
					const [draw] = resolve(situation as Checked<Situation>).result.lines;
					const drawn = draw?.drawn ?? 0;
					const said = drawn > 0 ? `Vous piochez ${drawn} carte` : 'ne piochez rien';
					expect(await answerIn('keyforge', query)).toContain(said);
				},
			),
		);
	});

	it('leaves no number unread', () => {
		const words =
			'main cartes chaînes pioche combien et premier joueur second départ mulligan reste pas vide tour'.split(' ');
		expect(checkAny(readCase, chainCodec, '6 chaînes 4 cartes en main', words)).toBeGreaterThan(100);
	});

	it('says how long the chains last when that is asked', async () => {
		expect(await answerIn('keyforge', 'combien de tours pour 3 chaînes')).toContain('libre dans 2 tours');
		expect(await answerIn('keyforge', '3 chaînes')).not.toContain('libre');
	});
});
