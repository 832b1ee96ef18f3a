import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Example, harm, type Judgment, judge } from './vocabulary';

const killing: Example = { me: { health: 5, sanity: 5 }, dealt: harm(5) };
const shielded: Example = { assets: [{ health: 1 }], dealt: harm(2, 1), assigned: [harm(1)] };
const both = judge({ ...killing, dealt: harm(5, 5) });
const killed = judge({ ...killing, traumas: harm(4) });
const alone = judge({ ...killing, game: { otherPlayers: 0 } });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CASES: Record<TraceStep['kind'], Judgment> = {
	infliges: judge(shielded),
	restante: judge({ me: { damage: 1 }, dealt: harm(1) }),
	maximum: judge(shielded),
	'sans-valeur': judge(shielded),
	'soutien-assigne': judge(shielded),
	'investigateur-assigne': judge(shielded),
	annules: judge({ dealt: harm(2), canceled: { investigator: harm(1) } }),
	places: judge(shielded),
	'rien-place': judge({ dealt: harm() }),
	verification: judge(shielded),
	vaincue: judge(shielded),
	defaussee: judge(shielded),
	'traumatisme-choisi': both,
	traumatisme: both,
	depassement: judge({ ...killing, dealt: harm(6) }),
	'sans-traumatisme': judge({ ...killing, game: { mode: 'independant' } }),
	perdu: killed,
	inutilisable: killed,
	remplacant: killed,
	'prochain-scenario': both,
	elimination: alone,
	'elimination-cartes': alone,
	'elimination-pions': alone,
	'elimination-ennemis': alone,
	'elimination-menace': alone,
	'elimination-principal': judge({ ...killing, game: { lead: true } }),
	'fin-du-scenario': alone,
	'par-investigateur': both,
};

/** What the cases above do not cite. */
const OTHER_CASES: readonly Judgment[] = [
	judge({ assets: [{ health: 2 }], dealt: harm(1) }),
	judge({ ...killing, dealt: harm(0, 5), traumas: harm(0, 4) }),
	judge({ dealt: harm(1), direct: { damage: true } }),
	judge({ assets: [{ sanity: 1 }], dealt: harm(0, 1), assigned: [harm(0, 1)] }),
	judge({ ...shielded, assigned: [harm(2)] }),
	judge({ ...shielded, assigned: [harm(0, 1)] }),
];

const citedBy = ({ rules, illegalities }: Judgment): readonly string[] => [
	...rules,
	...illegalities.map(({ rule }) => rule),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CASES))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((step) => step.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const cited = new Set([...Object.values(CASES), ...OTHER_CASES].flatMap(citedBy));
		expect([...cited].sort()).toEqual([...RULES].sort());
	});
});
