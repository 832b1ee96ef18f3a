import { attribute, lineOf, plainText, type TreeNode } from '../../glossary/mdast';
import { frenchTypography } from '../../text/french';
import type { RawGame } from '../read/read-content';
import type { Chart, Concept, Page } from '../types';
import type { Written } from './place-in';

/** A text that readers see, and where it is written. */
export interface Shown {
	file: string;
	line: number;
	text: string;
}

/** A text of a field. Its line is looked for when it is read, as that of an error is (`place-in`). */
const shownIn = (written: Written, place: string, text = ''): Shown => {
	const { file } = written;
	return {
		file,
		get line() {
			return written.lineOf(place);
		},
		text,
	};
};

/** What a page or a concept says, its title and its summary included, but for words in italics. */
export function pageTexts(page: Page | Concept): Shown[] {
	const { file, data, read } = page;
	const front = 'titre' in data ? { titre: data.titre, resume: data.resume } : { terme: data.terme };
	return [
		...Object.entries(front).map(([field, text]) => shownIn(page, field, text)),
		...blocksOf(read.tree).map((block) => ({ file, ...block })),
	];
}

/** What the column of a game says in the tables of a concept. */
export function columnTexts({ file, read }: Concept, title: string): Shown[] {
	const tables = (read.tree.children ?? []).filter(({ type }) => type === 'table');
	return tables
		.flatMap(({ children: rows = [] }) => {
			const at = rows[0]?.children?.findIndex((cell) => plainText(cell) === title) ?? -1;
			return rows.flatMap((row) => row.children?.[at] ?? []).flatMap(blocksOf);
		})
		.map((block) => ({ file, ...block }));
}

/** What a chart says, step by step. */
export function chartTexts(chart: Chart): Shown[] {
	const { file, data, parts, steps } = chart;
	const titles = [data.titre, data.resume, ...parts.map(({ title }) => title)];
	return [
		...titles.map((text) => ({ file, line: 1, text: text ?? '' })),
		...steps.flatMap(({ place, title, text, who, added, allowed, choices }) =>
			[
				...[title, text, who, added],
				...allowed.map(({ note }) => note),
				...choices.flatMap((choice) => [choice.text, choice.otherwise]),
			].map((said) => shownIn(chart, place, said)),
		),
	];
}

/** What the file of a game and those of its tools say. */
export function dataTexts(raw: RawGame): Shown[] {
	const { data, toolData } = raw;
	const { resume, edition, avertissement, questions, gestes } = data;
	const said = [
		...Object.entries({ resume, edition, avertissement }),
		...questions.map(({ question }, at) => [`questions.${at}`, question] as const),
		...gestes.flatMap(({ titre, partout }, at) => [titre, partout].map((text) => [`gestes.${at}`, text] as const)),
	];
	return [
		...said.map(([field, text]) => shownIn(raw, field, frenchTypography(text ?? ''))),
		...toolData.flatMap((sheet) => textsIn(sheet.data, sheet)),
	];
}

/** The strings of a value that are no names: they hold a space. */
function textsIn(value: unknown, sheet: Written, place = ''): Shown[] {
	if (typeof value === 'string') return value.includes(' ') ? [shownIn(sheet, place, frenchTypography(value))] : [];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, sheet, place ? `${place}.${key}` : key));
}

function blocksOf(node: TreeNode): Omit<Shown, 'file'>[] {
	if (['paragraph', 'heading', 'tableCell'].includes(node.type))
		return [{ line: lineOf(node), text: plainText(ours(node)) }];
	const title = node.name === 'Contradiction' ? [{ line: lineOf(node), text: attribute(node, 'titre') ?? '' }] : [];
	return [...title, ...(node.children ?? []).flatMap(blocksOf)];
}

/** A node without what is in italics: names of cards and foreign words follow the spelling of others. */
const ours = (node: TreeNode): TreeNode =>
	node.type === 'emphasis'
		? { type: 'text', value: '…' }
		: { ...node, ...(node.children && { children: node.children.map(ours) }) };
