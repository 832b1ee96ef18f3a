import type { Import } from './read-imports';

/** Files that import each other, directly or not; each circle once, in alphabetical order. */
export function circlesOf(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
	const next = Map.groupBy(imports, ({ from }) => from);
	const reached = new Map([...next.keys()].map((file) => [file, reachedFrom(file, next)]));
	const circles = [...reached]
		.filter(([file, all]) => all.has(file))
		.map(([file, all]) => [...all].filter((other) => reached.get(other)?.has(file)).sort());
	return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

function reachedFrom(start: string, next: ReadonlyMap<string, readonly Pick<Import, 'to'>[]>): Set<string> {
	const found = new Set<string>();
	const waiting = [start];
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		for (const { to } of next.get(file) ?? []) {
			if (found.has(to)) continue;
			found.add(to);
			waiting.push(to);
		}
	}
	return found;
}
