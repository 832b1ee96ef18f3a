import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { parse } from 'yaml';
import { attribute, lineOf, plainText, type TreeNode } from '../../src/glossary/mdast';
import type { Chart, Concept, Game, Page } from '../../src/library/types';
import { frenchTypography } from '../../src/text/french';

/** A text that readers see, and where it is written. */
export interface Shown {
	place: string;
	text: string;
}

/** Names of cards and foreign words, which are in italics, follow the spelling of others. */
const ours = (node: TreeNode): TreeNode =>
	node.type === 'emphasis'
		? { type: 'text', value: '…' }
		: { ...node, ...(node.children && { children: node.children.map(ours) }) };

function blocksOf(node: TreeNode): { line: number; text: string }[] {
	if (['paragraph', 'heading', 'tableCell'].includes(node.type))
		return [{ line: lineOf(node), text: plainText(ours(node)) }];
	const title = node.name === 'Contradiction' ? [{ line: lineOf(node), text: attribute(node, 'titre') ?? '' }] : [];
	return [...title, ...(node.children ?? []).flatMap(blocksOf)];
}

/** What a page or a concept says in its own words, its title and its summary included. */
export function pageTexts({ file, data, read }: Page | Concept): Shown[] {
	const front = 'titre' in data ? [data.titre, data.resume] : [data.terme];
	return [
		...front.map((text) => ({ place: file, text })),
		...blocksOf(read.tree).map(({ line, text }) => ({ place: `${file}:${line}`, text })),
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
		.map(({ line, text }) => ({ place: `${file}:${line}`, text }));
}

/** What a chart says, step by step. */
export function chartTexts({ file, data, parts, steps, lineOf: lineIn }: Chart): Shown[] {
	const titles = [data.titre, data.resume, ...parts.map(({ title }) => title)];
	return [
		...titles.map((text) => ({ place: file, text: text ?? '' })),
		...steps.flatMap(({ place, title, text, who, added, allowed, choices }) =>
			[
				...[title, text, who, added],
				...allowed.map(({ note }) => note),
				...choices.flatMap((choice) => [choice.text, choice.otherwise]),
			].map((said) => ({ place: `${file}:${lineIn(place)}`, text: said ?? '' })),
		),
	];
}

/** What the file of a game and those of its tools say. */
export function dataTexts({ file, data, slug }: Game): Shown[] {
	const { resume, edition, avertissement = '', questions, gestes } = data;
	const said = [
		...[resume, edition, avertissement],
		...questions.map(({ question }) => question),
		...gestes.flatMap(({ titre, partout = '' }) => [titre, partout]),
	].map((text) => ({ place: file, text: frenchTypography(text) }));
	const folder = `content/${slug}/outils`;
	return [...said, ...filesIn(folder).flatMap((name) => sheetTexts(name))];
}

/** Strings of a data file that are no names of its fields: they hold a space. */
function sheetTexts(file: string): Shown[] {
	const texts: Shown[] = [];
	JSON.parse(JSON.stringify(parse(readFileSync(file, 'utf8'))), (_, value) => {
		if (typeof value === 'string' && value.includes(' ')) texts.push({ place: file, text: frenchTypography(value) });
		return value;
	});
	return texts;
}

/** Sentences of the code below a folder: strings, templates and text of elements that hold a space. */
export function codeTexts(folder: string): Shown[] {
	return filesIn(folder)
		.filter((file) => /\.tsx?$/.test(file))
		.flatMap((file) => {
			const texts: Shown[] = [];
			const keep = (text: string) => {
				if (/\s/.test(text.trim())) texts.push({ place: file, text: frenchTypography(text.replace(/\s+/g, ' ')) });
			};
			new Visitor({
				Literal: ({ value }) => {
					if (typeof value === 'string') keep(value);
				},
				TemplateElement: ({ value }) => keep(value.cooked ?? ''),
				JSXText: ({ value }) => keep(value),
			}).visit(parseSync(file, readFileSync(file, 'utf8')).program);
			return texts;
		});
}

function filesIn(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
	} catch {
		// Most games have no data of tools.
		return [];
	}
}
