import { expect, it } from 'vitest';
import { phrasesOf, readSpelling } from '../../src/library/checks/spelling';
import { readContent } from '../../src/library/read/read-content';
import { toolCards } from '../../src/widgets/registry';
import { codeTexts } from './code-texts';
import { games } from './real-content';

// The build checks how content is spelt (`checks/check-spelling.ts`). What tools say is code: it follows the same lists.

const raw = readContent(process.cwd(), toolCards);
const shared = raw.spelling?.data.ecrire ?? [];

it.each(games.filter(({ tools }) => tools.length > 0).map((game) => [game.slug, game.terms] as const))(
	'tools of %s spell each word in one way, and terms with their capitals',
	(slug, terms) => {
		const { ecrire = [], sauf = [] } = raw.games.find((game) => game.slug === slug)?.spelling?.data ?? {};
		const texts = codeTexts(`src/widgets/${slug}`);
		expect(texts.length).toBeGreaterThan(100);
		expect(readSpelling(texts, phrasesOf({ ecrire: [...shared, ...ecrire], sauf }, terms)).wrong).toEqual([]);
	},
);

it('what tools share spells each word in one way', () => {
	const folders = ['src/widgets/shared', 'src/widgets/stepper', 'src/builder', 'src/embed/tooltips'];
	expect(readSpelling(folders.flatMap(codeTexts), phrasesOf({ ecrire: shared, sauf: [] })).wrong).toEqual([]);
});
