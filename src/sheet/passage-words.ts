import type { PublishedLine, PublishedPage, PublishedPassages } from '../library/passages/published';
import { type Ref, refParts } from './model';

/** What a part of the site says today. */
export interface Words {
	/** The question, the step, or the page and the section where a rule stands. */
	readonly title: string;
	/** Game, and page when the title does not name it. */
	readonly place: string;
	/** A paragraph a line; empty for a tool's case, which its name tells. */
	readonly text: string;
}

/** Before an item of a list. */
export const BULLET = '• ';

/** Longest text of an entry: a section or an answer that goes beyond is to be read on its page. */
const LONGEST = 2500;

/** What the published passages say of a part of the site; `undefined` when it has no such part. */
export function wordsIn({ name, pages }: PublishedPassages, ref: Ref): Words | undefined {
	const { path, query, fragment } = refParts(ref);
	const page = pages.find(({ u }) => u === path);
	if (!page) return undefined;
	const words = (title: string, where: string, lines: readonly string[]): Words => ({
		title,
		place: [name, where].filter((part) => part !== '' && part !== title).join(' · '),
		text: shortened(lines.join('\n')),
	});
	if (fragment === '') return words(page.n, '', query ? [] : wholePage(page));
	const charts = pages.filter(({ u }) => page.w?.includes(u));
	const found = [page, ...charts].map(({ l }) => l).find((lines) => lines.some(({ i }) => i === fragment));
	const at = found?.findIndex(({ i }) => i === fragment) ?? -1;
	const line = found?.[at];
	if (!found || !line) return undefined;
	if (isHeading(line) || line.k === 'step')
		return words(oneLine(line), page.n, lineTextsOf(found.slice(at + 1, at + 1 + (line.z ?? 0))));
	const section = oneLine(found.findLast((other, place) => place < at && isHeading(other)));
	const lines = statementAt(found, at);
	return page.y === 'terme' || section === '' ? words(page.n, section, lines) : words(section, page.n, lines);
}

const isHeading = ({ k }: PublishedLine): boolean => k === 'h2' || k === 'h3';

/** A text with its status: « (déduit) ». */
const withStatus = ({ t, s }: PublishedLine): string => (s ? `${t} (${s})` : t);

const oneLine = (line: PublishedLine | undefined): string => (line ? withStatus(line).replaceAll('\n', ' ') : '');

/** A statement, with what stands inside it; a cell is read with its row. */
function statementAt(lines: readonly PublishedLine[], at: number): string[] {
	const line = lines[at] as PublishedLine;
	if (line.k === 'td') {
		const row = lines.findLast(({ k }, place) => place < at && k === 'tr');
		return [`${oneLine(row)}\u00a0: ${oneLine(line)}`];
	}
	return [...withStatus(line).split('\n'), ...lineTextsOf(lines.slice(at + 1, at + 1 + (line.z ?? 0)))];
}

/** Lines of a page as a text: bullets have their sign, the cells of a row stand together, each after the head of its column. */
function lineTextsOf(lines: readonly PublishedLine[]): string[] {
	const said: string[] = [];
	let before: PublishedLine['k'];
	for (const line of lines) {
		const { k, c, n } = line;
		const text = withStatus(line);
		// The heads of a table stand together, and so do the cells of a row.
		if (k === 'th' && before === 'th') said[said.length - 1] += ` ${text}`;
		else if (k === 'td') said[said.length - 1] += ` · ${c ? `${c}\u00a0: ` : ''}${text.replaceAll('\n', ' ')}`;
		else if (k === 'li') said.push(BULLET + (n ? `${n}. ${text}` : text));
		else said.push(...text.split('\n'));
		before = k;
	}
	return said.map((line) => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}

/** A term by its definition, a chart by its steps, any other page by its summary. */
function wholePage({ y, d, l }: PublishedPage): string[] {
	if (y === 'terme')
		return l
			.filter(({ k }) => k === undefined)
			.slice(0, 1)
			.flatMap((line) => withStatus(line).split('\n'));
	if (y !== 'deroulement') return d ? [d] : [];
	const phases: { title: string; steps: string[] }[] = [];
	for (const { k, t } of l) {
		if (k === 'h2') phases.push({ title: t, steps: [] });
		else if (k === 'step') phases.at(-1)?.steps.push(t);
	}
	return phases.map(({ title, steps }) => BULLET + [title, steps.join(' · ')].filter(Boolean).join('\u00a0: '));
}

/** A text that is not too long, cut after a sentence or a line. */
function shortened(text: string): string {
	if (text.length <= LONGEST) return text;
	const kept = text.slice(0, LONGEST);
	const end = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf('. ') + 1);
	return `${kept.slice(0, end > 0 ? end : LONGEST)}\u00a0[…]`;
}
