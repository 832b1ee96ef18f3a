import { isFrame } from '../../src/addresses/addresses';
import { type BuiltPage, builtPages } from '../site/built-site';

/** Elements that have no end tag. */
const VOID = new Set([
	'area',
	'base',
	'br',
	'col',
	'embed',
	'hr',
	'img',
	'input',
	'link',
	'meta',
	'source',
	'track',
	'wbr',
]);

/** Attributes whose value belongs to the shape: style sheets or assistive technology depend on it. */
const VALUED =
	/^(class|style|data-jeu|role|type|tabindex|scope|aria-(hidden|expanded|current|pressed|disabled|live|haspopup))$/;

/**
 * Paths of a written page, from its root to each element: name, classes, game, styles, roles, states, and names of the
 * other attributes, blank ones apart. How often a path comes, and in which order, is no part of it.
 */
function* pathsOf(html: string): Generator<string> {
	const open: string[] = [];
	const text = html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
	for (const [tag, end, name = '', attributes = ''] of text.matchAll(
		/<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g,
	)) {
		if (end) {
			open.pop();
			continue;
		}
		const said = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
			.map(([, key = '', value = '']) => (VALUED.test(key) || value.trim() === '' ? `${key}=${value}` : key))
			.sort();
		const path = `${open.at(-1) ?? ''}>${name}[${said.join(' ')}]`;
		yield path;
		if (!VOID.has(name) && !tag.endsWith('/>')) open.push(path);
	}
}

/** Addresses of pages that hold, together, every path that one of these pages holds: each time, the page that adds most. */
function shapesOf(pages: readonly BuiltPage[]): readonly string[] {
	const held = pages.map(({ path, html }) => ({ path, paths: new Set(pathsOf(html)) }));
	const missing = new Set(held.flatMap(({ paths }) => [...paths]));
	const adds = ({ paths }: (typeof held)[number]) => [...paths].filter((path) => missing.has(path)).length;
	const chosen: string[] = [];
	while (missing.size > 0) {
		const best = held.reduce((most, page) => (adds(page) > adds(most) ? page : most));
		for (const path of best.paths) missing.delete(path);
		chosen.push(best.path);
	}
	return chosen;
}

/** Shapes of the site: pages of text, and bare pages, which are many and alike. */
export const shapes = () => ({
	pages: shapesOf(builtPages().filter(({ path }) => !isFrame(path))),
	bare: shapesOf(builtPages().filter(({ path }) => isFrame(path))),
});
