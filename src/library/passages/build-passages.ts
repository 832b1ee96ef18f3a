import type { RuleStatement } from '../../glossary/rule-markers';
import { capitalized } from '../../text/capital';
import { titleOf } from '../read/titles';
import type { Game, Page } from '../types';
import type { Block } from './blocks';
import { contrasts, isException, leans } from './openings';
import type { Before, Beside, Led, Passage } from './passage-types';
import { stepPassages } from './step-passages';

/** What passages are made from. */
type Known = Pick<Game, 'pages' | 'homes' | 'data' | 'charts'>;

/** The passage of each statement, question, corrected card and step of a game, by id. */
export function buildPassages(game: Known): Map<string, Passage> {
	const { pages, charts } = game;
	const homeOf = (id: string) => game.homes.get(id)?.rule.id;
	const passages = [
		...pages.flatMap((page) => pagePassages(page, homeOf)),
		...charts.flatMap((chart) => stepPassages(chart, game, homeOf)),
	];
	return new Map(passages.map((passage) => [passage.id, passage]));
}

/** A statement among the lines of its page. */
interface Placed {
	rule: RuleStatement;
	block: Block;
	at: number;
}

function pagePassages(page: Page, homeOf: (id: string) => string | undefined): Passage[] {
	const { blocks } = page;
	const places = new Map(blocks.map(({ id }, at) => [id, at]));
	const placed = page.read.rules.flatMap((rule): Placed[] => {
		const at = places.get(rule.id);
		const block = at === undefined ? undefined : blocks[at];
		return at === undefined || !block ? [] : [{ rule, block, at }];
	});
	return placed.map((one, rank): Passage => {
		const { rule, block, at } = one;
		const before = placed[rank - 1];
		const after = placed[rank + 1];
		return {
			id: rule.id,
			kind: rule.kind === 'titre' ? (page.kind === 'errata' ? 'carte' : 'question') : rule.kind,
			text: rule.text,
			status: rule.status,
			page: page.path,
			section: rule.section,
			before: beforeOf(page, placed, rank),
			leads: ledBy(block, at, page),
			beside: [...(before ? besideEach(before, one, before) : []), ...(after ? besideEach(one, after, after) : [])],
			home: homeOf(rule.id),
			line: rule.line,
		};
	});
}

/** What is read before a statement, in order. */
function beforeOf(page: Page, placed: readonly Placed[], rank: number): Before[] {
	const { rule, block } = placed[rank] as Placed;
	const before = [headingOf(page, placed[rank] as Placed), introductionOf(page, block)].filter(
		(one) => one !== undefined,
	);
	const followed = before.length === 0 && leans(rule.text) ? followedBy(placed, rank) : [];
	const kept = isException(rule.text) ? placed[rank - 1] : undefined;
	const exceptionTo =
		kept && isNext(kept, placed[rank] as Placed)
			? [{ kind: 'regle' as const, text: kept.rule.text, id: kept.rule.id, at: kept.at }]
			: [];
	return [...before, ...followed, ...exceptionTo];
}

/** A heading that turns the sense of what stands below it: « Qu’est-ce qui ne la provoque pas ? », « Sans objectif ». */
const turning =
	/(?<!\p{L})(?:n[’']|(?:ne|pas|non|sans|sauf|hors|jamais|aucune?|seule?s?|exceptions?|interdite?s?)(?!\p{L}))/iu;

/** An answer to the heading above. */
const answer = /^(?:Oui|Non)(?![\p{L}-])/u;

/** The heading that a statement answers, or without which it would mean something else. */
function headingOf(page: Page, { rule, block: { isPart }, at: place }: Placed): Before | undefined {
	const { kind, section, text } = rule;
	if (kind !== 'regle') return undefined;
	const at = page.blocks.findLastIndex((block, other) => other < place && block.kind === 'heading');
	const heading = section && (/[?!…]$/.test(section) ? section : `${section}\u00a0:`);
	if (page.kind === 'faq' || page.kind === 'errata')
		return heading
			? { kind: page.kind === 'faq' ? 'question' : 'carte', text: heading, id: page.blocks[at]?.id, at }
			: undefined;
	const answers = answer.test(text) || (isPart !== undefined && /\?$/.test(section ?? ''));
	if (!isPart && !answers && !turning.test(section ?? '')) return undefined;
	const title = capitalized(titleOf(page));
	return {
		kind: 'titre',
		text: heading ? `${title}. ${heading}` : `${title}\u00a0:`,
		id: undefined,
		at: heading ? at : undefined,
	};
}

/** The sentence of its list, or the rest of its row. */
function introductionOf({ blocks }: Page, { cell, leadIn }: Block): Before | undefined {
	if (cell) return { kind: 'tableau', text: cell.rest, id: undefined, at: undefined };
	const lead = leadIn === undefined ? undefined : blocks[leadIn];
	return lead && { kind: 'liste', text: oneLine(lead.text), id: lead.id, at: leadIn };
}

/** The statements that one leans on: the one before it, and those that this one leans on. */
function followedBy(placed: readonly Placed[], rank: number): Before[] {
	const [before, one] = [placed[rank - 1], placed[rank]];
	if (!before || !one || !isNext(before, one)) return [];
	const further = leans(before.rule.text) ? followedBy(placed, rank - 1) : [];
	return [...further, { kind: 'suite', text: before.rule.text, id: before.rule.id, at: before.at }];
}

/** Whether one statement is read right after another, below the same heading. */
const isNext = (before: Placed, { rule, at }: Placed): boolean =>
	before.rule.kind === 'regle' &&
	before.rule.section === rule.section &&
	(at === before.at + 1 || at === before.at + before.block.extent + 1);

/**
 * How two statements of a page are read together, for the passage of one of them: `other` is the one to be shown beside it.
 */
function besideEach(first: Placed, second: Placed, other: Placed): Beside[] {
	if (!isNext(first, second)) return [];
	if (contrasts(first.rule.text, second.rule.text)) return [{ kind: 'contraste', id: other.rule.id }];
	return other === second && isException(second.rule.text) ? [{ kind: 'exception', id: second.rule.id }] : [];
}

/** What a statement leads: its list or the rows of its table, what stands inside its bullet, below its question or in its block. */
function ledBy({ leads, extent, kind }: Block, at: number, { blocks }: Page): Led[] {
	if (leads.length > 0) return leads.map((place) => ledAt(place, blocks));
	const inside = kind === 'paragraph' || kind === 'cell' ? [] : blocks.slice(at + 1, at + 1 + extent);
	return inside.flatMap((block, place) => {
		// A row is listed once, by its first cell: the text of the row has the heads in it.
		if (block.kind === 'head' || (block.cell && block.cell.row !== at + 1 + place)) return [];
		return [ledAt(at + 1 + place, blocks)];
	});
}

function ledAt(place: number, blocks: readonly Block[]): Led {
	const block = blocks[place] as Block;
	if (!block.cell) return { text: oneLine(block.text), id: block.id };
	const cells = blocks.filter(({ cell }) => cell?.row === place);
	const text = cells.map(({ text, cell }) => (cell?.column ? `${cell.column}\u00a0: ${text}` : text)).join('\u202f; ');
	return { text: oneLine(text), id: cells.find(({ id }) => id !== undefined)?.id };
}

/** A text without its line breaks. */
export const oneLine = (text: string): string => text.replaceAll('\n', ' ');
