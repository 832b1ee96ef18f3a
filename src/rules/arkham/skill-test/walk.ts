import { type Course, isOver, isResolved, type Option, type Table } from './course';
import type { Decider } from './decide';
import type { Form } from './form';
import { checkRank, findKind } from './pick';
import type { DrawnEvent, PickRank } from './spread';

/** Draws the tokens of a test, with the best decisions. */
export function walk(table: Table, decider: Decider, pickRank: PickRank): readonly DrawnEvent[] {
	const events: DrawnEvent[] = [];
	let course = table.start;
	while (!isOver(course)) {
		const drawn = isResolved(course) ? -1 : findKind(course.left, checkRank(pickRank(course.tokens), course.tokens));
		const option = decider.best(drawn < 0 ? table.resolve(course) : table.reveal(course, drawn));
		events.push(
			...(drawn < 0 ? tellKept(course, option) : tellRevealed(course, drawn, option)),
			...tellApplied(option),
		);
		course = option.course;
	}
	const { missing, pending } = course;
	if (missing + pending > 0) events.push({ type: 'exhausted', missing, pending });
	return events;
}

function tellRevealed({ tokens, missing }: Course, rank: number, { cancels, course }: Option): readonly DrawnEvent[] {
	const revealed: DrawnEvent = { type: 'revealed', rank, before: tokens, chained: missing === 0 };
	return cancels ? [revealed, { type: 'canceled', rank, before: tokens - 1, after: course.tokens }] : [revealed];
}

function tellKept({ held }: Course, { forms }: Option): readonly DrawnEvent[] {
	const ignored = [...held];
	const kept = forms.map(({ rank }) => rank);
	for (const rank of kept) ignored.splice(ignored.indexOf(rank), 1);
	return ignored.length === 0 ? [] : [{ type: 'kept', kept, ignored }];
}

/** What the tokens are applied as; one that is canceled instead stays aside. */
const tellApplied = ({ forms, course }: Option): readonly DrawnEvent[] =>
	forms.map((form) =>
		form.as === null
			? { type: 'canceled', rank: form.rank, before: course.tokens, after: course.tokens }
			: { type: 'applied', form },
	);

/** The tokens applied in a drawn test. */
export const listApplied = (events: readonly DrawnEvent[]): readonly Form[] =>
	events.flatMap((event) => (event.type === 'applied' ? [event.form] : []));
