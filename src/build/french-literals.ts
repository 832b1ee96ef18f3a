import MagicString, { type SourceMap } from 'magic-string';
import { type Plugin, parseSync, Visitor } from 'vite';
import { frenchTypography } from '../text/french';

/** Files whose sentences are written in the code: those of widgets, of sheets, of reading offline, and of what other sites load. */
const SENTENCES = /\/src\/(?:widgets|sheet|embed|offline\/page)\/.*\.tsx?$/;

/**
 * The source with French typography in its strings, the fixed parts of its templates and the text of its elements; `null`
 * when nothing changes. A part of a template is read alone: a sign and the space before it must stand in the same part.
 * Names, types, imports, comments and regular expressions are left alone. Throws when the source does not parse.
 */
export function printLiterals(code: string, file: string): MagicString | null {
	const { program, errors } = parseSync(file, code);
	if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
	const printed = new MagicString(code);
	const print = (start: number, end: number, text = code.slice(start, end)) => {
		const raw = code.slice(start, end);
		const french = frenchTypography(text);
		if (french !== raw) printed.update(start, end, french);
	};
	new Visitor({
		Literal: ({ value, start, end }) => {
			if (typeof value === 'string' && value !== '') print(start + 1, end - 1);
		},
		TemplateElement: ({ value: { raw }, start, end }) => {
			// In TypeScript, the span of a part holds the signs around it: "`a ${" and not "a ".
			const from = end - start > raw.length ? start + 1 : start;
			if (raw !== '') print(from, from + raw.length);
		},
		// A formatter may break the line before a sign: the space there is one of the sentence.
		JSXText: ({ start, end }) => print(start, end, code.slice(start, end).replace(/(?<=\S)\s*\n\s*(?=[;:?!»])/g, ' ')),
	}).visit(program);
	return printed.hasChanged() ? printed : null;
}

/** Sets the sentences of the code in French typography once, at build: no reader's browser does it again. */
export function frenchLiterals(): Plugin {
	// A build reads the code of a widget twice: for its pages, and for browsers.
	const done = new Map<string, { code: string; map: SourceMap } | null>();
	return {
		name: 'arbitre:french-literals',
		enforce: 'pre',
		transform: {
			filter: { id: SENTENCES },
			handler(code, id) {
				const key = `${id}\n${code}`;
				let result = done.get(key);
				if (result === undefined) {
					const printed = printLiterals(code, id);
					result = printed && { code: printed.toString(), map: printed.generateMap({ hires: 'boundary' }) };
					if (this.environment.mode === 'build') done.set(key, result);
				}
				return result;
			},
		},
	};
}
