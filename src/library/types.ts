import type { FormIndex } from '../glossary/forms';
import type { HostWords } from '../glossary/host/host-words';
import type { LinkContext, Linked } from '../glossary/link-tree';
import type { MeetingKind } from '../glossary/meetings-block';
import type { ReadPage } from '../glossary/read-page';
import type { RuleStatement } from '../glossary/rule-markers';
import type { ChapterData } from '../schemas/chapter';
import type { ConceptData } from '../schemas/concept';
import type { FaqData } from '../schemas/faq';
import type { GameData } from '../schemas/game';
import type { Move } from '../schemas/moves';
import type { News } from '../schemas/news';
import type { SourceData, Unit } from '../schemas/source';
import type { TermData } from '../schemas/term';
import type { ToolCard } from '../schemas/tool-card';
import type { ToolDataKind, ToolDataKinds, ToolDataOrigin } from '../schemas/tool-data';
import type { Aid, AidLine, AidPart } from './aid/aid-types';
import type { Chart, ChartPart, ChartStep } from './charts/chart-types';
import type { Embed } from './embeds/embed-types';
import type { Block } from './passages/blocks';
import type { Passage } from './passages/passage-types';

export type { Aid, AidLine, AidPart, Chart, ChartPart, ChartStep, ToolCard };

/** What a page of any kind has. */
export interface WrittenPage {
	slug: string;
	/** File, from the repository root. */
	file: string;
	/** Address inside the site, without base: `/keyforge/regles/combat/`. */
	path: string;
	lineOf: (field: string) => number;
	read: ReadPage;
	/** Its lines, in reading order. */
	blocks: readonly Block[];
	compiled: Linked;
}

interface GamePage extends WrittenPage {
	game: string;
}

export interface Chapter extends GamePage {
	kind: 'chapitre';
	data: ChapterData;
}

export interface Term extends GamePage {
	kind: 'terme';
	data: TermData;
	/** Its official form, as French prints it: what a page, a preview, search and the API call it. */
	name: string;
	/** First sentence: preview, search excerpt, social card. */
	definition: string;
}

/** A question of the FAQ, with what it settles. */
export interface Question {
	/** Id of its heading: a rule id like another. */
	id: string;
	text: string;
	/** The answer as plain text: a line for each paragraph, bullet and row. */
	answer: string;
	/** Slugs of the terms and ids of the rules that it concerns. */
	terms: string[];
	rules: string[];
	/** Line of its heading, and of its `<Concerne>` when it has one. */
	line: number;
	concerns: number | undefined;
	/** Path with fragment, without base. */
	path: string;
}

export interface Faq extends GamePage {
	kind: 'faq';
	data: FaqData;
	questions: Question[];
}

/** Cards whose text has been corrected; one page a game. */
export interface Errata extends GamePage {
	kind: 'errata';
	data: ChapterData;
}

export type Page = Chapter | Term | Faq | Errata;
export type PageKind = Page['kind'];

/** A rule statement at its address. */
export interface Rule extends RuleStatement {
	page: Page;
	/** Path with fragment, without base. */
	path: string;
}

export interface SourceDocument {
	slug: string;
	file: string;
	data: SourceData;
}

/** The home of a restated rule. */
export interface Home {
	rule: Rule;
	/** Whether its words have changed since the restatement was last compared with them. */
	changed: boolean;
}

/** Two terms, and the statement at home that tells what comes of them, or that tells them apart. */
export interface Meeting {
	kind: MeetingKind;
	terms: readonly [Term, Term];
	rule: Rule;
	/** The case of a tool that plays it. */
	played: Played | undefined;
}

/** A case of a tool, as its address writes it, and what the tool gives. */
export interface Played {
	tool: string;
	query: string;
	/** What becomes of creatures, by their place in the case. */
	fates: Readonly<Record<string, string>>;
	/** Ids that its trace cites, in this order. */
	rules: readonly string[];
}

/** A subject that the rulebook does not treat. */
export interface Edge {
	/** Id in the A–Z: published. */
	id: string;
	subject: string;
	/** Words that find it. */
	words: string[];
	/** What players ask of it. */
	questions: string[];
	/** What there is to know of it, in one sentence. */
	text: string;
	/** The statements of ours that are nearest. */
	near: Rule[];
	/** Path with fragment, without base. */
	path: string;
}

/** A place that covers a unit. */
export interface Citation {
	path: string;
	label: string;
	ruleId: string | undefined;
}

/** What the data file of a tool says. */
export type ToolData = {
	[K in ToolDataKind]: {
		kind: K;
		file: string;
		lineOf: (field: string) => number;
		/** What the widget receives. */
		data: ToolDataKinds[K];
		/** Where it comes from, said under the tool. */
		origin: ToolDataOrigin;
	};
}[ToolDataKind];

export interface Game {
	slug: string;
	file: string;
	data: GameData & { court: string };
	sources: SourceDocument[];
	units: Map<string, { unit: Unit; source: SourceDocument }>;
	/** In reading order. */
	chapters: Chapter[];
	/** In alphabetical order of the official form. */
	terms: Term[];
	/** In alphabetical order of their subjects. */
	faq: Faq[];
	errata: Errata[];
	/** All of the above. */
	pages: Page[];
	/** Timing charts, in the order of `jeu.yaml`. */
	charts: Chart[];
	/** What one looks up between two turns, when the game has such a page. */
	aid: Aid | undefined;
	bySlug: Map<string, Term>;
	/** « Voir aussi » of each term, by slug. */
	related: Map<string, Term[]>;
	rules: Map<string, Rule>;
	/** Tools of the game, as declared by the widgets. */
	tools: ToolCard[];
	/** Data of the tools that have some, by the name of the tool. */
	toolData: Map<string, ToolData>;
	/** Names of the icons that its pages may show. */
	icons: readonly string[];
	forms: FormIndex;
	/** Address of a `terme:`, `regle:`, `chapitre:`, `outil:` or `deroulement:` target, with base. */
	resolve: LinkContext['resolve'];
	/** Unit id → where the site says it. */
	citations: Map<string, Citation[]>;
	/** Term slug → pages and tools that use it, questions and concepts about it. */
	backlinks: Map<string, Backlink[]>;
	/** What is restated → its home: rule ids, `schema/etape` for steps of charts, `aide/<rule id>` for lines of the aid. */
	homes: Map<string, Home>;
	/** Pairs of notions whose outcome is stated, or that are told apart, in the order of the file. */
	meetings: Meeting[];
	/** What its rulebook does not treat and players ask, in alphabetical order. */
	edges: Edge[];
	/** By which words the tooltips of other sites know the terms. */
	hostWords: HostWords;
	/** Rule id → what players ask and it answers, in their words. */
	asked: Map<string, readonly string[]>;
	/** Rule id → questions of the FAQ that it answers. */
	questions: Map<string, Question[]>;
	/** Each statement, question, corrected card and step (`schema/etape`) with what it needs to be understood. */
	passages: Map<string, Passage>;
	/** What other sites can frame, by what follows `/integrer/<jeu>/`. */
	embeds: Map<string, Embed>;
}

export interface Backlink {
	path: string;
	label: string;
	/** How often the page names the term, or how many of its rules a tool applies. */
	times: number;
	kind: Exclude<PageKind, 'faq'> | 'outil' | 'concept' | 'deroulement';
}

/** One notion in all the games. */
export interface Concept extends WrittenPage {
	data: ConceptData;
}

export interface SiteNews extends News {
	/** Path that the entry was published with, and its day: it stays when `lien` follows a page that moves. */
	id: string;
}

export interface Library {
	games: Game[];
	/** In alphabetical order. */
	concepts: Concept[];
	/** What changed on the site, most recent first. */
	news: SiteNews[];
	/** Addresses that were published and are no more, with those that replace them. */
	moves: Move[];
}
