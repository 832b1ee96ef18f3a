import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Shown } from '../../src/library/checks/shown-texts';
import { frenchTypography } from '../../src/text/french';

/** Sentences of the code below a folder: strings, templates and text of elements that hold a space. */
export function codeTexts(folder: string): Shown[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.tsx?$/.test(name))
		.map((name) => join(folder, name))
		.flatMap((file) => {
			const code = readFileSync(file, 'utf8');
			const texts: Shown[] = [];
			const keep = (text: string, start: number) => {
				if (!/\s/.test(text.trim())) return;
				const line = code.slice(0, start).split('\n').length;
				texts.push({ file, line, text: frenchTypography(text.replace(/\s+/g, ' ')) });
			};
			new Visitor({
				Literal: ({ value, start }) => {
					if (typeof value === 'string') keep(value, start);
				},
				TemplateElement: ({ value, start }) => keep(value.cooked ?? '', start),
				JSXText: ({ value, start }) => keep(value, start),
			}).visit(parseSync(file, code).program);
			return texts;
		});
}
