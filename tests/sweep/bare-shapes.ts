import { isFrame } from '../../src/library/addresses';
import { builtPages } from '../site/built-site';

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

/** Paths of a written page, from its root to each element: names, classes, roles and names of attributes. */
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
			.map(([, key = '', value = '']) =>
				/^(class|role|type|tabindex|aria-(hidden|expanded|current|live|haspopup))$/.test(key) ? `${key}=${value}` : key,
			)
			.sort();
		const path = `${open.at(-1) ?? ''}>${name}[${said.join(' ')}]`;
		yield path;
		if (!VOID.has(name) && !tag.endsWith('/>')) open.push(path);
	}
}

let chosen: readonly string[] | undefined;

/**
 * Addresses of bare pages that hold, together, every path that a bare page holds: they are many, and alike. Those that
 * bring nothing new are read by the tests without a browser only.
 */
export function bareShapes(): readonly string[] {
	if (chosen) return chosen;
	const met = new Set<string>();
	const bare = builtPages()
		.filter(({ path }) => isFrame(path))
		// The longest hold the most.
		.sort((a, b) => b.html.length - a.html.length || a.path.localeCompare(b.path));
	chosen = bare
		.filter(({ html }) => {
			const before = met.size;
			for (const path of pathsOf(html)) met.add(path);
			return met.size > before;
		})
		.map(({ path }) => path);
	return chosen;
}
