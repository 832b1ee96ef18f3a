import type { AuthorError } from '../../schemas/author-error';
import { readsByLine } from '../../text/annotated';
import type { Chart, ChartStep, Game } from '../types';
import { type Place, placeIn } from './place-in';

/** Most words of a sentence: of a longer one, read aloud at a table, the beginning is forgotten before the end. */
export const MAX_WORDS = 35;

/** Sentences of rules and of steps that have too many words. */
export const checkSentences = (game: Game): AuthorError[] => [
	...[...game.rules.values()].flatMap(({ id, page, line, text }) =>
		tooLong(text, { file: page.file, line, field: `#${id}` }),
	),
	...game.charts.flatMap((chart) => chart.steps.flatMap((step) => tooLongInStep(step, chart, game))),
];

/** A sentence ends where a capital begins the next one. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…](?:\s»)?\)?)\s+(?=[«(]?\s?\p{Lu})/u);

/** Words of a text: what holds a letter or a figure. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Sentences of a text that have too many words. */
export const tooLong = (text: string, at: Place): AuthorError[] =>
	sentencesOf(text).flatMap((sentence): AuthorError[] => {
		const words = wordsIn(sentence);
		if (words <= MAX_WORDS) return [];
		const message = `« ${sentence.split(/\s/, 4).join(' ')} […] » compte ${words} mots ; attendu : ${MAX_WORDS} au plus par phrase.`;
		return [{ kind: 'phrase-trop-longue', ...at, message, todo: 'Coupez la phrase en deux, ou faites une liste.' }];
	});

/** What is read at a step, in one breath each: its text, who acts, what is allowed there, its branches. */
function tooLongInStep(step: ChartStep, chart: Chart, { data }: Game): AuthorError[] {
	const { id, place, text, who = '', added = '', choices, allowed } = step;
	const titles = allowed.map(({ gesture, note }) => {
		const title = data.gestes.find((known) => known.id === gesture)?.titre ?? '';
		return note ? `${title} (${note})` : title;
	});
	const lines = readsByLine(allowed) ? titles : [titles.join(', ')];
	const branches = choices.flatMap((choice) => [choice.text, choice.otherwise ?? '']);
	const at = placeIn(chart, place, id);
	return [text, who, added, ...lines, ...branches].flatMap((line) => tooLong(line, at));
}
