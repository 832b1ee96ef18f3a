/** A pipe between two named nodes, and how much it takes at most. */
export interface Pipe {
	readonly from: string;
	readonly to: string;
	readonly capacity: number;
}

/** A way through a pipe: forwards while it has room, or backwards to take its flow back. */
interface Edge {
	readonly from: number;
	readonly to: number;
	/** The other way through the same pipe. */
	readonly reverse: number;
	/** What a unit costs, and room left. */
	cost: number;
	room: number;
}

/** Sends, for what a unit costs in each pipe: what goes through each pipe, in their order, after each stage. */
type Send = (costs: readonly number[]) => readonly (readonly number[])[];

/**
 * Draws the pipes once, then sends as much as possible from one node to another at the lowest cost. The source pours in
 * stages: `inflows` gives, for each of them, what it pours in all into each of the first pipes, which leave it and which
 * must let through all they are given. The cheapest path is filled again and again; a path may take a pipe back, which
 * gives its cost back (Bellman-Ford, from the nodes whose cost has just fallen).
 */
export function openFlow(
	pipes: readonly Pipe[],
	source: string,
	sink: string,
	inflows: readonly (readonly number[])[],
): Send {
	const indexes = new Map<string, number>();
	const indexOf = (node: string) => {
		const index = indexes.get(node) ?? indexes.size;
		indexes.set(node, index);
		return index;
	};
	indexOf(source);
	indexOf(sink);
	const edges: Edge[] = [];
	for (const { from, to } of pipes) {
		const [start, goal, index] = [indexOf(from), indexOf(to), edges.length];
		edges.push({ from: start, to: goal, reverse: index + 1, cost: 0, room: 0 });
		edges.push({ from: goal, to: start, reverse: index, cost: 0, room: 0 });
	}
	const outgoing: number[][] = Array.from(indexes, () => []);
	// What has been poured stays poured: no edge goes back to the source.
	for (const [index, { from, to }] of edges.entries()) if (to !== 0) outgoing[from]?.push(index);
	return (costs) => {
		for (const [index, { capacity }] of pipes.entries()) {
			set(edges[2 * index], costs[index] ?? 0, capacity);
			set(edges[2 * index + 1], -(costs[index] ?? 0), 0);
		}
		return inflows.map((inflow) => {
			for (const [index, total] of inflow.entries()) {
				const passed = edges[2 * index + 1]?.room ?? 0;
				set(edges[2 * index], costs[index] ?? 0, total - passed);
			}
			while (fillPath(edges, outgoing)) {}
			return pipes.map((_, index) => edges[2 * index + 1]?.room ?? 0);
		});
	};
}

function set(edge: Edge | undefined, cost: number, room: number): void {
	if (edge === undefined) return;
	edge.cost = cost;
	edge.room = room;
}

/** Fills the cheapest path from node 0 to node 1; false when there is none. */
function fillPath(edges: readonly Edge[], outgoing: readonly (readonly number[])[]): boolean {
	const via = findPath(edges, outgoing);
	const path: Edge[] = [];
	for (let edge = edges[via[1] ?? -1]; edge !== undefined; edge = edges[via[edge.from] ?? -1]) path.push(edge);
	if (path.length === 0) return false;
	const unit = Math.min(...path.map(({ room }) => room));
	for (const edge of path) {
		edge.room -= unit;
		const reverse = edges[edge.reverse];
		if (reverse !== undefined) reverse.room += unit;
	}
	return true;
}

/** For each node, the edge by which the cheapest path from node 0 reaches it; −1 for none. */
function findPath(edges: readonly Edge[], outgoing: readonly (readonly number[])[]): readonly number[] {
	const costs = outgoing.map((_, node) => (node === 0 ? 0 : Number.POSITIVE_INFINITY));
	const via = outgoing.map(() => -1);
	const queue = [0];
	const waiting = outgoing.map((_, node) => node === 0);
	for (let at = 0; at < queue.length; at++) {
		const node = queue[at] ?? 0;
		waiting[node] = false;
		for (const index of outgoing[node] ?? []) {
			const edge = edges[index];
			if (edge === undefined || edge.room <= 0) continue;
			const cost = (costs[node] ?? 0) + edge.cost;
			if (cost >= (costs[edge.to] ?? 0)) continue;
			costs[edge.to] = cost;
			via[edge.to] = index;
			if (!waiting[edge.to]) queue.push(edge.to);
			waiting[edge.to] = true;
		}
	}
	return via;
}
