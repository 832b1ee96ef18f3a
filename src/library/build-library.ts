import { pagePath } from '../addresses/addresses';
import { movedTo } from '../addresses/moved-address';
import { buildFormIndex, type TermForms } from '../glossary/forms';
import { linkTree } from '../glossary/link-tree';
import { iconNames } from '../icons/icons';
import type { Gesture } from '../schemas/game';
import { readSign } from '../schemas/host-words';
import type { SourceData } from '../schemas/source';
import { frenchTypography } from '../text/french';
import { buildAid } from './aid/build-aid';
import { buildCharts } from './charts/build-charts';
import { embedsOf } from './embeds/embeds';
import { blocksOf } from './passages/blocks';
import { buildPassages } from './passages/build-passages';
import { buildConcepts } from './read/concepts';
import { edgesOf } from './read/edges';
import { questionsByRule, questionsOf } from './read/faq-entries';
import { firstSentence } from './read/first-sentence';
import { hostWordsOf, noSharedWords } from './read/host-words';
import { askedOf } from './read/player-questions';
import type { RawContent, RawGame, RawPage } from './read/read-content';
import { alphabetical, titled } from './read/titles';
import { buildToolData } from './read/tool-data';
import { backlinksOf } from './relations/backlinks';
import { citationsOf } from './relations/citations';
import { homesOf } from './relations/homes';
import { linkTargetsOf, resolver } from './relations/link-targets';
import { meetingsOf } from './relations/meetings';
import { relatedTerms } from './relations/related-terms';
import type { Chapter, Errata, Faq, Game, Library, Page, PageKind, Rule, Term, ToolCard } from './types';

/** Options that depend on where the site is served. */
export interface LibraryOptions {
	/** Path under which the site is served: `/` or `/sous-dossier/`. */
	base: string;
	tools: readonly ToolCard[];
	/** What the icons of a game are called; those of the site when left out. */
	icons?: (game: string) => readonly string[];
}

/** Everything the site knows, from validated files: pages with their links, rules, coverage, backlinks. */
export function buildLibrary(raw: RawContent, options: LibraryOptions): Library {
	const games = raw.games.map((game) => buildGame(game, raw, options));
	const moves = raw.moves.items;
	const news = raw.news.items.map(({ date, titre, texte, lien }) => ({
		id: `${lien}#${date}`,
		date,
		titre: frenchTypography(titre),
		texte: frenchTypography(texte),
		lien: movedTo(lien, moves) ?? lien,
	}));
	return { games, concepts: buildConcepts(raw.concepts, games), news, moves };
}

/** Forms of a term, as the matcher wants them. */
export const formsOf = ({ slug, data }: Pick<RawGame['terms'][number], 'slug' | 'data'>): TermForms => ({
	slug,
	terme: data.terme,
	variantes: data.variantes,
	sauf: data.sauf,
	autolien: data.autolien,
});

function buildGame(
	raw: RawGame,
	{ concepts, hostWords }: RawContent,
	{ base, tools: allTools, icons = iconNames }: LibraryOptions,
): Game {
	const forms = buildFormIndex(raw.terms.map(formsOf));
	const tools = allTools.filter((tool) => tool.game === raw.slug);
	const resolve = resolver(linkTargetsOf(raw, tools), base);
	const placed = (kind: PageKind, { slug, file, lineOf, read }: RawPage<unknown>) => ({
		game: raw.slug,
		slug,
		file,
		lineOf,
		read,
		blocks: blocksOf(read.tree),
		path: pagePath(raw.slug, kind, slug),
		compiled: linkTree(read.tree, { index: forms, self: kind === 'terme' ? slug : undefined, resolve }),
	});
	const chapters = raw.chapters
		.map((chapter): Chapter => {
			return { kind: 'chapitre', ...placed('chapitre', chapter), data: titled(chapter.data) };
		})
		.sort((a, b) => raw.data.chapitres.indexOf(a.slug) - raw.data.chapitres.indexOf(b.slug));
	const terms = raw.terms
		.map((term): Term => {
			const name = frenchTypography(term.data.terme);
			const searched = term.data.recherche.map((text) => readSign(text).word);
			const data = { ...term.data, terme: name, recherche: searched };
			return { kind: 'terme', ...placed('terme', term), data, name, definition: firstSentence(term.read.opening) };
		})
		.sort((a, b) => alphabetical(a.name, b.name));
	const faq = raw.faq
		.map((page): Faq => {
			const place = placed('faq', page);
			return { kind: 'faq', ...place, data: titled(page.data), questions: questionsOf(page.read, place.path) };
		})
		.sort((a, b) => alphabetical(a.data.titre, b.data.titre));
	const errata = raw.errata.map(
		(page): Errata => ({ kind: 'errata', ...placed('errata', page), data: titled(page.data) }),
	);
	const sources = raw.sources.map((source) => ({ ...source, data: typographicTitles(source.data) }));
	const pages: Page[] = [...chapters, ...terms, ...faq, ...errata];
	const rules = new Map(pages.flatMap(rulesOf).map((rule) => [rule.id, rule]));
	const charts = buildCharts(raw, { index: forms, resolve });
	const bySlug = new Map(terms.map((term) => [term.slug, term]));
	const homes = homesOf(raw.homes?.data ?? {}, rules);
	const game = {
		slug: raw.slug,
		file: raw.file,
		data: {
			...raw.data,
			court: raw.data.court ?? raw.data.nom,
			avertissement: raw.data.avertissement && frenchTypography(raw.data.avertissement),
			gestes: raw.data.gestes.map(printedGesture),
		},
		sources,
		units: new Map(sources.flatMap((source) => source.data.units.map((unit) => [unit.id, { unit, source }]))),
		chapters,
		terms,
		faq,
		errata,
		pages,
		charts,
		aid: buildAid(raw, { charts, rules, bySlug, homes }),
		bySlug,
		related: relatedTerms(terms),
		rules,
		tools,
		toolData: new Map(raw.toolData.map((sheet) => [sheet.slug, buildToolData(sheet)])),
		icons: icons(raw.slug),
		forms,
		resolve,
		citations: citationsOf(raw, pages),
		backlinks: backlinksOf({ game: raw.slug, pages, tools, rules, concepts, charts }),
		homes,
		meetings: meetingsOf(raw.meetings?.data, bySlug, rules),
		edges: edgesOf(raw.edges?.data, raw.slug, rules),
		hostWords: hostWordsOf(raw, hostWords?.data ?? noSharedWords),
		asked: askedOf(
			raw.asked.map(({ data }) => data),
			raw.linkedQuestions?.data,
		),
		questions: questionsByRule(faq.flatMap((page) => page.questions)),
	};
	const passages = buildPassages(game);
	return { ...game, passages, embeds: embedsOf({ ...game, passages }) };
}

const printedGesture = (gesture: Gesture): Gesture => ({ ...gesture, titre: frenchTypography(gesture.titre) });

function typographicTitles(data: SourceData): SourceData {
	const units = data.units.map((unit) => ({ ...unit, title: frenchTypography(unit.title) }));
	return { ...data, titre: frenchTypography(data.titre), units };
}

function rulesOf(page: Page): Rule[] {
	return page.read.rules.map((rule) => ({ ...rule, page, path: `${page.path}#${rule.id}` }));
}
