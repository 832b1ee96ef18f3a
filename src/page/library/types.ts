import type { CompiledPage, ReadPage } from '../../glossary/compile-page';
import type { FormIndex } from '../../glossary/forms';
import type { LinkContext } from '../../glossary/link-tree';
import type { RuleStatement } from '../../glossary/rule-markers';
import type { ChapterData } from '../../schemas/chapter';
import type { GameData } from '../../schemas/game';
import type { SourceData, Unit } from '../../schemas/source';
import type { TermData } from '../../schemas/term';
import type { ToolCard } from '../../schemas/tool-card';

export type { ToolCard };

interface PageBase {
	jeu: string;
	slug: string;
	/** File, from the repository root. */
	file: string;
	/** Address inside the site, without base: `/keyforge/regles/combat/`. */
	path: string;
	lineOf: (field: string) => number;
	read: ReadPage;
	compiled: CompiledPage;
}

export interface Chapter extends PageBase {
	kind: 'chapitre';
	data: ChapterData;
}

export interface Term extends PageBase {
	kind: 'terme';
	data: TermData;
	/** First sentence: preview, search excerpt, social card. */
	definition: string;
}

export type Page = Chapter | Term;

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

/** A place that covers a unit. */
export interface Citation {
	path: string;
	label: string;
	ruleId: string | undefined;
}

export interface Game {
	slug: string;
	file: string;
	data: GameData;
	sources: SourceDocument[];
	units: Map<string, { unit: Unit; source: SourceDocument }>;
	/** In reading order. */
	chapters: Chapter[];
	/** In alphabetical order of the official form. */
	terms: Term[];
	bySlug: Map<string, Term>;
	rules: Map<string, Rule>;
	/** Tools of the game, as declared by the widgets. */
	tools: ToolCard[];
	forms: FormIndex;
	/** Address of a `terme:`, `regle:`, `chapitre:` or `outil:` target, with base. */
	resolve: LinkContext['resolve'];
	/** Unit id → where the site says it. */
	citations: Map<string, Citation[]>;
	/** Term slug → pages and tools that use it. */
	backlinks: Map<string, Backlink[]>;
}

export interface Backlink {
	path: string;
	label: string;
	kind: 'chapitre' | 'terme' | 'outil';
}

export interface Library {
	games: Game[];
}
