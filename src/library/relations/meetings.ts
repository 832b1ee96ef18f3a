import { type MeetingKind, meetingHeadings, meetingKinds } from '../../glossary/meetings-block';
import type { MeetingsData } from '../../schemas/meetings';
import { alphabetical } from '../read/titles';
import type { Game, Meeting, Page, Played, Rule, Term } from '../types';

/** The meetings that a file declares. Those of unknown terms or statements are left out: `check-meetings` tells them. */
export function meetingsOf(
	data: MeetingsData | undefined,
	bySlug: ReadonlyMap<string, Term>,
	rules: ReadonlyMap<string, Rule>,
): Meeting[] {
	if (!data) return [];
	const declared = {
		rencontre: data.rencontres.map((met) => ({ ...met, played: playedBy(met) })),
		confusion: data.confusions.map((met) => ({ ...met, played: undefined })),
	};
	return meetingKinds.flatMap((kind) =>
		declared[kind].flatMap(({ entre: [one, other], regle, played }): Meeting[] => {
			const [first, second, rule] = [bySlug.get(one), bySlug.get(other), rules.get(regle)];
			return first && second && rule ? [{ kind, terms: [first, second], rule, played }] : [];
		}),
	);
}

function playedBy({ cas, donne }: MeetingsData['rencontres'][number]): Played | undefined {
	const [tool, query] = cas?.split('?') ?? [];
	return tool && query && donne ? { tool, query, fates: donne.fin, rules: donne.regles } : undefined;
}

/** What another page tells of a term and one other, or several when one statement tells of all. */
export interface MeetingElsewhere {
	others: Term[];
	rule: Rule;
}

/** The meetings of a term that its own page does not tell, in alphabetical order of the other terms; other pages have none. */
export function meetingsElsewhere(
	{ meetings, homes }: Pick<Game, 'meetings' | 'homes'>,
	page: Page,
	kind: MeetingKind,
): MeetingElsewhere[] {
	const told = new Set(page.read.rules.map(({ id }) => homes.get(id)?.rule.id ?? id));
	const elsewhere = meetings
		.filter(({ kind: of, terms, rule }) => of === kind && terms.some((term) => term === page) && !told.has(rule.id))
		.map(({ terms: [one, other], rule }) => ({ other: one === page ? other : one, rule }))
		.sort((a, b) => alphabetical(a.other.name, b.other.name));
	return [...Map.groupBy(elsewhere, ({ rule }) => rule)].map(([rule, met]) => ({
		others: met.map(({ other }) => other),
		rule,
	}));
}

/** Ids of the sections that a page has for what other pages tell; those of its own block are among its headings. */
export const meetingIds = (page: Page, game: Pick<Game, 'meetings' | 'homes'>): string[] =>
	meetingKinds.filter((kind) => meetingsElsewhere(game, page, kind).length > 0).map((kind) => meetingHeadings[kind].id);
