import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { type Document, LineCounter, parseDocument, YAMLParseError } from 'yaml';
import type { AuthorError } from './author-error';
import { expected, found, yamlFault } from './author-words';
import { stillToWrite } from './still-to-write';
import { yamlLine } from './yaml-position';

export interface ParsedFile<T> {
	/** Validated data, or `undefined` when there are errors. */
	data: T | undefined;
	/** Text after the front matter, preceded by as many blank lines so that positions are the file's own. */
	body: string;
	/** 1-based line of a field in the file (`sources`, `units.12`); 1 when the field is absent. */
	lineOf: (field: string) => number;
	errors: AuthorError[];
}

type ParsedYaml<T> = Omit<ParsedFile<T>, 'body'>;

const fence = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Parses and validates an `.mdx` file. Nothing is thrown: problems come back as author errors. */
export function parseMdxFile<S extends z.ZodType>(file: string, text: string, schema: S): ParsedFile<z.output<S>> {
	const unwritten = stillToWrite(file, text);
	if (unwritten.length > 0) return { data: undefined, body: text, lineOf: () => 1, errors: unwritten };
	const match = fence.exec(text);
	if (!match) {
		const error: AuthorError = {
			kind: 'champ-invalide',
			file,
			line: 1,
			message: 'La page n’a pas d’en-tête entre deux lignes « --- ».',
			todo: 'Ajoutez l’en-tête décrit dans content/README.md.',
		};
		return { data: undefined, body: text, lineOf: () => 1, errors: [error] };
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
): ParsedYaml<z.output<S>> {
	const unwritten = stillToWrite(file, text);
	if (unwritten.length > 0) return { data: undefined, lineOf: () => 1, errors: unwritten };
	// Only who writes an error asks for a line, and few builds have one.
	let document: PlacedYaml | undefined;
	const placed = () => {
		document ??= readPlaces(text);
		return document;
	};
	const lineOf = (field: string) => {
		const line = yamlLine(placed().document, placed().lines, field.split('.'));
		return line === undefined ? 1 : offset + line;
	};
	let value: unknown;
	try {
		value = readValue(text, placed);
	} catch (fault) {
		return { data: undefined, lineOf, errors: [unreadableYaml(file, offset, fault)] };
	}
	const result = schema.safeParse(value);
	if (result.success) return { data: result.data, lineOf, errors: [] };
	const errors = result.error.issues.flatMap((fault): AuthorError[] =>
		fault.code === 'unrecognized_keys'
			? fault.keys.map((key) => unknownField(file, lineOf, [...fault.path, key], schema))
			: [invalidField(file, lineOf, fault, value)],
	);
	return { data: undefined, lineOf, errors };
}

/** A YAML text with the place of each of its fields. */
interface PlacedYaml {
	document: Document.Parsed;
	lines: LineCounter;
}

function readPlaces(text: string): PlacedYaml {
	const lines = new LineCounter();
	return { document: parseDocument(text, { lineCounter: lines }), lines };
}

/**
 * What a text holds. `js-yaml` reads four times as fast as `yaml`, which knows places and says why a text cannot be read:
 * what the first refuses, the second judges. Throws its first fault: those after it are most often its consequences.
 */
function readValue(text: string, placed: () => PlacedYaml): unknown {
	try {
		return load(text);
	} catch {
		const { document } = placed();
		if (document.errors[0]) throw document.errors[0];
		return document.toJS();
	}
}

function unreadableYaml(file: string, offset: number, fault: unknown): AuthorError {
	const known = fault instanceof YAMLParseError;
	const reason = known ? yamlFault(fault.code) : 'un texte sans guillemets commence par « * »';
	return {
		kind: 'champ-invalide',
		file,
		line: offset + ((known && fault.linePos?.[0].line) || 1),
		message: `Le YAML ne se lit pas : ${reason}.`,
		todo: 'Vérifiez l’indentation, et mettez entre guillemets les textes qui contiennent « : » ou commencent par un signe.',
	};
}

function unknownField(
	file: string,
	lineOf: (field: string) => number,
	path: PropertyKey[],
	schema: z.ZodType,
): AuthorError {
	const field = path.map(String).join('.');
	const known = path.length === 1 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
	return {
		kind: 'champ-invalide',
		file,
		line: lineOf(field),
		field,
		message: `Le champ « ${field} » n’existe pas.`,
		todo: known.length > 0 ? `Champs connus : ${known.join(', ')}.` : seeFields,
	};
}

function invalidField(
	file: string,
	lineOf: (field: string) => number,
	fault: z.core.$ZodIssue,
	data: unknown,
): AuthorError {
	const field = fault.path.map(String).join('.');
	const value = fault.path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)?.[key], data);
	const missing = value === undefined;
	return {
		kind: field === 'sources' && missing ? 'source-absente' : 'champ-invalide',
		file,
		line: lineOf(field),
		field: field || undefined,
		message: `${missing ? 'Le champ manque' : found(fault, value)} ; attendu : ${expected(fault)}.`,
		todo: seeFields,
	};
}

const seeFields = 'Comparez avec la liste des champs dans content/README.md.';
