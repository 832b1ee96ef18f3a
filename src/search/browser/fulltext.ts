import { isEmpty, searchWords } from '../engine/stem';
import { keepMarks, relatedTo } from './marks';
import type { Scope } from './scope';

/** A section of a page that matches, with the words found between marks. */
export interface TextResult {
	/** Address with base and fragment. */
	url: string;
	title: string;
	section: string | undefined;
	/** Excerpt with `<mark>` around the words found; any other markup is escaped by Pagefind. */
	excerpt: string;
}

interface PagefindSubResult {
	url: string;
	title: string;
	excerpt: string;
	weighted_locations: { balanced_score: number }[];
}

interface PagefindResult {
	url: string;
	excerpt: string;
	meta: { title?: string };
	sub_results: PagefindSubResult[];
}

interface Pagefind {
	options: (options: Record<string, unknown>) => Promise<void>;
	init: () => Promise<void>;
	search: (
		query: string,
		options: { filters: Record<string, string> },
	) => Promise<{ results: { data: () => Promise<PagefindResult> }[] }>;
}

let loading: Promise<Pagefind> | undefined;

const bringPagefind = (base: string): Promise<Pagefind> => import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);

/** Loads Pagefind, once. Rejects when the index cannot be reached; the next call tries again. */
function pagefind(base: string): Promise<Pagefind> {
	loading ??= bringPagefind(base).then(
		async (module: Pagefind) => {
			await module.options({
				excerptLength: 24,
				ranking: { termFrequency: 0.6, pageLength: 0.4, termSaturation: 1.2 },
			});
			await module.init();
			return module;
		},
		(error) => {
			loading = undefined;
			throw error;
		},
	);
	return loading;
}

/** Full text of the rules, by page, best section first. Rejects when the index cannot be reached. */
export async function findText(
	query: string,
	{ game, type }: Scope,
	base: string,
	limit: number,
): Promise<TextResult[]> {
	const filters = { ...(game && { jeu: game }), ...(type && { type }) };
	const { results } = await (await pagefind(base)).search(withoutEmptyWords(query), { filters });
	const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
	const related = relatedTo(query);
	return pages
		.map(({ url, meta, excerpt, sub_results }): TextResult => {
			const best = [...sub_results].sort((a, b) => score(b) - score(a))[0];
			const inSection = best && best.url !== url && best.url.includes('#');
			return {
				url: best?.url ?? url,
				title: meta.title ?? '',
				section: inSection ? best.title : undefined,
				excerpt: keepMarks(best?.excerpt ?? excerpt, related),
			};
		})
		.filter(({ title, section, excerpt }) => excerpt.includes('<mark>') || related(`${title} ${section ?? ''}`));
}

/** Pagefind wants every word of a query in the page: the words of a question that say nothing stay out. */
function withoutEmptyWords(query: string): string {
	const telling = query.split(/[\s'’]+/).filter((word) => searchWords(word).some((part) => !isEmpty(part)));
	return telling.length > 0 ? telling.join(' ') : query;
}

const score = (result: PagefindSubResult) =>
	result.weighted_locations.reduce((sum, location) => sum + location.balanced_score, 0);
