import type { Entry } from '../published-index';
import type { Stems } from './dictionary';
import type { Document } from './documents';
import { groupBy } from './group-by';
import { makeLanguage } from './language';
import { bareWords, runs } from './letters';
import type { Occurrences } from './occurrences';
import { subject } from './query-subject';
import { remembered } from './remembered';
import type { PageSigns } from './signs';

/** An answer, with what it was found by. */
export interface Candidate {
	number: number;
	score: number;
	/** Worth of the words that it bears, and the share of the query that they are. */
	words: number;
	covered: number;
	likeness: number;
	named: number;
}

/** Weight of all pages in the language of one (`makeLanguage`), in stems and in runs of letters. */
const BORROWED = { stems: 60, letters: 300 };

/** A stem that is worth less than this of a word of the query may be another word. */
const SAME = 0.3;

/** Works out the signs of pages from what is found of them. Entries of a page come one after the other, the page first. */
export function makePageSigns(entries: readonly Entry[], documents: readonly Document[], occurrences: Occurrences) {
	// A page says what is at home there: by what it restates, many pages would be alike.
	const homes = [...documents.keys()].filter((number) => !entries[number]?.restates);
	const numbers = groupBy(homes, (number) => (documents[number] as Document).page);
	const fieldsOf = (page: string) => (numbers.get(page) ?? []).map((number) => (documents[number] as Document).fields);
	const bags = <Part>(read: (page: string) => readonly Part[]) =>
		new Map([...numbers.keys()].map((page) => [page, () => read(page)]));
	const stated = makeLanguage(
		bags((page) =>
			fieldsOf(page).flatMap(({ text, name, form, english, alias }) => [text, name, form, english, alias].flat()),
		),
		BORROWED.stems,
	);
	const letters = makeLanguage(
		bags((page) => (numbers.get(page) ?? []).flatMap((number) => textsOf(entries[number] as Entry).flatMap(runsOf))),
		BORROWED.letters,
	);
	/** Stems of a page, made when it is first compared. */
	const stemsOn = remembered((page: string) => gatherStems(fieldsOf(page)));

	/** The signs of each page of which something is found: `found` begins with the best. */
	return (query: string, words: readonly Stems[], found: readonly Candidate[]): Map<string, PageSigns> => {
		const rarities = words.map((stems) => occurrences.of(stems).rarity);
		const all = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
		const share = (bears: ReadonlySet<string>) =>
			words.reduce((sum, stems, place) => {
				const values = [...stems].flatMap(([stem, worth]) => (bears.has(stem) ? [worth] : []));
				return sum + Math.max(0, ...values) * (rarities[place] as number);
			}, 0) / all;
		const meant = new Set(
			words.flatMap((stems) => [...stems].flatMap(([stem, worth]) => (worth < SAME ? [] : [stem]))),
		);
		const askedRuns = [...new Set(runsOf(subject(query)))].filter(letters.says).map((run) => new Map([[run, 1]]));
		const most = (of: (candidate: Candidate) => number) => Math.max(...found.map(of)) || 1;
		const [best, words1, like1] = [
			most(({ score }) => score),
			most(({ words }) => words),
			most(({ likeness }) => likeness),
		];
		return new Map(
			[...groupBy(found, ({ number }) => (documents[number] as Document).page)].map(([page, answers]) => {
				const [root = 0] = numbers.get(page) ?? [];
				const { y } = entries[root] as Entry;
				const { bears, asks, names, name } = stemsOn(page);
				const first = answers[0] as Candidate;
				const letterWorth = letters.accounts(page, askedRuns);
				return [
					page,
					{
						score: first.score / best,
						next: (answers[1]?.score ?? 0) / best,
						words: first.words / words1,
						likeness: first.likeness / like1,
						together: first.covered,
						anywhere: share(bears),
						asked: share(asks),
						naming: share(names),
						said: name.length > 0 ? name.filter((stem) => meant.has(stem)).length / name.length : 0,
						named: Math.max(...answers.map(({ named }) => named)),
						size: Math.log(1 + (numbers.get(page)?.length ?? 0)),
						statedLanguage: stated.accounts(page, words),
						letters: letterWorth,
						lettersInAll: (letterWorth * askedRuns.length) / 5,
						chapter: Number(y === 'chapitre'),
						tool: Number(y === 'outil'),
						chart: Number(y === 'deroulement'),
					},
				];
			}),
		);
	};
}

const textsOf = ({ n = '', f = [], a = [], r = [], d, q }: Entry): string[] =>
	[n, ...f, ...a, ...r, d, ...q].filter((text) => text !== '');

/** Runs of letters of a text, the edges of its words included. */
const runsOf = (text: string): number[] => runs(` ${bareWords(text)} `);

/** Stems that a page bears anywhere, those that are asked of it, those of all its names, and its name alone. */
function gatherStems(fields: readonly Document['fields'][]) {
	const [root] = fields;
	const names = root ? [root.name, root.form, root.english, root.alias] : [];
	return {
		bears: new Set(fields.flatMap(({ above: _, ...others }) => Object.values(others).flat())),
		asks: new Set(fields.flatMap(({ asked }) => asked)),
		names: new Set(names.flat()),
		name: root?.name ?? [],
	};
}
