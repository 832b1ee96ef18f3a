import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../../src/glossary/fold';
import { WHOLE } from '../../src/library/checks/beginning';
import { fewQuestions } from '../../src/library/checks/few-questions';
import type { Game, Page, Rule } from '../../src/library/types';
import { games, grown } from './real-content';

/** What players ask that a rule answers, itself or at its home. */
const askedOf = (game: Game, { id }: Pick<Rule, 'id'>): readonly string[] =>
	game.asked.get(game.homes.get(id)?.rule.id ?? id) ?? [];

/** Statements of a page by the heading above them. */
const sectionsOf = ({ read }: Page) =>
	Map.groupBy(
		read.rules.filter(({ kind }) => kind === 'regle'),
		({ section }) => section ?? '',
	);

describe.each(games.map((game) => [game.slug, game] as const))('%s', (_, game) => {
	it('answers two questions of players or more on the page of each term', () => {
		expect(fewQuestions(game)).toEqual([]);
	});
});

describe.each(grown.map((game) => [game.slug, game] as const))('%s, which is whole', (_, game) => {
	it('answers questions in most sections of its chapters', () => {
		const sections = game.chapters.flatMap((chapter) => [...sectionsOf(chapter).values()]);
		const silent = sections.filter((rules) => rules.every((rule) => askedOf(game, rule).length === 0));
		expect(sections.length).toBeGreaterThan(30);
		expect(silent.length / sections.length).toBeLessThan(0.15);
	});

	it('asks in other words than its statements', () => {
		const words = (text: string) => new Set(foldForSearch(text).match(/[a-z0-9]{4,}/g) ?? []);
		const all = [...game.asked].flatMap(([id, questions]) => questions.map((question) => ({ id, question })));
		const telling = all.filter(({ id, question }) => {
			const said = words(game.rules.get(id)?.text ?? '');
			return [...words(question)].some((word) => !said.has(word));
		});
		expect(all.length).toBeGreaterThan(WHOLE.questions);
		expect(telling.length / all.length).toBeGreaterThan(0.9);
	});
});
