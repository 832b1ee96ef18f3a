import type { z } from 'astro/zod';
import { type Document, isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { AuthorError } from './author-error';

export interface ParsedFile<T> {
	/** Validated data, or `undefined` when there are errors. */
	data: T | undefined;
	/** Text after the front matter, preceded by as many blank lines so that positions are the file's own. */
	body: string;
	/** 1-based line of a top-level field in the file. */
	lineOf: (field: string) => number;
	errors: AuthorError[];
}

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Parses and validates an `.mdx` file. Nothing is thrown: problems come back as author errors. */
export function parseMdxFile<S extends z.ZodType>(file: string, text: string, schema: S): ParsedFile<z.output<S>> {
	const match = fence.exec(text);
	if (!match) {
		return {
			data: undefined,
			body: text,
			lineOf: () => 1,
			errors: [
				{
					kind: 'champ-invalide',
					file,
					line: 1,
					message: 'La page n’a pas d’en-tête entre deux lignes « --- ».',
					todo: 'Ajoutez l’en-tête décrit dans content/README.md.',
				},
			],
		};
	}
	const parsed = parseYaml(file, match[1] ?? '', schema, 1);
	const body = '\n'.repeat(match[0].split('\n').length - 1) + text.slice(match[0].length);
	return { ...parsed, body };
}

/** Parses and validates a `.yaml` file, or the YAML of a front matter that starts after `offset` lines. */
export function parseYaml<S extends z.ZodType>(
	file: string,
	text: string,
	schema: S,
	offset = 0,
): Omit<ParsedFile<z.output<S>>, 'body'> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const lineOf = (field: string) => offset + fieldLine(document, lines, field);
	if (document.errors.length > 0) {
		const errors = document.errors.map((error): AuthorError => {
			const line = offset + (error.linePos?.[0].line ?? 1);
			return {
				kind: 'champ-invalide',
				file,
				line,
				message: `Le YAML ne se lit pas : ${error.message.split('\n')[0]}`,
				todo: 'Vérifiez l’indentation, et mettez entre guillemets les textes qui contiennent « : ».',
			};
		});
		return { data: undefined, lineOf, errors };
	}
	const result = schema.safeParse(document.toJS());
	if (result.success) return { data: result.data, lineOf, errors: [] };
	const errors = result.error.issues.map((issue): AuthorError => {
		const path = issue.path.map(String);
		const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined;
		const field = unknown ?? (path.join('.') || undefined);
		const missing = issue.code === 'invalid_type' && valueAt(document, issue.path) === undefined;
		return {
			kind: path[0] === 'sources' && missing ? 'source-absente' : 'champ-invalide',
			file,
			line: lineOf(unknown ?? path[0] ?? ''),
			field,
			message: unknown
				? `Le champ « ${unknown} » n’existe pas.`
				: `${missing ? 'Le champ manque' : 'La valeur ne convient pas'} ; attendu : ${expected(issue)}.`,
			todo: 'Comparez avec la liste des champs dans content/README.md.',
		};
	});
	return { data: undefined, lineOf, errors };
}

function expected(issue: z.core.$ZodIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return (
				{ string: 'un texte', array: 'une liste', boolean: 'true ou false', number: 'un nombre' }[
					issue.expected as string
				] ?? issue.expected
			);
		case 'invalid_value':
			return issue.values.map(String).join(' | ');
		case 'too_small':
		case 'too_big':
			return issue.message.startsWith('Too') ? bound(issue) : issue.message;
		default:
			return issue.message;
	}
}

function bound(issue: { code: string; minimum?: unknown; maximum?: unknown; origin?: string }): string {
	const unit = issue.origin === 'string' ? 'caractères' : 'éléments';
	return issue.code === 'too_small' ? `au moins ${issue.minimum} ${unit}` : `au plus ${issue.maximum} ${unit}`;
}

function valueAt(document: Document, path: readonly PropertyKey[]): unknown {
	return path.length === 0 ? document.toJS() : document.getIn(path as (string | number)[]);
}

function fieldLine(document: Document, lines: LineCounter, field: string): number {
	if (!isMap(document.contents)) return 1;
	const pair = document.contents.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === field);
	const start = pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
	return start === undefined ? 1 : lines.linePos(start).line;
}
