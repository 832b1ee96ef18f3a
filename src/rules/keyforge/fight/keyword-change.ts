import { atMost, passDuration } from './changes';
import type { Creature, KeywordChange } from './creature';
import { noteInvulnerables, settleDestructions } from './destruction';
import type { Keyword, KeywordEvent } from './event';
import { affect } from './several';
import { getCreature, record, replaceCreature, type State, type StateWithOutcome } from './state';
import type { Finding } from './trace';

/**
 * Creatures gain or lose a keyword, for a time (rule effets-persistants-definition) or for as long as they are in play (rule
 * capacite-constante-definition): the latest change counts. Assault and hazardous add up (rules assaut-cumul,
 * hasardeux-cumul). One that is no longer invulnerable may be destroyed at once. Illegal when none is in play.
 */
export const changeKeyword = (state: State, event: KeywordEvent): StateWithOutcome =>
	affect(
		state,
		event,
		(start, targets) =>
			settleDestructions(
				noteInvulnerables(
					targets.reduce((before, id) => shiftKeyword(before, getCreature(before, id), event), start),
					targets,
				),
			),
		(_, creature) => ({ type: 'keyword', creature, keyword: event.keyword }),
	);

const ADDED = { assault: 'assaut-cumul', hazardous: 'hasardeux-cumul' } as const;

const isAdded = (keyword: Keyword): keyword is keyof typeof ADDED => keyword in ADDED;

function shiftKeyword(state: State, creature: Creature, event: KeywordEvent): State {
	const { keyword, lost, amount = 1, duration = 'turn' } = event;
	const value = lost ? 0 : isAdded(keyword) ? amount : 1;
	const changed = applyKeywords({
		...creature,
		printed: { [keyword]: creature[keyword], ...creature.printed },
		keywordChanges: [...(creature.keywordChanges ?? []), { keyword, value, duration }],
	});
	const lasting = duration === 'lasting' ? 'capacite-constante-definition' : 'effets-persistants-definition';
	const before = Number(creature[keyword]);
	const rule = isAdded(keyword) && before > 0 && !lost ? ADDED[keyword] : lasting;
	return record(replaceCreature(state, changed), {
		kind: 'keyword-changed',
		rule,
		creature: creature.id,
		before,
		after: Number(changed[keyword]),
		keyword,
		duration,
	});
}

/** The keywords that a creature has: what is printed, and what changed it, in order. */
function applyKeywords(creature: Creature): Creature {
	const { printed = {}, keywordChanges = [] } = creature;
	const now = Object.entries(printed).map(([name, start]) => {
		const keyword = name as Keyword;
		const value = keywordChanges
			.filter((change) => change.keyword === keyword)
			.reduce((sum, change) => addChange(sum, change), Number(start));
		return [keyword, isAdded(keyword) ? value : value > 0];
	});
	return { ...creature, ...Object.fromEntries(now) };
}

const addChange = (value: number, { keyword, value: change }: KeywordChange): number =>
	change === 0 ? 0 : isAdded(keyword) ? atMost(value + change) : 1;

/** What lasted until the end of the turn is over (rule effets-persistants-definition): the creature, and what it shows. */
export function endKeywords(creature: Creature): {
	readonly creature: Creature;
	readonly findings: readonly Finding[];
} {
	const { keywordChanges, printed, ...kept } = creature;
	if (keywordChanges === undefined) return { creature, findings: [] };
	const left = keywordChanges.flatMap(passDuration);
	const { keywordChanges: _, printed: __, ...ended } = applyKeywords({ ...creature, keywordChanges: left });
	const findings = (Object.keys(printed ?? {}) as Keyword[])
		.filter((keyword) => kept[keyword] !== ended[keyword])
		.map((keyword) => ({
			kind: 'keyword-restored' as const,
			rule: 'effets-persistants-definition' as const,
			creature: creature.id,
			before: Number(kept[keyword]),
			after: Number(ended[keyword]),
			keyword,
		}));
	const lasting = left.length > 0 && printed ? { printed, keywordChanges: left } : {};
	return { creature: { ...ended, ...lasting }, findings };
}
