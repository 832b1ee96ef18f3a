import { toolFolder } from './addresses';
import { labelOf } from './citations';
import { contextsOf, type RuleContext } from './rule-context';
import { statementsBelow } from './statements';
import type { Game, Rule, Term } from './types';

/** What can stand alone in a page of another site. */
export type EmbedKind = 'outil' | 'deroulement' | 'terme' | 'regle';

/** Something of a game that another site can frame. Paths are inside the site, without base. */
export interface Embed {
	jeu: string;
	/** What follows `/integrer/<jeu>/`: `combat`, `deroulement/tour`, `glossaire/armure`, `regles/armure-annule`. */
	slug: string;
	kind: EmbedKind;
	/** Plain text. */
	title: string;
	/** Page of the site that shows it, with a fragment when it is a part of it. */
	path: string;
	/** Bare page, for frames. */
	embedPath: string;
	/** Its oEmbed document. */
	oembedPath: string;
	/** Size to give a frame whose height messages nobody hears, in CSS pixels. */
	width: number;
	height: number;
}

/** Width of a column of text on most blogs and forums. */
const WIDTH = 640;

/** Longest title: what a forum or a chat shows on one or two lines. */
const LONGEST_TITLE = 90;

/** Address of a bare page inside the site. */
export const embedPath = (jeu: string, slug: string): string => `/integrer/${jeu}/${slug}/`;

/** Address of an oEmbed document inside the site. */
export const oembedPath = (jeu: string, slug: string): string => `/oembed/${jeu}/${slug}.json`;

/** Address inside the site of the snippet builder, open on something that can be framed. */
export const builderPath = (jeu: string, slug: string): string => `/integrer/?jeu=${jeu}&outil=${slug}`;

/** Everything of a game that can be framed: tools, timing charts, terms, rules; each list in the order of the site. */
export function embedsOf(game: Game): Embed[] {
	const embed = (
		kind: EmbedKind,
		slug: string,
		title: string,
		path: string,
		paragraphs: readonly string[] = [],
	): Embed => ({
		jeu: game.slug,
		slug,
		kind,
		title,
		path,
		embedPath: embedPath(game.slug, slug),
		oembedPath: oembedPath(game.slug, slug),
		width: WIDTH,
		height: embedHeight(kind, paragraphs),
	});
	const contexts = new Map(game.pages.flatMap((page) => [...contextsOf(page)]));
	return [
		...game.tools.map(({ slug: nom, title: titre }) =>
			embed('outil', nom, titre, `/${game.slug}/${toolFolder}/${nom}/`),
		),
		...game.charts.map(({ slug, path, data }) => embed('deroulement', `deroulement/${slug}`, data.titre, path)),
		...game.terms.map((term) => embed('terme', `glossaire/${term.slug}`, termTitle(term), term.path)),
		...[...game.rules.values()].map((rule) => {
			const context = contexts.get(rule.id);
			const below = rule.kind === 'titre' ? statementsBelow(rule.page, rule.id) : [];
			const paragraphs = [context ? `${context.text} ${rule.text}` : rule.text, ...below.map(({ text }) => text)];
			return embed('regle', `regles/${rule.id}`, ruleTitle(rule, context), rule.path, paragraphs);
		}),
	];
}

/**
 * Height of a frame before it tells its own, in CSS pixels, which some sites never hear: enough for a term and for most
 * rules and charts. A tool answers first: what it shows below is scrolled to.
 */
export function embedHeight(kind: EmbedKind, paragraphs: readonly string[] = []): number {
	if (kind !== 'regle') return { outil: 720, deroulement: 780, terme: 260 }[kind];
	const lines = paragraphs.map((text) => Math.ceil(text.length / 66));
	return 128 + lines.reduce((sum, count) => sum + count * 28 + 16, 0);
}

/** A term with a capital, as its page is called. */
const termTitle = ({ data: { terme } }: Term): string => terme.charAt(0).toLocaleUpperCase('fr') + terme.slice(1);

/** The page of a rule and its first words: two rules of a section are told apart. A cell is read with its row. */
function ruleTitle({ page, text }: Rule, context: RuleContext | undefined): string {
	const place = page.kind === 'terme' ? termTitle(page) : labelOf(page);
	const said = context?.kind === 'tableau' ? `${context.text} ${text}` : text;
	return shortened(`${place} · ${said.replace(/[ \n\t]+/g, ' ')}`, LONGEST_TITLE);
}

/** A text of at most `most` characters, cut between two words. */
function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	const kept = text.slice(0, most - 1);
	const cut = /[ \-’'(]/.test(text.charAt(most - 1)) ? kept.length : kept.lastIndexOf(' ');
	return `${kept.slice(0, cut).replace(/[\s,;:.·(«]+$/u, '')}…`;
}
