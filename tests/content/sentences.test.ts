import { expect, it } from 'vitest';
import { WHOLE } from '../../src/library/checks/beginning';
import { readsByLine } from '../../src/text/annotated';
import { games, grown } from './real-content';

/** Most words of a sentence that a table listens to until its end. */
const MOST = 35;

/** A sentence ends where a capital begins the next one. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…](?:\s»)?\)?)\s+(?=[«(]?\s?\p{Lu})/u);

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const tooLong = (place: string, text: string): string[] =>
	sentencesOf(text)
		.filter((sentence) => wordsIn(sentence) > MOST)
		.map((sentence) => `${place}: ${wordsIn(sentence)} words: ${sentence}`);

it('counts the words of sentences', () => {
	expect(sentencesOf('Un. « Deux ! » Trois (voyez p. 4) ? Quatre.')).toHaveLength(4);
	expect(sentencesOf('La capacité « Prêt ! » de l’étape 2, p. 4.')).toHaveLength(1);
	expect(wordsIn('L’armure annule : 3 dégâts – ou 4.')).toBe(6);
});

it.each(games.map((game) => [game.slug, game] as const))('%s: no sentence of a rule is too long', (_, game) => {
	const rules = [...game.rules.values()].flatMap(({ page, line, text }) => tooLong(`${page.file}:${line}`, text));
	const steps = game.charts.flatMap(({ file, steps, lineOf }) =>
		steps.flatMap(({ place, text, who = '', added = '', choices, allowed }) => {
			const titles = allowed.map(({ gesture, note }) => {
				const title = game.data.gestes.find(({ id }) => id === gesture)?.titre ?? '';
				return note ? `${title} (${note})` : title;
			});
			const lines = readsByLine(allowed) ? titles : [titles.join(', ')];
			const said = [text, who, added, ...lines, ...choices.flatMap(({ text, otherwise = '' }) => [text, otherwise])];
			return said.flatMap((line) => tooLong(`${file}:${lineOf(place)}`, line));
		}),
	);
	expect([...rules, ...steps]).toEqual([]);
});

it.each(grown.map((game) => [game.slug, game] as const))('%s, which is whole, has its rules', (_, game) => {
	expect(game.rules.size).toBeGreaterThan(WHOLE.rules);
});
