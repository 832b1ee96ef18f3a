import { describe, expect, test } from 'vitest';
import { MOI } from '../../../../../src/rules/mistborn/attack';
import { allie, deux, garde, santes, trois, tues } from './vocabulary';

describe('Nuage for an Allié', () => {
	const sauve = allie({ id: 'a', nuages: 1 });

	test('regles-combat-nuage-allie: it does not die, and the damage is lost', () => {
		const cas = deux(7, { allies: [sauve] }, { allies: ['a'] });
		expect(tues(cas)).toEqual([]);
		expect(cas.pas('allie-sauve')).toMatchObject([{ sujet: 'a', avant: 1, apres: 0, defense: 3 }]);
		expect(santes(cas)).toEqual({ paul: 16 });
	});

	test('regles-combat-nuage-allie: it can be attacked again with enough damage', () => {
		expect(tues(deux(6, { allies: [sauve] }, { allies: ['a', 'a'] }))).toEqual(['a']);
		expect(deux(5, { allies: [sauve] }, { allies: ['a', 'a'] }).resultat.refus).toMatchObject([{ disponibles: 2 }]);
	});

	test('regles-combat-nuage-allie: a Défenseur that is saved still shields, until it is killed', () => {
		const allies = [garde('mur', 3, 1)];
		expect(santes(deux(5, { allies }))).toEqual({ paul: 20 });
		const tue = deux(8, { allies });
		expect(tue.pas('defenseur-absorbe').map(({ avant, apres }) => [avant, apres])).toEqual([
			[8, 5],
			[5, 2],
		]);
		expect(santes(tue)).toEqual({ paul: 18 });
	});

	test('regles-combat-nuage-allie: with the Cible, what it loses is lost against all, or its player for a Défenseur', () => {
		expect(santes(trois(5, MOI, { paul: { allies: [sauve] } }, { allies: ['a'] }))).toEqual({ paul: 18, rita: 18 });
		const mur = { paul: { allies: [garde('mur', 3, 1)] } };
		expect(santes(trois(5, MOI, mur, { allies: ['mur'] }))).toEqual({ paul: 20, rita: 15 });
	});
});

describe('Nuage and Alliés that reduce damage', () => {
	test('regles-combat-nuage-joueur: the player receives less', () => {
		const cas = deux(7, { nuage: 3 });
		expect(cas.pas('nuage')).toMatchObject([{ rule: 'regles-combat-nuage-joueur', sujet: 'paul', avant: 7, apres: 4 }]);
		expect(cas.resultat.bilans).toMatchObject([{ apres: 16, arretes: 3, inutiles: 0 }]);
	});

	test('regles-combat-nuage-joueur: never less than none', () => {
		expect(deux(2, { nuage: 3 }).resultat.bilans).toMatchObject([{ apres: 20, arretes: 2 }]);
	});

	test('regles-combat-nuage-joueur: it leaves the damage of Défenseurs alone', () => {
		const cas = deux(7, { nuage: 3, allies: [garde('mur', 4)] });
		expect(tues(cas)).toEqual(['mur']);
		expect(santes(cas)).toEqual({ paul: 20 });
	});

	test('regles-combat-cible-nuage: with the Cible, the others receive everything', () => {
		const cas = trois(7, MOI, { rita: { nuage: 3 } });
		expect(cas.pas('nuage')).toMatchObject([{ rule: 'regles-combat-cible-nuage', sujet: 'rita' }]);
		expect(santes(cas)).toEqual({ paul: 13, rita: 16 });
	});

	const smoker = allie({ id: 'smoker', defense: 2, reduction: 2 });

	test('regles-combat-smoker: it protects its player, not itself', () => {
		const vivant = deux(7, { allies: [smoker] });
		expect(vivant.pas('reduction')).toMatchObject([{ sujet: 'smoker', joueur: 'paul', avant: 7, apres: 5 }]);
		expect(santes(vivant)).toEqual({ paul: 15 });
		const tue = deux(7, { allies: [smoker] }, { allies: ['smoker'] });
		expect(tue.pas('reduction')).toEqual([]);
		expect(santes(tue)).toEqual({ paul: 15 });
	});

	test('regles-combat-smoker: nor the other Alliés of its player, who reduce nothing themselves', () => {
		expect(deux(3, { allies: [allie({ id: 'a' })] }).pas('reduction')).toEqual([]);
		expect(tues(deux(3, { allies: [smoker, allie({ id: 'a' })] }, { allies: ['a'] }))).toEqual(['a']);
	});

	test('regles-combat-smoker: it counts before Nuage, and no Nuage is used on what is already stopped', () => {
		const { pas, resultat } = deux(2, { nuage: 3, allies: [smoker, allie({ id: 'autre', reduction: 1 })] });
		expect(pas('reduction')).toHaveLength(1);
		expect(pas('nuage')).toEqual([]);
		expect(resultat.bilans).toMatchObject([{ apres: 20, arretes: 2 }]);
	});
});
