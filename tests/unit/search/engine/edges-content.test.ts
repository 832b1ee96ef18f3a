import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../../../src/library/load-library';
import { publishIndex } from '../../../../src/search/build/publish-index';
import { makeSearch } from '../../../../src/search/engine/search';
import { unpack } from '../../../../src/search/engine/unpack';
import { toolCards } from '../../../../src/widgets/registry';
import { GAMES, type GameSlug } from '../../../games';
import { inside, outside } from './edges-asked';

// What players ask and the rulebook does not treat is told first; what it treats never comes after that.

/** Questions that no name nor player's question makes sure: the page of the subject is clearly worth more than any, or hardly. */
const unsure: Partial<Record<GameSlug, { clear: readonly (readonly [string, string])[]; close: readonly string[] }>> = {
	keyforge: {
		clear: [['Ça coûte combien un deck ?', 'Acheter un deck']],
		close: ['réponse pendant le tour de l’autre', 'combien d’exemplaires d’une même carte je peux jouer dans un tour'],
	},
	l5r: {
		clear: [
			[
				'Mon pote montre jamais combien il a de cartes en main, je peux exiger qu’il me dise le nombre ?',
				'Nombre de cartes en main adverse',
			],
		],
		close: [],
	},
	arkham: { clear: [], close: ['même investigateur pour deux joueurs ?'] },
	mistborn: { clear: [], close: ['combien de joueurs peuvent jouer'] },
};

const { library } = loadLibrary(process.cwd(), { base: '/', tools: toolCards });

describe.each(GAMES)('what the rulebook of %s does not treat', (slug) => {
	const game = library.games.find((one) => one.slug === slug);
	if (!game) throw new Error(`No game ${slug}.`);
	const { index, questions } = publishIndex(game);
	const search = makeSearch(unpack(index, questions));
	/** The subject outside the book that comes first. */
	const told = (query: string): string | undefined => {
		const [first] = search.find(query).found;
		return first?.entry.y === 'hors-livret' ? first.entry.n?.replaceAll(/[\u00a0\u202f]/g, ' ') : undefined;
	};

	test('is told of most questions asked in other words, and no other subject in its place', () => {
		const answers = outside[slug].map(([question, subject]) => [question, subject, told(question)] as const);
		const wrong = answers.filter(([, subject, said]) => said !== undefined && said !== subject);
		expect(wrong).toEqual([]);
		expect(answers.filter(([, , said]) => said === undefined).length).toBeLessThanOrEqual(5);
	});

	test('is told where its page is clearly worth more than any, and not where it is close', () => {
		const { clear = [], close = [] } = unsure[slug] ?? {};
		expect(clear.map(([question]) => told(question))).toEqual(clear.map(([, subject]) => subject));
		expect(close.filter((question) => told(question) !== undefined)).toEqual([]);
	});

	test('is never told of what it treats', () => {
		expect(inside[slug].filter((question) => told(question) !== undefined)).toEqual([]);
	});
});
