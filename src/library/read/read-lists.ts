import { join } from 'node:path';
import type { z } from 'astro/zod';
import type { AuthorError } from '../../schemas/author-error';
import { parseYaml } from '../../schemas/front-matter';
import { type Move, movesSchema } from '../../schemas/moves';
import { type News, newsSchema } from '../../schemas/news';
import { isFile, readText } from './content-folder';

/** A file of `content/` that is a list. */
export interface RawList<T> {
	file: string;
	lineOf: (field: string) => number;
	items: T[];
}

export type RawNews = RawList<News>;
export type RawMoves = RawList<Move>;

/** What changed on the site. */
export const readNews = (root: string, errors: AuthorError[]): RawNews =>
	readList(root, 'nouveautes', newsSchema, ({ nouveautes }) => nouveautes, errors);

/** Addresses that were published and are no more, with those that replace them. */
export const readMoves = (root: string, errors: AuthorError[]): RawMoves =>
	readList(root, 'redirections', movesSchema, ({ redirections }) => redirections, errors);

/** A file that is not there is an empty list. */
function readList<S extends z.ZodType, T>(
	root: string,
	name: string,
	schema: S,
	itemsOf: (data: z.output<S>) => T[],
	errors: AuthorError[],
): RawList<T> {
	const file = `content/${name}.yaml`;
	if (!isFile(root, join(root, file), errors)) return { file, lineOf: () => 1, items: [] };
	const { data, lineOf, errors: found } = parseYaml(file, readText(join(root, file)), schema);
	errors.push(...found);
	return { file, lineOf, items: data === undefined ? [] : itemsOf(data) };
}
