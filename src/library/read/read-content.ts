import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'astro/zod';
import { mdxToMdast } from 'satteri';
import { chartFolder, pageFolders, toolFolder } from '../../addresses/addresses';
import { asTree } from '../../glossary/mdast';
import { type ReadPage, readPage } from '../../glossary/read-page';
import { aidSchema } from '../../schemas/aid';
import type { AuthorError } from '../../schemas/author-error';
import { mdxFault } from '../../schemas/author-words';
import { chapterSchema } from '../../schemas/chapter';
import { chartSchema } from '../../schemas/chart';
import { conceptSchema } from '../../schemas/concept';
import { edgesSchema } from '../../schemas/edges';
import { faqSchema } from '../../schemas/faq';
import { parseMdxFile, parseYaml } from '../../schemas/front-matter';
import { gameSchema } from '../../schemas/game';
import { homesSchema } from '../../schemas/homes';
import { hostWordsSchema, sharedHostWordsSchema } from '../../schemas/host-words';
import { meetingsSchema } from '../../schemas/meetings';
import { linkedQuestionsSchema, playerQuestionsSchema } from '../../schemas/player-questions';
import { slugPattern } from '../../schemas/slug';
import { sourceSchema } from '../../schemas/source';
import { spellingSchema } from '../../schemas/spelling';
import { termSchema } from '../../schemas/term';
import type { ToolCard } from '../../schemas/tool-card';
import { type ToolDataKind, toolDataSchemas } from '../../schemas/tool-data';
import { filesOf, isFile, readText } from './content-folder';
import { type RawMoves, type RawNews, readMoves, readNews } from './read-lists';

export interface RawPage<T> {
	slug: string;
	file: string;
	data: T;
	lineOf: (field: string) => number;
	read: ReadPage;
}

/** A file that holds data only. */
export interface RawSheet<S extends z.ZodType> {
	slug: string;
	file: string;
	data: z.output<S>;
	lineOf: (field: string) => number;
}

/** Data of a tool, of the kind that the tool declares. */
export type RawToolData = {
	[K in ToolDataKind]: RawSheet<(typeof toolDataSchemas)[K]> & { kind: K };
}[ToolDataKind];

export interface RawGame {
	slug: string;
	file: string;
	lineOf: (field: string) => number;
	data: z.output<typeof gameSchema>;
	sources: RawSheet<typeof sourceSchema>[];
	charts: RawSheet<typeof chartSchema>[];
	/** Where restated rules are at home, when the game has such a file. */
	homes: RawSheet<typeof homesSchema> | undefined;
	/** Which notions can meet, when the game has such a file. */
	meetings: RawSheet<typeof meetingsSchema> | undefined;
	/** What its rulebook does not treat and players ask, when the game has such a file. */
	edges: RawSheet<typeof edgesSchema> | undefined;
	/** The aid, when the game has one. */
	aid: RawSheet<typeof aidSchema> | undefined;
	/** What players ask. */
	asked: RawSheet<typeof playerQuestionsSchema>[];
	linkedQuestions: RawSheet<typeof linkedQuestionsSchema> | undefined;
	/** By which words the tooltips of other sites know the terms, when the game has such a file. */
	hostWords: RawSheet<typeof hostWordsSchema> | undefined;
	/** How its words are written, when the game has such a file. */
	spelling: RawSheet<typeof spellingSchema> | undefined;
	/** Data of the tools that declare some. */
	toolData: RawToolData[];
	/** Every data file, whether a tool reads it or not, by the name of its tool. */
	toolFiles: { slug: string; file: string }[];
	chapters: RawPage<z.output<typeof chapterSchema>>[];
	terms: RawPage<z.output<typeof termSchema>>[];
	faq: RawPage<z.output<typeof faqSchema>>[];
	errata: RawPage<z.output<typeof chapterSchema>>[];
}

export interface RawContent {
	games: RawGame[];
	concepts: RawPage<z.output<typeof conceptSchema>>[];
	/** What the tooltips of other sites know in all games, when there is such a file. */
	hostWords: RawSheet<typeof sharedHostWordsSchema> | undefined;
	/** How words are written in all games, when there is such a file. */
	spelling: RawSheet<typeof spellingSchema> | undefined;
	news: RawNews;
	moves: RawMoves;
}

/** Markdown features, the same for indexing and for rendering. */
export const markdownFeatures = { smartPunctuation: false } as const;

/**
 * Reads and validates every file below `<root>/content`. `tools` say what their data files hold. Nothing is
 * thrown: problems come back as author errors.
 */
export function readContent(root: string, tools: readonly ToolCard[]): RawContent & { errors: AuthorError[] } {
	const errors: AuthorError[] = [];
	const content = join(root, 'content');
	const games = directories(content).flatMap((slug): RawGame[] => {
		const path = join(content, slug, 'jeu.yaml');
		if (!isFile(root, path, errors)) return [];
		const file = relative(root, path);
		const parsed = parseYaml(file, readText(path), gameSchema);
		errors.push(...parsed.errors);
		const single = <S extends z.ZodType>(name: string, schema: S) =>
			readSingle(root, join(content, slug), name, schema, errors);
		const meetings = single('rencontres', meetingsSchema);
		const confused = new Set(meetings?.data.confusions.map(({ regle }) => regle));
		const pages = <S extends z.ZodType>(folder: string, schema: S) =>
			readPages(root, join(content, slug, folder), schema, errors, confused);
		const chapters = pages(pageFolders.chapitre, chapterSchema);
		const terms = pages(pageFolders.terme, termSchema);
		const faq = pages(pageFolders.faq, faqSchema);
		const errata = pages(pageFolders.errata, chapterSchema);
		const sources = readSheets(root, join(content, slug, 'sources'), sourceSchema, errors);
		const charts = readSheets(root, join(content, slug, chartFolder), chartSchema, errors);
		errors.push(...charts.filter((chart) => !slugPattern.test(chart.slug)).map((chart) => badFileName(chart.file)));
		const asked = readSheets(root, join(content, slug, 'questions'), playerQuestionsSchema, errors);
		const linkedQuestions = single('questions-liees', linkedQuestionsSchema);
		const homes = single('foyers', homesSchema);
		const edges = single('hors-livret', edgesSchema);
		const aid = single('aide', aidSchema);
		const hostWords = single('bulles', hostWordsSchema);
		const spelling = single('orthographe', spellingSchema);
		const toolFiles = sheetsIn(root, join(content, slug, toolFolder), errors);
		const toolData = toolFiles.flatMap((found): RawToolData[] => {
			const kind = tools.find((tool) => tool.game === slug && tool.slug === found.slug)?.dataKind;
			return kind ? readSheet(root, found, toolDataSchemas[kind], errors).map((sheet) => ({ ...sheet, kind })) : [];
		});
		if (!parsed.data) return [];
		const { data, lineOf } = parsed;
		return [
			{
				slug,
				file,
				lineOf,
				data,
				sources,
				charts,
				homes,
				meetings,
				edges,
				aid,
				asked,
				linkedQuestions,
				hostWords,
				spelling,
				toolData,
				toolFiles,
				chapters,
				terms,
				faq,
				errata,
			},
		];
	});
	const concepts = readPages(root, join(content, 'concepts'), conceptSchema, errors);
	const hostWords = readSingle(root, content, 'bulles', sharedHostWordsSchema, errors);
	const spelling = readSingle(root, content, 'orthographe', spellingSchema, errors);
	const [news, moves] = [readNews(root, errors), readMoves(root, errors)];
	return { games, concepts, hostWords, spelling, news, moves, errors };
}

const sheetsIn = (root: string, folder: string, errors: AuthorError[]) =>
	filesOf(root, folder, '.yaml', errors).map((name) => ({
		slug: name.slice(0, -'.yaml'.length),
		file: relative(root, join(folder, name)),
	}));

const readSheets = <S extends z.ZodType>(root: string, folder: string, schema: S, errors: AuthorError[]) =>
	sheetsIn(root, folder, errors).flatMap((sheet) => readSheet(root, sheet, schema, errors));

/** A file that may be left out. */
function readSingle<S extends z.ZodType>(
	root: string,
	folder: string,
	name: string,
	schema: S,
	errors: AuthorError[],
): RawSheet<S> | undefined {
	const path = join(folder, `${name}.yaml`);
	if (!isFile(root, path, errors)) return undefined;
	return readSheet(root, { slug: name, file: relative(root, path) }, schema, errors)[0];
}

function readSheet<S extends z.ZodType>(
	root: string,
	{ slug, file }: { slug: string; file: string },
	schema: S,
	errors: AuthorError[],
): RawSheet<S>[] {
	const { data, lineOf, errors: found } = parseYaml(file, readText(join(root, file)), schema);
	errors.push(...found);
	return data ? [{ slug, file, lineOf, data }] : [];
}

function readPages<S extends z.ZodType>(
	root: string,
	folder: string,
	schema: S,
	errors: AuthorError[],
	confused?: ReadonlySet<string>,
): RawPage<z.output<S>>[] {
	return filesOf(root, folder, '.mdx', errors).flatMap((name) => {
		const path = join(folder, name);
		const file = relative(root, path);
		const slug = name.slice(0, -'.mdx'.length);
		if (!slugPattern.test(slug)) errors.push(badFileName(file));
		const { data, body, lineOf, errors: found } = parseMdxFile(file, readText(path), schema);
		errors.push(...found);
		if (!data) return [];
		try {
			const read = readPage(asTree(mdxToMdast(body, { features: markdownFeatures })), confused);
			return [{ slug, file, data, lineOf, read }];
		} catch (error) {
			errors.push(unreadable(file, error));
			return [];
		}
	});
}

function badFileName(file: string): AuthorError {
	return {
		kind: 'champ-invalide',
		file,
		line: 1,
		message: 'Le nom du fichier est l’adresse de la page : minuscules sans accent, mots séparés par des tirets.',
		todo: 'Renommez le fichier.',
	};
}

function unreadable(file: string, error: unknown): AuthorError {
	const message = error instanceof Error ? error.message : String(error);
	return {
		kind: 'bloc-inconnu',
		file,
		line: Number(/(\d+):\d+/.exec(message)?.[1] ?? 1),
		message: `Le MDX ne se lit pas : ${mdxFault(message)}.`,
		todo: 'Vérifiez les blocs ouverts et fermés, et évitez « { », « } » et « < » dans le texte.',
	};
}

function directories(folder: string): string[] {
	if (!existsSync(folder)) return [];
	const entries = readdirSync(folder, { withFileTypes: true });
	return entries
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.sort();
}
