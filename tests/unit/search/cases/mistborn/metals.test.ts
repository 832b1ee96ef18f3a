import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from '../../../../../src/rules/mistborn/metals';
import { readCase } from '../../../../../src/search/cases/mistborn/metals';
import { toEngine } from '../../../../../src/widgets/mistborn/metals/state';
import { metalsCodec } from '../../../../../src/widgets/mistborn/metals/url-state';
import { answerIn, readIn } from '../in-game';
import { checkAny } from '../sure';

const read = (query: string) => readIn('mistborn', query);

describe('the metal planner', () => {
	it.each([
		['acier acier potin', 'icones=3&suite=bruler.acier_bruler.acier_bruler.potin'],
		['2 acier 1 potin', 'icones=3&suite=bruler.acier_bruler.acier_bruler.potin'],
		['deux fois acier', 'icones=2&suite=bruler.acier_bruler.acier'],
		['brûler fer deux fois', 'icones=2&suite=bruler.fer_bruler.fer'],
		['brûler acier et attiser potin', 'icones=1&suite=bruler.acier_attiser.potin'],
		['brûler étain, attiser étain', 'icones=1&suite=bruler.etain_attiser.etain'],
		['étain brûlé puis-je l’attiser', 'icones=1&suite=bruler.etain_attiser.etain'],
		['étain déjà brûlé ce tour, limite 2, l’attiser ensuite', 'icones=2&suite=bruler.etain_attiser.etain'],
		['attiser fer fer', 'icones=1&suite=attiser.fer_attiser.fer'],
		['2 icônes brûler fer', 'icones=2&suite=bruler.fer'],
		['brûler fer acier avec une limite de 1', 'icones=1&suite=bruler.fer_bruler.acier'],
		['limite 1, je veux le jeton étain et le jeton zinc', 'icones=1&suite=bruler.etain_attiser.zinc'],
		['fer fer et 1 atium', 'icones=3&atium=1&suite=bruler.fer_bruler.fer_atium.atium'],
		['limite 2, fer acier plus un atium', 'icones=2&atium=1&suite=bruler.fer_attiser.acier_atium.atium'],
		['3 atium limite 2', 'icones=2&atium=3&suite=atium.atium_atium.atium_atium.atium'],
		['atium comme étain, limite 2', 'icones=2&atium=1&suite=atium.etain'],
		['bronze attisé le tour d’avant, limite 3, je peux le brûler ?', 'icones=3&attises=bronze&suite=bruler.bronze'],
		[
			'bronze attisé au tour précédent, je le régénère et le brûle, limite 2',
			'icones=2&attises=bronze&suite=regenerer.bronze_bruler.bronze',
		],
		['limite 3, 1 brûlé, j’attise un métal', 'icones=3&suite=bruler.etain_attiser.bronze'],
		['limite 2, 2 jetons brûlés, en attiser un autre', 'icones=2&suite=bruler.etain_bruler.bronze_attiser.zinc'],
		['limite 1 brûler 3 métaux', 'icones=1&suite=bruler.etain_bruler.bronze_bruler.zinc'],
		['3 jetons attisés, limite 2, combien de métaux', 'icones=2&attises=etain.bronze.zinc'],
		['fer attisé ce tour, le brûler ?', 'icones=1&suite=attiser.fer_bruler.fer'],
		['étain attisé ce tour et fer brûlé, limite 2', 'icones=2&suite=attiser.etain_bruler.fer'],
		['attiser étain, fer brûlé', 'icones=1&suite=attiser.etain_bruler.fer'],
		['fer et acier brûlés, limite 2, potin ?', 'icones=2&suite=bruler.fer_bruler.acier_attiser.potin'],
		['fer brûlé deux fois', 'icones=2&suite=bruler.fer_bruler.fer'],
		['j’ai 2 icônes de brûler et j’ai brûlé 2 jetons', 'icones=2&suite=bruler.etain_bruler.bronze'],
		['combien de jetons attiser si j’en ai brûlé 2 avec une limite de 2', 'icones=2&suite=bruler.etain_bruler.bronze'],
		['limite 3 : combien de métaux', 'icones=3'],
		[
			'droit à 2 métaux, utiliser 4 jetons, combien à attiser',
			'icones=2&suite=bruler.etain_bruler.bronze_attiser.zinc_attiser.fer',
		],
		['j’ai brûlé 2 jetons et attisé 1, limite 3', 'icones=3&suite=bruler.etain_bruler.bronze_attiser.zinc'],
		['droit à 2 brûlures et j’en ai fait une', 'icones=2&suite=bruler.etain'],
		['limite 2, deux fers', 'icones=2&suite=bruler.fer_bruler.fer'],
		[
			'limite 1 et 2 cartes comme métal',
			'icones=1&a=flacon.fer.acier&b=flacon.fer.acier&suite=carte.a.fer_carte.b.fer',
		],
		[
			'limite 1, un jeton zinc et 1 carte zinc comme métal, combien de zinc brûlé',
			'icones=1&a=flacon.zinc.etain&suite=bruler.zinc_carte.a.zinc',
		],
		['3 jetons pour une limite de 2', 'icones=2&suite=bruler.etain_bruler.bronze_attiser.zinc'],
		// A verb after its metal.
		[
			'limite 2 : fer attisé, acier brûlé, reste un atium',
			'icones=2&atium=1&suite=attiser.fer_bruler.acier_atium.atium',
		],
		['fer attise, acier brule, limite 1', 'icones=1&suite=attiser.fer_bruler.acier'],
		['limite 1 fer attise acier brule', 'icones=1&suite=attiser.fer_bruler.acier'],
		['acier brûlé et fer attisé avec une limite de 1', 'icones=1&suite=bruler.acier_attiser.fer'],
		['fer et zinc attisés, acier brûlé, limite 1', 'icones=1&suite=attiser.fer_attiser.zinc_bruler.acier'],
		['limite 3, étain, zinc brûlée', 'icones=3&suite=bruler.etain_bruler.zinc'],
		['limite 1, étain, zinc brûlé', 'icones=1&suite=attiser.etain_bruler.zinc'],
		['j’ai brûlé fer et attisé acier, limite 1', 'icones=1&suite=bruler.fer_attiser.acier'],
		['brûler étain, fer attisé, zinc brûlé, limite 2', 'icones=2&suite=bruler.etain_attiser.fer_bruler.zinc'],
		['fer, j’attise acier, limite 1', 'icones=1&suite=bruler.fer_attiser.acier'],
		['limite 2, étain, l’attiser', 'icones=2&suite=attiser.etain'],
		// No verb.
		['limite 3 : 2 atium, étain, zinc', 'icones=3&atium=2&suite=atium.atium_atium.atium_bruler.etain_attiser.zinc'],
		['limite 2 : étain, zinc, fer, potin', 'icones=2&suite=bruler.etain_bruler.zinc_attiser.fer_attiser.potin'],
	])('reads « %s »', (query, address) => {
		expect(read(query)).toBe(`metaux?${address}`);
	});

	it.each([
		'acier',
		'acier potin',
		'fer acier étain potin',
		'brûler',
		'brûler acier',
		'attiser étain',
		'acier attisé',
		'fer brûlé étain attisé',
		'bronze étain attisés le tour d’avant limite 2',
		'zinc attisé puis régénéré ce tour limite 2',
		'acier ou potin brûler',
		'brûler acier acier acier potin potin',
		'5 icônes brûler fer',
		'0 icône brûler fer',
		'limite 2 ou 3, brûler fer',
		'brûler 12 jetons limite 2',
		'8 jetons : 6 attisés et 4 brûlés limite 3',
		'3 jetons',
		'brûler acier sans potin',
		'acier acier au tour suivant',
		'combien de métaux brûler par tour',
		'brûler acier potin régénérer',
		'limite 1, un jeton fer et 2 cartes fer',
		'limite 1, 7 cartes comme métal',
		'acier potin atium',
		'10 acier',
		// Of the metal before, or of the next?
		'limite 2, fer attise acier',
		'limite 2, fer attisé acier',
		'limite 2, fer, attisé, acier',
		'limite 2, fer brûler acier attiser',
		'limite 2, brûler fer attisé',
		'limite 2, fer et acier attisé',
		'limite 2, brûler fer, acier et potin attisés',
	])('says nothing of « %s »', (query) => {
		expect(read(query)).toBeUndefined();
	});

	it.each([
		['limite 2, 2 brûlés, attiser un autre', 'Possible.'],
		['3 jetons attisés, limite 2, combien de métaux', 'Vous pouvez encore Brûler 2 jetons, ou en Attiser jusqu’à 5.'],
		['limite 1 brûler 3 métaux', 'En tout, 2 jetons sont à Attiser.'],
		['limite 2 et 1 carte comme métal', 'Hors limite : 1 carte utilisée comme métal.'],
		['limite 2, utiliser 5 jetons', 'Vous Brûlez 2 jetons et vous en Attisez 3.'],
		['limite 1, un jeton fer et 2 cartes fer comme métal', 'Fer Brûlé 3 fois.'],
		['3 atium limite 2', 'Impossible. Votre limite de 2 jetons à Brûler est atteinte'],
		['bronze attisé le tour d’avant, limite 3, je peux le brûler ?', 'il faut d’abord le régénérer'],
		['limite 3 : 2 atium, étain, zinc', 'Vous Brûlez 3 jetons et vous en Attisez 1.'],
		['limite 1, étain, zinc', 'Vous Brûlez 1 jeton et vous en Attisez 1.'],
		['limite 2 : fer attisé, acier brûlé, reste 1 atium', 'Possible.'],
		['limite 1, deux fers', 'Impossible.'],
	])('answers « %s »', async (query, said) => {
		expect(await answerIn('mistborn', query)).toContain(said);
	});

	it('says what it supposes of metals without a verb', () => {
		const said = (query: string) => readCase(query)?.pieces.map((piece) => piece.said.replaceAll('\u00a0', ' '));
		expect(said('limite 1, étain, zinc')).toEqual([
			'1 icône',
			'l’Étain',
			'le Zinc',
			'supposé : Brûlés d’abord, puis Attisés',
		]);
		expect(said('limite 2, étain, zinc')).toContain('supposé : à Brûler');
	});

	it('reads what is burnt and flared in any wording, and says what the engine says', async () => {
		const names = ['etain', 'bronze', 'zinc', 'fer', 'potin', 'cuivre', 'laiton', 'acier'];
		const action = fc.tuple(fc.constantFrom('bruler', 'attiser'), fc.constantFrom(...names), fc.nat({ max: 1 }));
		const verbs = { bruler: ['brûler', 'je brûle le'], attiser: ['attiser', 'puis j’attise le'] };
		await fc.assert(
			fc.asyncProperty(
				fc.array(action, { minLength: 1, maxLength: 5 }),
				fc.integer({ min: 1, max: 4 }),
				fc.boolean(),
				async (actions, icons, first) => {
					const told = actions.map(([verb, metal, way]) => `${verbs[verb as 'bruler'][way]} ${metal}`).join(', ');
					const query = first ? `limite ${icons}, ${told}` : `${told} avec ${icons} icônes`;
					const address = `icones=${icons}&suite=${actions.map(([verb, metal]) => `${verb}.${metal}`).join('_')}`;
					expect(read(query), query).toBe(`metaux?${address}`);
					const { state } = metalsCodec.read(new URLSearchParams(address));
					const refused = resolve(toEngine(state)).result.outcomes.some(({ type }) => type === 'illegal');
					expect(await answerIn('mistborn', query), query).toMatch(refused ? /^Impossible\./ : /^Possible\./);
				},
			),
		);
	});

	it('leaves no number unread', () => {
		const words =
			'fer acier brûler attiser attisés brûlés jetons métaux limite icônes fois atium régénérer autre combien avant'.split(
				' ',
			);
		expect(checkAny(readCase, metalsCodec, 'limite 2 brûler fer attiser étain', words)).toBeGreaterThan(50);
	});
});
