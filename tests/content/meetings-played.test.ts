import { expect, test } from 'vitest';
import { remainingArmor, totalArmor } from '../../src/rules/keyforge/fight/at-once';
import { caseOf, resolveCase } from '../unit/widgets/keyforge/fight/said';
import { games } from './real-content';

// The statement of a meeting says in words what the calculator of fights works out: the engine plays each pair that it can, and
// what it gives is what `rencontres.yaml` says that it gives. A contrary engine or a contrary file fails here.

/** Notions that the calculator can play, on creatures alone: an artifact that is sacrificed as a cost is none. */
const playable = new Set(
	'sonne enrager provocation avant assaut hasardeux insaisissable escarmouche invulnerable proteger armure poison projection deplacement sacrifice incline'.split(
		' ',
	),
);

const meetings =
	games.find(({ slug }) => slug === 'keyforge')?.meetings.filter(({ kind }) => kind === 'rencontre') ?? [];
const played = meetings.flatMap((met) => (met.played?.tool === 'combat' ? [{ ...met, played: met.played }] : []));
const nameOf = ({ terms }: (typeof meetings)[number]) => terms.map(({ slug }) => slug).join(' × ');

/** What becomes of each creature of a case, as `fin` writes it. */
function fatesOf({ result }: ReturnType<typeof resolveCase>['resolution']): Map<string, string> {
	return new Map<string, string>([
		...result.destructions.map(({ creature }) => [creature, 'détruite'] as const),
		...result.departures.map(({ creature }) => [creature, 'partie'] as const),
		...[...result.situation.active, ...result.situation.opposing].map((creature) => {
			const { id, damage, ward, stunned, enraged } = creature;
			const state = [
				String(damage),
				...(totalArmor(creature) > 0 ? [`armure ${remainingArmor(creature)}`] : []),
				...(ward > 0 ? ['protégée'] : []),
				...(stunned ? ['sonnée'] : []),
				...(enraged ? ['enragée'] : []),
			];
			return [id, state.join(' ')] as const;
		}),
	]);
}

test.each(played.map((met) => [nameOf(met), met] as const))(
	'%s ends as it is said',
	(_, { played: { query, fates } }) => {
		const given = fatesOf(resolveCase(caseOf(query)).resolution);
		expect(Object.fromEntries(Object.keys(fates).map((id) => [id, given.get(id)]))).toEqual(fates);
	},
);

test.each(played.map((met) => [nameOf(met), met] as const))(
	'%s cites what is said',
	(_, { played: { query, rules } }) => {
		const { trace, result } = resolveCase(caseOf(query)).resolution;
		// What is refused is no step: its rule is told with the outcome.
		const refused = result.outcomes.flatMap((outcome) => (outcome?.type === 'illegal' ? [outcome.rule] : []));
		const cited: (string | null)[] = [...trace.map(({ rule }) => rule), ...refused];
		let from = 0;
		for (const rule of rules) {
			const at = cited.indexOf(rule, from);
			expect(at, `${rule} after ${cited.slice(0, from).join(', ')} in ${cited.join(', ')}`).toBeGreaterThanOrEqual(0);
			from = at + 1;
		}
	},
);

test('each meeting of two notions that can be played is played', () => {
	expect(played.length).toBeGreaterThan(20);
	const both = meetings.filter(({ terms }) => terms.every(({ slug }) => playable.has(slug)));
	expect(both.filter((met) => !met.played).map(nameOf)).toEqual(['incline × sacrifice']);
});
