import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../../../../src/search/cases/answers';
import { readToolCase } from '../../../../src/search/cases/read';
import { toolCards } from '../../../../src/widgets/registry';

/** Words of cases, and of none: numbers, units, signs. */
const words = fc.constantFrom(
	...'6 15 quatre +2 -1 0 100 chaînes main cartes en puissance armure dégâts poison contre assaut forger clé coût coûte aombre plus moins attaque allié défenseur défense nuage santé acier potin brûler attiser icônes fois et sans ou un une ? , duel mulligan'.split(
		' ',
	),
);
const queries = fc.array(words, { maxLength: 8 }).map((all) => all.join(' '));

const word = (...all: string[]) => fc.constantFrom(...all);
const number = fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 110 })).map(String);
const trait = word(
	'',
	'',
	'poison',
	'assaut 2',
	'hasardeux 3',
	'insaisissable',
	'escarmouche',
	'sonnée',
	'provocation',
);
const metal = word('acier', 'fer', 'étain', 'potin');
const shape = (texts: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]) =>
	fc.tuple(...parts).map((chosen) => String.raw(texts, ...chosen));

describe('cases', () => {
	it.each(toolCards.map((card) => [`${card.game}/${card.slug}`, card] as const))('%s has its title', (name, card) => {
		expect(tools[name]?.title.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(card.title.replaceAll(/[\u00a0\u202f]/g, ' '));
	});

	it('are read in any text without a fault, their numbers where they stand', async () => {
		await fc.assert(
			fc.asyncProperty(fc.oneof(queries, fc.string(), fc.string({ unit: 'grapheme' })), async (query) => {
				for (const { at } of (await readToolCase(query))?.pieces ?? [])
					if (at) expect(query.slice(at.start, at.end).trim()).not.toBe('');
			}),
			{ numRuns: 3000 },
		);
	});

	// Queries of the shapes that are read, with numbers and words that often are not.
	const shapes: readonly (readonly [game: string, query: fc.Arbitrary<string>])[] = [
		['keyforge', shape`${number} chaînes ${word('', 'mulligan', 'second joueur')}`],
		['keyforge', shape`${number} chaînes ${number} cartes en main`],
		['keyforge', shape`puissance ${number} ${trait} contre ${number} armure ${number} ${trait}`],
		['keyforge', shape`${number} dégâts armure ${number} ${word('', 'protégée', 'puissance 4')}`],
		['keyforge', shape`forger ${number} aombres ${word('coût', 'clé à', '')} ${word('+', '-', '')}${number}`],
		['mistborn', shape`attaque ${number} ${word('allié', 'défenseur')} ${number} ${word('', 'défenseur')}`],
		['mistborn', shape`${number} dégâts nuage ${number} santé ${number}`],
		['mistborn', shape`brûler ${metal} ${word('attiser', 'brûler', '')} ${metal} ${metal}`],
	];
	it.each(shapes)('are answered by the tool that reads them: %s, %#', async (game, query) => {
		let answered = 0;
		await fc.assert(
			fc.asyncProperty(query, async (text) => {
				const found = await readToolCase(text, game);
				if (!found) return;
				const { answerCase } = (await tools[`${game}/${found.tool}`]?.load()) ?? {};
				// Nothing is said of an address that is not read whole.
				expect(await answerCase?.(found.address, ''), found.address).toBeTruthy();
				answered++;
			}),
			{ numRuns: 200 },
		);
		expect(answered).toBeGreaterThan(20);
	});

	it.each([
		['15 chaînes', 'keyforge', 'Vous piochez 3 cartes au lieu de 6 et une chaîne se brise : il en reste 14.'],
		['3 d’armure 5 dégâts', 'keyforge', 'La créature a 2 dégâts pour 6 de puissance, armure restante 0.'],
		[
			'4 puissance contre 5 armure 2 poison',
			'keyforge',
			'L’attaquante est détruite (5 dégâts pour 4 de puissance), la cible survit',
		],
		['forger coût +2 j’ai 7 ambre', 'keyforge', 'Vous ne forgez pas de clé : il vous manque 1 Aombre.'],
		['acier acier potin', 'mistborn', 'Impossible. Le jeton Acier a déjà servi ce tour-ci'],
		['attaque 9 contre allié 4 défenseur', 'mistborn', 'Le joueur A perd 5 points de vie.'],
	])('« %s » is answered', async (query, game, said) => {
		const found = await readToolCase(query, game);
		const { answerCase } = (await tools[`${game}/${found?.tool}`]?.load()) ?? {};
		expect(await answerCase?.(found?.address ?? '', '')).toContain(said);
	});

	it('of two tools that are sure, none is', async () => {
		expect((await readToolCase('15 chaînes'))?.game).toBe('keyforge');
		expect(await readToolCase('15 chaînes', 'mistborn')).toBeUndefined();
		expect(await readToolCase('15 chaînes', 'concepts')).toBeUndefined();
	});
});
