import { describe, expect, test } from 'vitest';
import { refusal } from '../../../../../src/widgets/keyforge/fight/refusal';
import { caseOf, resolveCase } from './said';

/** What is said of the last event, and the rules that say so. */
function refused(query: string) {
	const outcome = resolveCase(caseOf(query)).resolution.result.outcomes.at(-1);
	if (outcome?.type !== 'illegal') throw new Error(`Not refused: ${query}`);
	return { text: refusal(outcome), rules: outcome.rule === null ? [] : [outcome.rule] };
}

describe('an event that cannot be', () => {
	test('an exhausted creature, or an enraged one that may fight', () => {
		expect(refused('a=puissance.4_inclinee&d=puissance.3')).toEqual({
			text: 'Votre créature est inclinée : elle ne peut pas être utilisée tant qu’elle n’est pas redressée. Si un effet la redresse, ajoutez-le avant.',
			rules: ['incline-etat'],
		});
		expect(refused('a=puissance.4_enragee&d=puissance.3&combat=sans&suite=utiliser.a.moissonner')).toEqual({
			text: 'Votre créature est enragée : utilisée, elle doit combattre, puisqu’elle le peut.',
			rules: ['enrager-doit-combattre'],
		});
	});

	test('a target next to one creature with taunt', () => {
		expect(refused('a=puissance.4&d=puissance.3&dg=puissance.3_provocation&dd=puissance.1')).toEqual({
			text: 'La créature adverse est à côté de la voisine adverse de gauche, dotée de provocation : elle ne peut pas être choisie. Cibles possibles : la voisine adverse de gauche et la voisine adverse de droite.',
			rules: ['provocation-voisins'],
		});
	});

	test('a target between two of them', () => {
		expect(refused('a=puissance.4&d=puissance.3&dg=puissance.3_provocation&dd=puissance.1_provocation').text).toBe(
			'La créature adverse est entre la voisine adverse de gauche et la voisine adverse de droite, dotées de provocation : elle ne peut pas être choisie. Cibles possibles : la voisine adverse de gauche et la voisine adverse de droite.',
		);
	});

	test('a target that may be chosen is not refused, taunt or not', () => {
		expect(() => refused('a=puissance.4&d=puissance.3_provocation&dg=puissance.3_provocation')).toThrow('Not refused');
		expect(() => refused('a=puissance.4&ag=puissance.3_provocation&d=puissance.3')).toThrow('Not refused');
	});

	test('a second fight with a provoked or a destroyed creature', () => {
		expect(
			refused('a=puissance.9&d=puissance.3&ad=puissance.1&dd=puissance.3_provocation&suite=combat.ad.d').text,
		).toContain('La créature adverse est à côté de la voisine adverse de droite, dotée de provocation');
		expect(refused('a=puissance.4&d=puissance.3&ad=puissance.1&dd=puissance.3&suite=combat.ad.d')).toEqual({
			text: 'La créature adverse est déjà détruite.',
			rules: ['detruit-defausse'],
		});
	});

	test('a second fight with nobody left in front', () => {
		expect(refused('a=puissance.4&d=puissance.3&ad=puissance.1&suite=combat.ad.d')).toEqual({
			text: 'Votre voisine de droite n’a aucune créature ennemie à combattre.',
			rules: ['combattre-aucune-cible'],
		});
	});

	test.each(['degats.dg.1', 'armure.dg.1', 'degats.a.1.de.dg', 'combat.dg.a', 'combat.a.dg'])(
		'a creature that is not there (%s)',
		(sequel) => {
			expect(refused(`a=puissance.9&d=puissance.3&dd=puissance.3&combat=sans&suite=${sequel}`)).toEqual({
				text: 'La voisine adverse de gauche n’est pas dans la situation : ajoutez-la, ou retirez cet événement.',
				rules: [],
			});
		},
	);

	test.each(['combat.a.a', 'combat.a.ad'])('a fight inside one line (%s)', (sequel) => {
		expect(refused(`a=puissance.9&ad=puissance.1&d=puissance.3&dd=puissance.3&combat=sans&suite=${sequel}`)).toEqual({
			text: 'Votre créature ne peut combattre qu’une créature ennemie.',
			rules: ['combat-incliner-et-choisir'],
		});
	});
});
