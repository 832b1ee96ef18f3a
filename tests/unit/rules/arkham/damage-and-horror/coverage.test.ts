import { describe, expect, test } from 'vitest';
import { RULES, type TraceStep } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Cas, type Jugement, juger, lot } from './vocabulary';

const mort: Cas = { moi: { vie: 5, sante: 5 }, inflige: lot(5) };
const protege: Cas = { soutiens: [{ vie: 1 }], inflige: lot(2, 1), assignes: [lot(1)] };
const lesDeux = juger({ ...mort, inflige: lot(5, 5) });
const tue = juger({ ...mort, traumatismes: lot(4) });
const seul = juger({ ...mort, partie: { autresJoueurs: 0 } });

/** A case that reaches each kind of step; the type asks for a case when a kind is added. */
const CAS: Record<TraceStep['kind'], Jugement> = {
	infliges: juger(protege),
	restante: juger({ moi: { degats: 1 }, inflige: lot(1) }),
	maximum: juger(protege),
	'sans-valeur': juger(protege),
	'soutien-assigne': juger(protege),
	'investigateur-assigne': juger(protege),
	annules: juger({ inflige: lot(2), annules: { investigateur: lot(1) } }),
	places: juger(protege),
	'rien-place': juger({ inflige: lot() }),
	verification: juger(protege),
	vaincue: juger(protege),
	defaussee: juger(protege),
	'traumatisme-choisi': lesDeux,
	traumatisme: lesDeux,
	depassement: juger({ ...mort, inflige: lot(6) }),
	'sans-traumatisme': juger({ ...mort, partie: { mode: 'independant' } }),
	perdu: tue,
	inutilisable: tue,
	remplacant: tue,
	'prochain-scenario': lesDeux,
	elimination: seul,
	'elimination-cartes': seul,
	'elimination-pions': seul,
	'elimination-ennemis': seul,
	'elimination-menace': seul,
	'elimination-principal': juger({ ...mort, partie: { principal: true } }),
	'fin-du-scenario': seul,
	'par-investigateur': lesDeux,
};

/** What the cases above do not cite. */
const AUTRES_CAS: readonly Jugement[] = [
	juger({ ...mort, inflige: lot(0, 5), traumatismes: lot(0, 4) }),
	juger({ inflige: lot(1), direct: { degats: true } }),
	juger({ soutiens: [{ sante: 1 }], inflige: lot(0, 1), assignes: [lot(0, 1)] }),
	juger({ ...protege, assignes: [lot(2)] }),
	juger({ ...protege, assignes: [lot(0, 1)] }),
];

const citedBy = ({ regles, irregularites }: Jugement): readonly string[] => [
	...regles,
	...irregularites.map(({ rule }) => rule),
];

describe('no step and no rule without a case', () => {
	test.each(Object.entries(CAS))('a case reaches the step %s', (kind, { trace }) => {
		expect(trace.map((pas) => pas.kind)).toContain(kind);
	});

	test('the cases cite every rule of the list, and no other', () => {
		const citees = new Set([...Object.values(CAS), ...AUTRES_CAS].flatMap(citedBy));
		expect([...citees].sort()).toEqual([...RULES].sort());
	});
});
