import type { ShikiConfig } from 'astro';
import { classOfColor } from './code-theme';

type Transformer = NonNullable<ShikiConfig['transformers']>[number];

/** A range of a code that takes attributes of its own; one may hold others. */
export interface Mark {
	start: number;
	end: number;
	attributes: Record<string, string | true>;
}

interface Node {
	type: string;
	tagName?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
}

/**
 * Writes a code with a class a role instead of inline colours, and with its marks. What has neither class nor mark is
 * text, and lines are no elements: code is read, copied and searched as one text.
 */
export const codeClasses = (marks: readonly Mark[]): Transformer => ({
	name: 'arbitre:code',
	preprocess(_code, options) {
		// By default a line that takes half a second is left as it is from there on. The first of a language does on a busy
		// machine, and the same sources would give another page.
		options.tokenizeTimeLimit = 0;
		options.decorations = marks.map(({ start, end, attributes }) => ({ start, end, properties: attributes }));
	},
	span(node, _line, _column, _element, token) {
		node.properties = { class: classOfColor.get(token.color?.toLowerCase() ?? '') };
	},
	pre(node) {
		node.properties = { class: 'code' };
		const [code] = node.children as Node[];
		if (code?.children) code.children = code.children.flatMap(plain);
	},
});

/** The children of a span that says nothing, and so on below. */
function plain(node: Node): Node[] {
	if (!node.children) return [node];
	const children = node.children.flatMap(plain);
	const said = Object.entries(node.properties ?? {}).filter(
		([name, value]) => value !== undefined && !(name === 'class' && value === 'line'),
	);
	return said.length === 0 ? children : [{ ...node, properties: Object.fromEntries(said), children }];
}
