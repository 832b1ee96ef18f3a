import { type Document, isMap, isNode, isPair, isScalar, isSeq, type LineCounter, type Node } from 'yaml';

/**
 * 1-based line of a field of a YAML document: `accent`, `units.12.kind`. The deepest part of the path that
 * exists counts; `undefined` when even the first does not.
 */
export function yamlLine(document: Document, lines: LineCounter, path: readonly string[]): number | undefined {
	let node: unknown = document.contents;
	let start: number | undefined;
	for (const key of path) {
		const found = child(node, key);
		if (!found) break;
		start = found.at.range?.[0] ?? start;
		node = found.value;
	}
	return start === undefined ? undefined : lines.linePos(start).line;
}

/** The node that a step leads to, and the node that says where it is written. */
function child(node: unknown, key: string): { at: Node; value: unknown } | undefined {
	if (isMap(node)) {
		const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
		return pair && isNode(pair.key) ? { at: pair.key, value: pair.value } : undefined;
	}
	const item = isSeq(node) ? node.items[Number(key)] : undefined;
	return isNode(item) ? { at: item, value: item } : undefined;
}
