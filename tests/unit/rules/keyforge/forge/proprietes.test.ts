import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Camp,
	type Evenement,
	type Resolution,
	RULES,
	resoudre,
	type Situation,
} from '../../../../../src/rules/keyforge/forge';
import { deepFreeze } from '../../deep-freeze';
import { desEvenements, uneEtape, uneSituation } from './situations';

const CAMPS: readonly Camp[] = ['vous', 'adversaire'];

function always(
	verify: (resolution: Resolution, situation: Situation, evenements: readonly Evenement[]) => void,
): void {
	fc.assert(
		fc.property(uneSituation, desEvenements, (situation, evenements) => {
			verify(resoudre(situation, evenements), situation, evenements);
		}),
	);
}

/** Aombre that both players can reach: pools, cards and captures. */
const total = (situation: Pick<Situation, Camp>) =>
	CAMPS.map((camp) => situation[camp]).reduce(
		(somme, { reserve, surCartes, captures }) => somme + reserve + surCartes + captures,
		0,
	);

describe('whatever happens', () => {
	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		always(({ trace }) => {
			for (const { rule, avant, apres } of trace) {
				expect(RULES).toContain(rule);
				expect([avant, apres].every((nombre) => Number.isInteger(nombre) && nombre >= 0)).toBe(true);
			}
		});
	});

	test('Aombre comes from gains only, and leaves by losses and keys only', () => {
		always(({ resultat }, situation, evenements) => {
			const mouvements = evenements.map((evenement, rang): number => {
				const issue = resultat.issues[rang];
				if (issue?.type === 'cle-forgee') return -issue.cout;
				if (issue?.type !== 'aombre') return 0;
				return evenement.type === 'gain' ? issue.montant : evenement.type === 'perte' ? -issue.montant : 0;
			});
			expect(total(resultat.bilans)).toBe(mouvements.reduce((somme, part) => somme + part, total(situation)));
		});
	});

	test('nobody has less than nothing, nor more than three keys', () => {
		always(({ resultat: { bilans } }) => {
			for (const camp of CAMPS) {
				const { reserve, surCartes, captures, cles, cout } = bilans[camp];
				expect(Math.min(reserve, surCartes, captures, cles, cout)).toBeGreaterThanOrEqual(0);
				expect(cles).toBeLessThanOrEqual(3);
			}
		});
	});

	test('cles-victoire: there is a winner exactly when someone has three keys', () => {
		always(({ resultat: { bilans, vainqueur } }) => {
			expect(CAMPS.filter((camp) => bilans[camp].cles === 3)).toEqual(vainqueur === null ? [] : [vainqueur]);
		});
	});

	test('one outcome an event; illegal ones leave no step, and after the third key all are', () => {
		always(({ resultat: { issues, vainqueur }, trace }, _, evenements) => {
			expect(issues).toHaveLength(evenements.length);
			for (const [rang, issue] of issues.entries())
				if (issue.type === 'illegal') expect(trace.filter(({ evenement }) => evenement === rang)).toEqual([]);
			const gagne = issues.findIndex((issue) => issue.type === 'cle-forgee' && issue.cles === 3);
			expect(gagne !== -1).toBe(vainqueur !== null);
			if (gagne === -1) return;
			expect(issues.slice(gagne + 1).every((issue) => issue.type === 'illegal')).toBe(true);
		});
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		always((resolution, situation, evenements) => {
			const gele = deepFreeze(structuredClone({ situation, evenements }));
			expect(resoudre(gele.situation, gele.evenements)).toEqual(resolution);
			expect(gele).toEqual({ situation, evenements });
		});
	});
});

describe('rules that hold in general', () => {
	test('forger-obligatoire: at step 1 a key is forged exactly when it can be paid and nothing prevents it', () => {
		fc.assert(
			fc.property(uneSituation, uneEtape, (situation, kind) => {
				const avant = resoudre(situation, []).resultat.bilans[kind.joueur];
				const { issues } = resoudre(situation, [kind]).resultat;
				const due = avant.manque === 0 && kind.empechement === null;
				expect(issues[0]?.type).toBe(due ? 'cle-forgee' : 'pas-de-cle');
			}),
		);
	});

	test('forger-une-seule: step 1 never gives more than one key, nor spends more than its cost', () => {
		fc.assert(
			fc.property(uneSituation, uneEtape, (situation, kind) => {
				const { joueur } = kind;
				const { bilans } = resoudre(situation, [kind]).resultat;
				const forgees = bilans[joueur].cles - situation[joueur].cles;
				expect(forgees).toBeLessThanOrEqual(1);
				expect(total(situation) - total(bilans)).toBe(forgees * bilans[joueur].cout);
			}),
		);
	});

	test('forger-aombre-provenance: where the Aombre comes from changes neither the key nor its cost', () => {
		fc.assert(
			fc.property(uneSituation, uneEtape, fc.nat(9), (situation, kind, depuisCartes) => {
				const { issues } = resoudre(situation, [kind]).resultat;
				expect(resoudre(situation, [{ ...kind, depuisCartes }]).resultat.issues).toEqual(issues);
			}),
		);
	});

	test('pret-annonce: after « Prêt ! », with nothing else, the next step 1 forges', () => {
		fc.assert(
			fc.property(uneSituation, (situation) => {
				const joueur = 'vous';
				const { issues } = resoudre(situation, [
					{ type: 'fin-de-tour', joueur },
					{ type: 'etape-forger', joueur, empechement: null, depuisCartes: 0 },
				]).resultat;
				const [fin, cle] = issues;
				if (fin?.type !== 'fin-de-tour') throw new Error('No end of turn');
				expect(cle?.type === 'cle-forgee').toBe(fin.forgera);
				if (fin.pret) expect(fin.forgera).toBe(true);
			}),
		);
	});

	test('the amount to take away is the least that prevents the key', () => {
		fc.assert(
			fc.property(uneSituation, (situation) => {
				const { aRetirer, manque, reserve } = resoudre(situation, []).resultat.bilans.vous;
				const forge = (montant: number) =>
					resoudre(situation, [
						{ type: 'perte', joueur: 'vous', montant },
						{ type: 'etape-forger', joueur: 'vous', empechement: null, depuisCartes: 0 },
					]).resultat.issues[1]?.type === 'cle-forgee';
				if (aRetirer === null) expect(forge(reserve)).toBe(manque === 0);
				else expect([forge(aRetirer - 1), forge(aRetirer)]).toEqual([true, false]);
			}),
		);
	});
});
