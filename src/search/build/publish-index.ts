import { sheetPath, toolPath } from '../../addresses/addresses';
import { introduced } from '../../library/passages/passage-types';
import { definingRule } from '../../library/relations/defining-rule';
import { statementsBelow } from '../../library/relations/statements';
import type {
	Aid,
	Chapter,
	Chart,
	Concept,
	Edge,
	Errata,
	Faq,
	Game,
	Page,
	Rule,
	Term,
	ToolCard,
} from '../../library/types';
import type { PublishedEntry, PublishedIndex, PublishedQuestions } from '../published-index';
import { otherWordsIn } from './other-words';
import { publishMoments } from './publish-moments';
import { publishQuestions } from './publish-questions';

/** What players call a sheet of their own. */
const sheetWords = [
	'feuille de règles',
	'fiche',
	'pense-bête',
	'antisèche',
	'imprimer des règles',
	'cartes à imprimer',
] as const;
const sheetSummary =
	'Réunissez sur une feuille les règles que vous cherchez à chaque partie : à table, sur papier, en cartes ou par un lien.';

/** What is published for the notions that games share, of « Ma feuille », and of the games themselves. */
export const publishConcepts = (concepts: readonly Concept[], games: readonly Game[]): PublishedIndex => ({
	name: '',
	entries: [
		...concepts.map(({ path, data }) => ({
			u: path,
			n: data.titre,
			d: data.resume,
			y: 'concept' as const,
			a: some(data.anglais),
			r: some(data.recherche),
		})),
		{ u: sheetPath, n: 'Ma feuille', d: sheetSummary, y: 'aide', r: [...sheetWords] },
	],
	games: Object.fromEntries(
		games.map(({ slug, data: { court, nom, surnoms } }) => [
			slug,
			{ name: court, words: [...new Set([slug, court, nom, ...surnoms])] },
		]),
	),
});

/**
 * An entry, with the ids of the statements that it shows: players' questions on these find it, and its own (`asks`). Or what is at
 * home elsewhere.
 */
type Made = PublishedEntry & { says?: readonly string[]; asks?: readonly string[]; restates?: true };

/** What is published for a game: its pages, their parts, and each statement at its home. */
export function publishIndex(game: Game): { index: PublishedIndex; questions: PublishedQuestions } {
	const made: Made[] = [];
	const restated: PublishedQuestions['restated'] = [];
	const add = ({ restates, ...entry }: Made): number =>
		(restates ? restated.push([made.length - 1, entry]) : made.push(entry)) - 1;
	for (const term of game.terms) addTerm(game, term, add);
	for (const chapter of game.chapters) addChapter(game, chapter, add);
	for (const faq of game.faq) addQuestions(faq, add);
	for (const errata of game.errata) addCards(game, errata, add);
	for (const tool of game.tools) addTool(game, tool, add);
	for (const chart of game.charts) addChart(game, chart, add);
	if (game.aid) addAid(game.aid, add);
	const edges = made.length;
	for (const edge of game.edges) addEdge(game, edge, add);
	const entries = made.map(({ says: _says, asks: _asks, ...entry }): PublishedEntry => entry);
	const otherWords = otherWordsIn(game, new Set(restated.map(([, entry]) => entry.u.slice(1))));
	return {
		index: { name: game.data.court, entries: entries.slice(0, edges) },
		questions: {
			edges: some(entries.slice(edges)),
			questions: publishQuestions(
				made.map(({ says = [], asks = [] }) => [...asks, ...says.flatMap((rule) => game.asked.get(rule) ?? [])]),
			),
			words: made.flatMap((entry, number): PublishedQuestions['words'] => {
				const words = otherWords(entry);
				return words ? [[number, words]] : [];
			}),
			restated,
			charts: game.charts.length > 0 ? publishMoments(game, made) : undefined,
		},
	};
}

type Add = (entry: Made) => number;

/** A term, which shows its definition, then its statements. */
function addTerm(game: Game, term: Term, add: Add): void {
	const statements = statementsOf(game, term);
	// The definition is the beginning of the first statement, unless no rule defines the term.
	const lead = definingRule(term, game.rules);
	const page = add({
		u: term.path,
		n: term.name,
		d: lead ? textOf(game, lead) : term.definition,
		y: 'terme',
		f: some(term.data.variantes),
		a: some(term.data.anglais),
		r: some(term.data.recherche),
		...(lead && saidBy(game, lead)),
	});
	for (const rule of statements) if (rule !== lead) addStatement(game, rule, page, rule.section, add);
}

/** A chapter, its sections, each shown with the first rule below it, and its statements, in the order in which they stand. */
function addChapter(game: Game, chapter: Chapter, add: Add): void {
	const { titre, resume } = chapter.data;
	const page = add({ u: chapter.path, n: titre, d: resume, y: 'chapitre' });
	const statements = statementsOf(game, chapter);
	const { headings } = chapter.read;
	/** Number of the section that is read, and how many headings have been passed. */
	let section = page;
	let passed = 0;
	const leads = new Set<Rule>();
	const passTo = (end: number) => {
		for (const { id, text, depth } of headings.slice(passed, end)) {
			if (depth !== 2) continue;
			const lead = statements.find((rule) => rule.section === text && rule.kind === 'regle');
			if (lead) leads.add(lead);
			const said = lead ? textOf(game, lead) : resume;
			section = add({ u: `#${id}`, n: text, d: said, p: page, ...(lead && saidBy(game, lead)) });
		}
		passed = Math.max(passed, end);
	};
	for (const rule of statements) {
		const at = headings.findIndex(({ text }) => text === rule.section);
		passTo(at + 1);
		// Chapters restate half of the rules, and what they restate completes few answers: it is found at its home.
		if (leads.has(rule) || game.homes.has(rule.id)) continue;
		// A statement below a heading that is no entry is a part of the page, and says that heading.
		const own = headings[at]?.depth === 2;
		addStatement(game, rule, own ? section : page, own ? undefined : rule.section, add);
	}
	passTo(headings.length);
}

/** The questions of a subject, each with its whole answer. */
function addQuestions(faq: Faq, add: Add): void {
	const page = add({
		u: faq.path,
		n: `FAQ : ${faq.data.titre}`,
		d: faq.data.resume,
		y: 'faq',
		r: some(faq.data.recherche),
	});
	for (const { id, text, answer } of faq.questions) {
		const says = [id, ...statementsBelow(faq, id).map((rule) => rule.id)];
		add({ u: `#${id}`, n: text, d: answer.replaceAll('\n', ' '), p: page, says });
	}
}

/** What is said of all corrections, then the corrected cards, each with what it now says. */
function addCards(game: Game, errata: Errata, add: Add): void {
	const page = add({ u: errata.path, n: errata.data.titre, d: errata.data.resume, y: 'errata' });
	const cards = errata.read.rules.findIndex(({ kind }) => kind === 'titre');
	for (const rule of statementsOf(game, errata).slice(0, Math.max(0, cards)))
		addStatement(game, rule, page, undefined, add);
	for (const { id, text, kind } of errata.read.rules) {
		if (kind !== 'titre') continue;
		const said = statementsBelow(errata, id);
		const says = [id, ...said.map((rule) => rule.id)];
		add({ u: `#${id}`, n: text, d: said.map((rule) => rule.text).join(' '), p: page, says });
	}
}

/** A calculator, found by the questions that it is shown with too. */
function addTool(game: Game, tool: ToolCard, add: Add): void {
	add({ u: toolPath(game.slug, tool.slug), n: tool.title, d: tool.summary, y: 'outil', r: some(tool.searchWords) });
}

/** A timing chart, and those of its steps that no rule states in words. */
function addChart(game: Game, chart: Chart, add: Add): void {
	const { titre, resume, recherche } = chart.data;
	const page = add({ u: chart.path, n: `Schéma : ${titre}`, d: resume, y: 'deroulement', r: some(recherche) });
	for (const { id, title, text } of chart.steps) {
		if (text === '' || game.homes.has(`${chart.slug}/${id}`)) continue;
		add({ u: `#${id}`, n: title, d: text, p: page });
	}
}

/** The aid, found by what players call it: its lines are found at their homes. */
function addAid({ path, title, summary, searchWords }: Aid, add: Add): void {
	add({ u: path, n: title, d: summary, y: 'aide', r: some(searchWords) });
}

/** What the rulebook does not treat, found by its words and by what players ask, and above what is nearest. */
function addEdge(game: Game, { path, subject, text, words, questions, near }: Edge, add: Add): void {
	const nearest = near.map((rule) => textOf(game, rule));
	add({ u: path, n: subject, d: text, y: 'hors-livret', l: some(nearest), r: some(words), asks: questions });
}

function addStatement(game: Game, rule: Rule, page: number, section: string | undefined, add: Add): void {
	const home = game.homes.get(rule.id)?.rule.id;
	const entry = { u: `#${rule.id}`, d: textOf(game, rule), l: ledBy(game, rule), p: page, s: section };
	add(home === undefined ? { ...entry, says: [rule.id] } : { ...entry, i: home, restates: true });
}

/** What a page or a section shows first: a statement, or what another says at its home. */
function saidBy(game: Game, rule: Rule): Pick<Made, 'i' | 'l' | 'says'> {
	return { i: game.homes.get(rule.id)?.rule.id ?? rule.id, l: ledBy(game, rule), says: [rule.id] };
}

/** A statement, after the rest of its row or what introduces its list when it says too little alone. */
const textOf = (game: Game, { id, text }: Rule): string => introduced(game.passages.get(id), text);

/** A list that is longer, in letters, is read on its page, unless its lead-in says nothing without it. */
const MOST_LED = 400;

/** What a statement leads. */
function ledBy(game: Game, { id, text }: Rule): string[] | undefined {
	const led =
		game.passages
			.get(id)
			?.leads.map((item) => item.text)
			.filter((item) => item !== text) ?? [];
	return text.endsWith(':') || led.join('').length <= MOST_LED ? some(led) : undefined;
}

const statementsOf = (game: Game, page: Page): Rule[] =>
	page.read.rules.flatMap(({ id, kind }) => (kind === 'titre' ? [] : (game.rules.get(id) ?? [])));

const some = <T>(all: readonly T[]) => (all.length > 0 ? [...all] : undefined);
