import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../../../src/rules/keyforge/forge';
import { readCase } from '../../../../../src/search/cases/keyforge/forge';
import { type ForgeState, plain, toEngine } from '../../../../../src/widgets/keyforge/forge/state';
import { forgeCodec } from '../../../../../src/widgets/keyforge/forge/url-state';
import { answerIn, inWords, readIn } from '../in-game';
import { checkAny } from '../sure';

const read = (query: string) => readIn('keyforge', query);

describe('the key calculator', () => {
	it.each([
		['forger coût +2 j’ai 7 ambre', 'vous=aombre.7&couts=2&suite=etape.vous'],
		['7 aombres puis-je forger', 'vous=aombre.7&suite=etape.vous'],
		['j’ai six Æmbre, forger une clé', 'vous=aombre.6&suite=etape.vous'],
		['clé à 8 j’ai 7 aombres', 'vous=aombre.7&couts=2&suite=etape.vous'],
		['clé à 5, 5 ambres', 'vous=aombre.5&couts=-1&suite=etape.vous'],
		['ma clé coûte 8, j’ai 9 ambre', 'vous=aombre.9&couts=2&suite=etape.vous'],
		['la clé coûte 4 et j’ai 4 aombres', 'vous=aombre.4&couts=-2&suite=etape.vous'],
		['clé coût -1 5 aombres', 'vous=aombre.5&couts=-1&suite=etape.vous'],
		['clé +3, neuf aombres', 'vous=aombre.9&couts=3&suite=etape.vous'],
		['mes clés coûtent 3 de plus et j’ai 8 aombres', 'vous=aombre.8&couts=3&suite=etape.vous'],
		['ma clé est 2 plus chère et j’ai 8 aembers', 'vous=aombre.8&couts=2&suite=etape.vous'],
		['clé 2 de moins, 4 aombres', 'vous=aombre.4&couts=-2&suite=etape.vous'],
		['clé moins chère de 2, 4 aombres', 'vous=aombre.4&couts=-2&suite=etape.vous'],
		['clé réduite de 2 et j’ai 5 ambres', 'vous=aombre.5&couts=-2&suite=etape.vous'],
		['clé réduite à 4, j’ai 5 ambres', 'vous=aombre.5&couts=-2&suite=etape.vous'],
		['coût augmenté de 3, 8 ambres', 'vous=aombre.8&couts=3&suite=etape.vous'],
		['clés majorées de 2, 8 ambres au début du tour', 'vous=aombre.8&couts=2&suite=etape.vous'],
		['6 aombres et 1 clé déjà forgée', 'vous=aombre.6_cles.1&suite=etape.vous'],
		['j’ai 8 aombres, clé normale', 'vous=aombre.8&suite=etape.vous'],
		['coût +1 et -2, j’ai 5 aombres', 'vous=aombre.5&couts=1_-2&suite=etape.vous'],
		['2 clés forgées et 6 ambre forger', 'vous=aombre.6_cles.2&suite=etape.vous'],
		['j’ai 2 clés et 6 aombres', 'vous=aombre.6_cles.2&suite=etape.vous'],
		['j’ai une clé et 6 ambres je forge ?', 'vous=aombre.6_cles.1&suite=etape.vous'],
		['3e clé 6 ambres', 'vous=aombre.6_cles.2&suite=etape.vous'],
		['troisième clé à 9, j’ai 9 ambres', 'vous=aombre.9_cles.2&couts=3&suite=etape.vous'],
		['j’ai 7 je forge ?', 'vous=aombre.7&suite=etape.vous'],
		['j’ai assez pour une clé avec 5 ?', 'vous=aombre.5&suite=etape.vous'],
		['4 en réserve et 3 capturés sur ma créature, clé ?', 'vous=aombre.4_captures.3&suite=etape.vous'],
		['quatorze ambres combien de clés', 'vous=aombre.14&suite=etape.vous'],
		['il me manque combien pour forger avec 4 ambres', 'vous=aombre.4&suite=etape.vous'],
		['j’ai 6 ambre en stock et 2 clés', 'vous=aombre.6_cles.2&suite=etape.vous'],
		['6 ambres, je dois annoncer ?', 'vous=aombre.6&suite=fin.vous'],
		['l’adversaire a 7 ambre, forge', 'adversaire=aombre.7&tour=adversaire&suite=etape.adversaire'],
		['il a 7 ambres, sa clé coûte 8', 'adversaire=aombre.7&couts-adverses=2&tour=adversaire&suite=etape.adversaire'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`forge?${address}`);
	});

	it.each([
		'forger',
		'forger une clé',
		'7 ambre',
		'coût 2 j’ai 7 ambre forger',
		'forger 2 clés avec 13 ambre',
		'je forge 2 clés j’ai 13 ambre',
		'j’ai 2 clés à forger 13 ambre',
		'j’ai 3 clés et 6 ambre',
		'j’ai 6 ambre, l’adversaire a 7, forger',
		'j’ai 9 ambres mais mes clés coûtent plus cher',
		'voler 2 aombres forger',
		'j’ai 4 ambres +2, je forge',
		'2 clés et je gagne 2 ambres, j’ai 5',
		'je vole 2 ambres, j’ai 4, je forge',
		'forger sans payer 7 ambre',
		'5 dans ma réserve et 5 sur une créature, clé',
		'6 ambre ou 7 forger',
		'entre 6 et 8 ambres forger',
		'combien coûte une clé',
		'clé 6 ambre 7 ambre',
		'clé à 8 coût +1 j’ai 9 ambres',
		'100 ambre forger',
		'-3 ambres forger',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});

	it.each([
		['8 ambres je forge', 'Vous devez forger une clé pour 6 Aombres : 1 clé sur 3. Il vous reste 2 Aombres.'],
		['6 ambres je forge', 'Il ne vous reste pas d’Aombre.'],
		['14 ambres combien de clés', 'Il vous reste 8 Aombres : l’étape 1 ne donne pas d’autre clé.'],
		['5 ambres je forge', 'Vous ne forgez pas de clé : il vous manque 1 Aombre.'],
		['3e clé 6 ambres', 'Troisième clé : vous gagnez la partie.'],
		['5 ambres je dois annoncer ?', 'pas assez d’Aombre pour une clé'],
	])('answers « %s »', async (query, said) => {
		expect(await answerIn('keyforge', query)).toContain(said);
	});

	it('reads a pool, keys and costs in any wording, and says what the engine says', async () => {
		const cost = fc.constantFrom<readonly [number, (value: string) => string]>(
			[1, (value) => `clé +${value}`],
			[1, (value) => `mes clés coûtent ${value} de plus`],
			[1, (value) => `clé plus chère de ${value}`],
			[-1, (value) => `coût réduit de ${value}`],
			[-1, (value) => `la clé coûte ${value} de moins`],
			[0, (value) => `clé à ${value}`],
			[0, (value) => `ma clé coûte ${value}`],
		);
		const wordings: readonly ((pool: string, cost: string, keys: string) => string)[] = [
			(pool, price, keys) => `${price}, j’ai ${pool} ambres et ${keys} clés`,
			(pool, price, keys) => `avec ${pool} aombres et ${price}, déjà ${keys} clés, je forge ?`,
			(pool, price, keys) => `${keys} clés forgées ${price} ${pool} æmbre puis-je forger`,
		];
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 2, max: 14 }),
				fc.integer({ min: 2, max: 5 }),
				cost,
				fc.nat({ max: 2 }),
				fc.boolean(),
				fc.constantFrom(...wordings),
				async (pool, value, [sign, say], keys, letters, wording) => {
					const query = wording(inWords(pool, letters), say(inWords(value, false)), `${keys}`);
					const state: ForgeState = {
						you: { ...plain, pool, keys, modifiers: [sign === 0 ? value - 6 : sign * value] },
						opponent: forgeCodec.initial.opponent,
						active: 'you',
						events: [{ type: 'forge-step', player: 'you', prevention: null, fromCards: 0 }],
					};
					const address = read(query)?.replace('forge?', '') ?? '';
					expect(forgeCodec.read(new URLSearchParams(address)), query).toEqual({ state, notices: [] });
					const [outcome] = resolve(toEngine(state)).result.outcomes;
					const said = outcome?.type === 'key-forged' ? /devez forger|gagnez/ : /ne forgez pas/;
					expect(await answerIn('keyforge', query), query).toMatch(said);
				},
			),
		);
	});

	it('leaves no number unread', () => {
		const words =
			'ambres clé coût coûte plus moins forgées j’ai avec réserve capturés adversaire deuxième réduite de à'.split(' ');
		expect(checkAny(readCase, forgeCodec, 'clé coût +2 j’ai 7 ambres', words)).toBeGreaterThan(50);
	});
});
