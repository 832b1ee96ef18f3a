import { type MeetingKind, meetingHeadings, meetingKinds } from '../../glossary/meetings-block';
import type { MeetingsData } from '../../schemas/meetings';
import { alphabetical } from '../read/titles';
import type { Game, Meeting, Page, Rule, Term } from '../types';

/** The meetings that a file declares. Those of unknown terms or statements are left out: `check-meetings` tells them. */
export function meetingsOf(
	data: MeetingsData | undefined,
	bySlug: ReadonlyMap<string, Term>,
	rules: ReadonlyMap<string, Rule>,
): Meeting[] {
	if (!data) return [];
	const declared = { rencontre: data.rencontres, confusion: data.confusions };
	return meetingKinds.flatMap((kind) =>
		declared[kind].flatMap(({ entre: [one, other], regle }): Meeting[] => {
			const [first, second, rule] = [bySlug.get(one), bySlug.get(other), rules.get(regle)];
			return first && second && rule ? [{ kind, terms: [first, second], rule }] : [];
		}),
	);
}

/** Ids of the sections of what a page meets: it has them when another page tells it too. */
export const meetingIds = (page: Page, { meetings }: Pick<Game, 'meetings'>): string[] =>
	meetingKinds
		.filter((kind) => meetings.some((met) => met.kind === kind && met.terms.some((term) => term === page)))
		.map((kind) => meetingHeadings[kind].id);

/** A meeting that another page tells, as one of its two terms names it. */
export interface MeetingElsewhere {
	other: Term;
	rule: Rule;
}

/** The meetings of a term that its own page does not tell, in alphabetical order of the other term. */
export function meetingsElsewhere(
	{ meetings, homes }: Pick<Game, 'meetings' | 'homes'>,
	term: Term,
	kind: MeetingKind,
): MeetingElsewhere[] {
	const told = new Set(term.read.rules.map(({ id }) => homes.get(id)?.rule.id ?? id));
	return meetings
		.filter(({ kind: of, terms, rule }) => of === kind && terms.includes(term) && !told.has(rule.id))
		.map(({ terms: [one, other], rule }): MeetingElsewhere => ({ other: one === term ? other : one, rule }))
		.sort((a, b) => alphabetical(a.other.name, b.other.name));
}
