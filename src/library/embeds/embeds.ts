import { aidFrame, chartFrame, framePath, frameSlugOf, oembedPath, toolPath } from '../../addresses/addresses';
import { capitalized } from '../../text/capital';
import type { Heights } from '../../text/height-by-width';
import { introduced, introductionOf, type Passage } from '../passages/passage-types';
import { firstSentence } from '../read/first-sentence';
import { labelOf } from '../relations/citations';
import { statementsBelow } from '../relations/statements';
import type { Game, Page, Rule } from '../types';
import type { Embed, EmbedKind } from './embed-types';

/** Width of a column of text on most blogs and forums. */
const WIDTH = 640;

/** Longest words of a rule in its title: what a forum or a chat shows on one or two lines, unless one sentence is longer. */
const LONGEST_TITLE = 90;

/** Longest sentence in a title: those of rules have 35 words at most; a row of a table may have no full stop. */
const LONGEST_SENTENCE = 280;

/** A long page scrolls in a frame that nobody adjusts, in CSS pixels. */
const TALLEST_PAGE = 780;

/** What can be framed under a slug. Throws when nothing can: the caller takes the slug from the game. */
export function embedOf({ slug: game, embeds }: Pick<Game, 'slug' | 'embeds'>, slug: string): Embed {
	const embed = embeds.get(slug);
	if (!embed) throw new Error(`Nothing to frame at ${framePath(game, slug)}.`);
	return embed;
}

/**
 * Everything of a game that can be framed, by its slug: tools, timing charts, its aid, terms, the other pages of rules, rules; each
 * in the order of the site.
 */
export function embedsOf(game: Omit<Game, 'embeds'>): Map<string, Embed> {
	const embed = (
		kind: EmbedKind,
		slug: string,
		title: string,
		path: string,
		paragraphs: readonly string[] = [],
	): Embed => ({
		game: game.slug,
		slug,
		kind,
		title,
		path,
		framePath: framePath(game.slug, slug),
		oembedPath: oembedPath(game.slug, slug),
		width: WIDTH,
		heights: frameHeights(kind, paragraphs),
	});
	const others = game.pages.filter((page) => page.kind !== 'terme');
	const embeds = [
		...game.tools.map(({ slug, title }) => embed('outil', slug, title, toolPath(game.slug, slug))),
		...game.charts.map(({ slug, path, data }) => embed('deroulement', chartFrame(slug), data.titre, path)),
		...(game.aid ? [embed('aide', aidFrame, `${game.aid.title} : ${game.data.court}`, game.aid.path)] : []),
		...game.terms.map((term) => embed('terme', frameSlugOf(term.path), titleOf(term), term.path)),
		...others.map((page) => {
			const paragraphs = page.read.rules.map(({ text }) => text);
			return embed('page', frameSlugOf(page.path), titleOf(page), page.path, paragraphs);
		}),
		...[...game.rules.values()].map((rule) => {
			const passage = game.passages.get(rule.id);
			return embed('regle', frameSlugOf(rule.path), ruleTitle(rule, passage), rule.path, paragraphsOf(rule, passage));
		}),
	];
	return new Map(embeds.map((item) => [item.slug, item]));
}

/** Heights of what is no text: most charts and terms fit in them. A tool answers first: what stands below is scrolled to. */
const usual = {
	outil: { column: 720, phone: 720 },
	deroulement: { column: 800, phone: 1240 },
	aide: { column: 800, phone: 1240 },
	terme: { column: 270, phone: 360 },
} satisfies Partial<Record<EmbedKind, Heights>>;

/**
 * Heights of a frame until it sends its own, in CSS pixels; for good on sites that do not listen for it. Enough for most
 * rules.
 */
export function frameHeights(kind: EmbedKind, paragraphs: readonly string[] = []): Heights {
	if (kind !== 'page' && kind !== 'regle') return usual[kind];
	const around = (characters: number): number => {
		const lines = paragraphs.map((text) => Math.ceil(text.length / characters));
		const height = 128 + lines.reduce((sum, count) => sum + count * 28 + 16, 0);
		return kind === 'page' ? Math.min(height, TALLEST_PAGE) : height;
	};
	return { column: around(66), phone: around(31) };
}

/** What the frame of a rule shows: its section, what is read before it, its text, what stands below it. */
function paragraphsOf(rule: Rule, passage: Passage | undefined): string[] {
	const below = rule.kind === 'titre' ? statementsBelow(rule.page, rule.id) : [];
	const section = rule.kind === 'titre' ? [] : (rule.section ?? []);
	return [section, introduced(passage, rule.text), ...below.map(({ text }) => text)].flat();
}

/** A page as its frame is called: with a capital. */
function titleOf(page: Page): string {
	return capitalized(labelOf(page));
}

/**
 * The page of a rule and its first sentence, whole: it is the text of a link, and half a rule may say the contrary. A cell is read
 * with its row.
 */
function ruleTitle({ page, text }: Rule, passage: Passage | undefined): string {
	const said = introductionOf(passage)?.kind === 'tableau' ? introduced(passage, text) : text;
	const words = said.replace(/[ \n\t]+/g, ' ');
	const kept = words.length > LONGEST_TITLE ? shortened(saying(words), LONGEST_SENTENCE) : words;
	return `${titleOf(page)} · ${kept}`;
}

/** The first sentence of a text; the first two when that one is « Non. » or the like. */
function saying(text: string): string {
	const first = firstSentence(text);
	const rest = text.slice(first.length).trimStart();
	return first.length < 25 && rest !== '' ? `${first} ${firstSentence(rest)}` : first;
}

/** A text of at most `most` characters, cut between two words. */
function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	const kept = text.slice(0, most - 1);
	const cut = /[ \-’'(]/.test(text.charAt(most - 1)) ? kept.length : kept.lastIndexOf(' ');
	return `${kept.slice(0, cut).replace(/[\s,;:.·(«]+$/u, '')}…`;
}
