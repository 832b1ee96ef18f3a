import { type Course, isOver, isResolved, type Option } from './course';
import type { Decisions } from './decide';
import type { Form } from './form';
import type { Graph } from './graph';
import { checkRank, findKind } from './pick';
import type { DrawnEvent, PickRank } from './spread';

/** Draws the tokens of a test, with the best decisions. */
export function walk(graph: Graph, { taken }: Decisions, pickRank: PickRank): readonly DrawnEvent[] {
	const { table, courses, firstOptions, next } = graph;
	const events: DrawnEvent[] = [];
	let place = courses.length - 1;
	let course: Course = table.start;
	while (!isOver(course)) {
		const { counts, tokens } = course.left.thing;
		const drawn = isResolved(course) ? -1 : findKind(counts, checkRank(pickRank(tokens), tokens));
		const options = drawn < 0 ? table.resolve(course) : table.reveal(course, drawn);
		const branch = findBranch(graph, place, drawn);
		// Where nothing is to be decided any more, there is a single option.
		const best = branch < 0 ? -1 : (taken[branch] ?? -1);
		const option = options[best < 0 ? 0 : best - (firstOptions[branch] ?? 0)];
		if (!option) throw new RangeError('A branch leads nowhere.');
		events.push(
			...(drawn < 0 ? tellKept(course, option) : tellRevealed(course, drawn, option)),
			...tellApplied(option),
		);
		course = option.course;
		place = best < 0 ? -1 : (next[best] ?? -1);
	}
	const { missing, pending } = course;
	if (missing + pending > 0) events.push({ type: 'exhausted', missing, pending });
	return events;
}

/** The branch of a course where a kind of token is revealed; -1 when it has none. */
function findBranch({ firstBranches, ranks }: Graph, place: number, rank: number): number {
	const end = firstBranches[place + 1] ?? 0;
	for (let branch = firstBranches[place] ?? end; branch < end; branch += 1) if (ranks[branch] === rank) return branch;
	return -1;
}

function tellRevealed({ left, missing }: Course, rank: number, { cancels, course }: Option): readonly DrawnEvent[] {
	const { tokens } = left.thing;
	const revealed: DrawnEvent = { type: 'revealed', rank, before: tokens, chained: missing === 0 };
	if (!cancels) return [revealed];
	return [revealed, { type: 'canceled', rank, before: tokens - 1, after: course.left.thing.tokens }];
}

function tellKept({ held }: Course, { forms }: Option): readonly DrawnEvent[] {
	const ignored = [...held.thing];
	const kept = forms.map(({ rank }) => rank);
	for (const rank of kept) ignored.splice(ignored.indexOf(rank), 1);
	return ignored.length === 0 ? [] : [{ type: 'kept', kept, ignored }];
}

/** What the tokens are applied as; one that is canceled instead stays aside. */
const tellApplied = ({ forms, course }: Option): readonly DrawnEvent[] =>
	forms.map((form) => {
		const { tokens } = course.left.thing;
		return form.as === null
			? { type: 'canceled', rank: form.rank, before: tokens, after: tokens }
			: { type: 'applied', form };
	});

/** The tokens applied in a drawn test. */
export const listApplied = (events: readonly DrawnEvent[]): readonly Form[] =>
	events.flatMap((event) => (event.type === 'applied' ? [event.form] : []));
