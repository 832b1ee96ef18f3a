import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	type Allie,
	type AttaqueEntreJoueurs,
	type Joueur,
	MOI,
	RULES,
	resoudre,
} from '../../../../../src/rules/mistborn/attack';
import { deepFreeze } from '../../deep-freeze';
import { toutes, uneAttaque, uneAttaqueSolo } from './arbitraries';
import { juger } from './vocabulary';

function somme(nombres: readonly number[]): number {
	return nombres.reduce((total, nombre) => total + nombre, 0);
}

type Cas = ReturnType<typeof juger<AttaqueEntreJoueurs>>;

/** What attacks before players cost, in all, or on the Alliés of a player. */
function depenses({ pas }: Cas, wanted: (pas: { joueur: string; defenseur: boolean }) => boolean = () => true): number {
	return somme(
		pas('allie-attaque')
			.filter(wanted)
			.map(({ avant, apres }) => avant - apres),
	);
}

function always(verify: (cas: Cas, attaque: AttaqueEntreJoueurs) => void): void {
	fc.assert(
		fc.property(uneAttaque, (attaque) => {
			verify(juger(attaque), attaque);
		}),
		{ numRuns: 400 },
	);
}

/** Whether the attacker has the Cible when he attacks: three players or more are alive. */
const pourTous = ({ joueurs, cible }: AttaqueEntreJoueurs) => joueurs.length > 1 && cible === MOI;

describe('whatever is attacked', () => {
	test('every step cites a rule of the list, with whole numbers that are not negative', () => {
		fc.assert(
			fc.property(toutes, (attaque) => {
				for (const { rule, avant, apres } of resoudre(attaque).trace) {
					expect(RULES).toContain(rule);
					expect([avant, apres].every((nombre) => Number.isInteger(nombre) && nombre >= 0)).toBe(true);
				}
			}),
		);
	});

	test('the same input gives the same result and trace, and is left unchanged', () => {
		fc.assert(
			fc.property(toutes, (attaque) => {
				const gele = deepFreeze(structuredClone(attaque));
				expect(resoudre(gele)).toEqual(resoudre(attaque));
				expect(gele).toEqual(attaque);
			}),
		);
	});
});

describe('between players', () => {
	test('regles-combat-reserve: every point is spent once, or left', () => {
		always((cas, attaque) => {
			if (pourTous(attaque) || cas.regles.includes('regles-combat-cible-recuperer')) return;
			const utiles = cas.resultat.bilans.map(
				({ avant, apres, absorbes, arretes }) => avant - apres + absorbes + arretes,
			);
			expect(depenses(cas) + somme(utiles) + cas.resultat.inutilises).toBe(attaque.degats);
		});
	});

	test('regles-combat-cible-vous: each player is dealt everything, less Alliés and his own Défenseurs', () => {
		always((cas, attaque) => {
			if (!pourTous(attaque)) return;
			for (const { joueur, diriges, absorbes, arretes, inutiles, avant, apres } of cas.resultat.bilans) {
				const paye = depenses(cas, (pas) => !pas.defenseur || pas.joueur === joueur);
				expect(diriges).toBe(attaque.degats - paye);
				expect(absorbes + arretes + inutiles + avant - apres).toBe(diriges);
				expect(inutiles).toBeGreaterThanOrEqual(0);
			}
		});
	});

	test('regles-combat-defenseur: no player is hurt while one of his Défenseurs lives', () => {
		always(({ resultat }, { joueurs }) => {
			const morts = resultat.tues.map(({ allie }) => allie);
			for (const [rang, { avant, apres }] of resultat.bilans.entries()) {
				if (apres === avant) continue;
				const gardes = joueurs[rang]?.allies.filter(({ defenseur }) => defenseur) ?? [];
				expect(morts).toEqual(expect.arrayContaining(gardes.map(({ id }) => id)));
			}
		});
	});

	test('regles-combat-cible-autre: nobody but the holder is hurt while he lives', () => {
		always(({ resultat: { bilans } }, { joueurs, cible }) => {
			if (joueurs.length === 1 || cible === MOI) return;
			const detenteur = bilans.find(({ joueur }) => joueur === cible);
			if (detenteur?.elimine) return;
			for (const bilan of bilans) if (bilan !== detenteur) expect(bilan.apres).toBe(bilan.avant);
		});
	});

	test('regles-combat-allie-tue: an Allié dies once, and only when struck for its Défense', () => {
		always(({ resultat, pas }, { joueurs }) => {
			const morts = resultat.tues.map(({ allie }) => allie);
			expect(new Set(morts).size).toBe(morts.length);
			for (const { id, defense } of joueurs.flatMap(({ allies }) => allies))
				for (const coup of [...pas('allie-attaque'), ...pas('defenseur-absorbe')])
					if (coup.sujet === id) expect(coup.avant - coup.apres).toBe(defense);
		});
	});

	test('a refused attack changes nothing: without it, the rest is the same', () => {
		always((cas, attaque) => {
			const refuses = new Set(cas.resultat.refus.map(({ sujet }) => sujet));
			const tentes = cas.pas('allie-attaque').map(({ sujet }) => sujet);
			const allies = attaque.plan.allies.filter((id) => !refuses.has(id) || tentes.includes(id));
			expect(juger({ ...attaque, plan: { ...attaque.plan, allies } }).trace).toEqual(cas.trace);
		});
	});

	test('regles-combat-deux-joueurs: more damage never leaves the only opponent better off', () => {
		always((cas, attaque) => {
			if (attaque.joueurs.length > 1) return;
			const plan = { allies: [], frappe: null, transmission: null };
			const moins = juger({ ...attaque, plan }).resultat.bilans[0]?.apres ?? 0;
			const plus = juger({ ...attaque, degats: attaque.degats + 1, plan }).resultat.bilans[0]?.apres ?? 0;
			expect(plus).toBeLessThanOrEqual(moins);
			expect(cas.resultat.suite).toBe('aucune');
		});
	});
});

/** Attacks that kill an Allié, its Nuages included. */
const mort = ({ id, nuages }: Allie) => Array<string>(nuages + 1).fill(id);
const gardes = ({ allies }: Joueur) => allies.filter(({ defenseur }) => defenseur);
const faibles = ({ allies }: Joueur) =>
	allies.filter(({ defenseur, defense, nuages, reduction }) => !defenseur && defense * (nuages + 1) < reduction);

describe('costs', () => {
	test('regles-combat-defenseur: an Allié can be killed if and only if its cost can be paid', () => {
		always(({ resultat }, attaque) => {
			for (const joueur of attaque.joueurs)
				for (const allie of joueur.allies) {
					const devant = allie.defenseur ? [] : gardes(joueur);
					const allies = [...devant, allie].flatMap(mort);
					const essai = juger({ ...attaque, plan: { allies, frappe: 0, transmission: null } });
					const tue = essai.pas('allie-tue').some(({ sujet }) => sujet === allie.id);
					expect(resultat.couts).toContainEqual(expect.objectContaining({ sujet: allie.id, possible: tue }));
				}
		});
	});

	test('regles-combat-cible-autre: a player can be eliminated if and only if he is allowed and his cost can be paid', () => {
		always(({ resultat }, attaque) => {
			for (const joueur of attaque.joueurs) {
				const allies = [...gardes(joueur), ...faibles(joueur)].flatMap(mort);
				const { bilans } = juger({ ...attaque, plan: { allies, frappe: null, transmission: null } }).resultat;
				const elimine = bilans.find((bilan) => bilan.joueur === joueur.id)?.elimine;
				const cout = resultat.couts.find(({ sujet }) => sujet === joueur.id);
				if (cout?.permis) expect(cout.possible).toBe(elimine);
			}
		});
	});
});

describe('against the Seigneur Maître', () => {
	test('regles-solo-attaquer: every point is spent once, or left', () => {
		fc.assert(
			fc.property(uneAttaqueSolo, (attaque) => {
				const { resultat, pas } = juger(attaque);
				const boucliers = pas('bouclier-detruit').map(({ avant, apres }) => avant - apres);
				const { avant, apres, inutilises } = resultat;
				expect(somme(boucliers) + avant - apres + inutilises).toBe(attaque.degats);
			}),
		);
	});

	test('regles-solo-bouclier-ordre: what is left of the shields is their end, and none is left of the defeated', () => {
		fc.assert(
			fc.property(uneAttaqueSolo, (attaque) => {
				const { resultat } = juger(attaque);
				for (const { id, boucliers } of attaque.adversaires) {
					const reste = resultat.adversaires.find((autre) => autre.id === id)?.boucliers ?? [];
					expect(reste).toEqual(boucliers.slice(boucliers.length - reste.length));
					expect(reste.length === 0).toBe(resultat.vaincus.includes(id));
				}
			}),
		);
	});
});
