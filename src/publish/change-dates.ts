import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aidPath, gamePath, sourcePath } from '../addresses/addresses';
import type { SiteLibrary } from '../library/integration';
import type { Library } from '../library/types';

/** The file of `content/` that says what a page says, by the path of the page; lists have none of their own. */
export const writtenIn = ({ games, concepts }: Pick<Library, 'games' | 'concepts'>): Map<string, string> =>
	new Map([
		...concepts.map(({ path, file }) => [path, file] as const),
		...games.flatMap(({ slug, file, pages, charts, aid, sources }) => [
			[gamePath(slug), file] as const,
			...pages.map((page) => [page.path, page.file] as const),
			...charts.map((chart) => [chart.path, chart.file] as const),
			...(aid ? [[aidPath(slug), file.replace('jeu.yaml', 'aide.yaml')] as const] : []),
			...sources.map((source) => [sourcePath(slug, source.slug), source.file] as const),
		]),
	]);

/**
 * The day on which each file of `content/` and of the tools last changed, as the history tells it, by its path from the root: none where there
 * is no history, or only its end, where every file seems to be of the last day.
 */
export function changeDates(root: string): Map<string, string> {
	if (existsSync(join(root, '.git/shallow'))) return new Map();
	try {
		return datesIn(execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' }));
	} catch {
		return new Map();
	}
}

const command =
	'-c core.quotePath=false log --format=day:%cs --name-only --no-renames --relative -- content src/widgets'.split(' ');

/** What git says, most recent first: a day, then the files that changed. */
export function datesIn(log: string): Map<string, string> {
	const dates = new Map<string, string>();
	let day = '';
	for (const line of log.split('\n')) {
		if (line.startsWith('day:')) day = line.slice(4);
		else if (line !== '' && !dates.has(line)) dates.set(line, day);
	}
	return dates;
}

/** The latest of the days on which what stands at some places, files or folders, last changed. */
export const lastChangeAt = (dates: ReadonlyMap<string, string>, places: readonly string[]): string | undefined =>
	[...dates]
		.flatMap(([file, day]) => (places.some((place) => file === place || file.startsWith(`${place}/`)) ? day : []))
		.reduce<string | undefined>((latest, day) => (latest === undefined || day > latest ? day : latest), undefined);

/** Gives a page of the sitemap the day on which its file last changed, when that is known. */
export function withChangeDate({ known, pathOf }: Pick<SiteLibrary, 'known' | 'pathOf'>, root: string) {
	let read: { files: Map<string, string>; dates: Map<string, string> } | undefined;
	return <Item extends { url: string }>(item: Item): Item & { lastmod?: string } => {
		read ??= { files: writtenIn(known()), dates: changeDates(root) };
		const lastmod = read.dates.get(read.files.get(pathOf(item.url)) ?? '');
		return lastmod === undefined ? item : { ...item, lastmod };
	};
}
