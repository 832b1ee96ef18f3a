import { describe, expect, test } from 'vitest';
import { said } from './said';

describe('a plain fight', () => {
	test('is described from the choice of the target to the discard pile', () => {
		expect(said('a=puissance.4&d=puissance.5_armure.1')).toEqual([
			'Votre créature est inclinée et combat la créature adverse.',
			'Votre créature frappe la créature adverse : 4 dégâts de puissance.',
			'En même temps, la créature adverse frappe votre créature : 5 dégâts de puissance.',
			'L’armure de la créature adverse annule 1 dégât : il en passe 3. Elle est consommée pour ce tour.',
			'La créature adverse reçoit 3 pions de dégât, pour une puissance de 5.',
			'Votre créature reçoit 5 pions de dégât, pour une puissance de 4.',
			'Votre créature est marquée pour destruction : 5 pions de dégât pour une puissance de 4.',
			'Votre créature va dans la défausse de son propriétaire.',
			'Votre créature n’a pas survécu : ses capacités « Combat : » éventuelles ne se résolvent pas.',
		]);
	});

	test('ends with the abilities of an attacker that survived, and its rage', () => {
		expect(said('a=puissance.4_enragee&d=puissance.1').slice(-2)).toEqual([
			'Votre créature a survécu : si elle a des capacités « Combat : », elles se résolvent.',
			'Votre créature a servi à combattre : elle perd son marqueur Enragé.',
		]);
	});

	test('an attacker used for a fight that was skipped is no longer enraged, and is not said to have fought', () => {
		expect(said('a=puissance.4_assaut.2_enragee&d=puissance.2').slice(-3)).toEqual([
			'L’une des deux créatures est détruite : le combat lui-même est ignoré, aucun dégât de puissance n’est infligé.',
			'Sans combat, les capacités « Combat : » éventuelles de votre créature ne se résolvent pas.',
			'Votre créature a servi à combattre : elle perd son marqueur Enragé.',
		]);
	});

	test.each([
		['marqueurs.1', 'Avec son marqueur +1, la puissance de votre créature passe de 4 à 5.'],
		['marqueurs.3', 'Avec ses 3 marqueurs +1, la puissance de votre créature passe de 4 à 7.'],
	])('power counters count (%s)', (field, sentence) => {
		expect(said(`a=puissance.4_${field}&d=puissance.9`)).toContain(sentence);
	});

	test.each([
		['puissance.1', 'La créature adverse est sonnée, mais elle frappe quand même celle qui l’attaque, pour 1 dégât.'],
		['puissance.3', 'La créature adverse est sonnée, mais elle frappe quand même celle qui l’attaque, pour 3 dégâts.'],
	])('a stunned target strikes back (%s)', (field, sentence) => {
		expect(said(`a=puissance.4&d=${field}_sonnee`)).toContain(sentence);
	});
});

describe('keywords before the fight', () => {
	test.each([
		['1', 'Assaut : avant le combat, votre créature frappe la créature adverse pour 1 dégât.'],
		['2', 'Assaut : avant le combat, votre créature frappe la créature adverse pour 2 dégâts.'],
	])('assault (%s)', (x, sentence) => {
		expect(said(`a=puissance.4_assaut.${x}&d=puissance.5`)).toContain(sentence);
	});

	test.each([
		['1', 'Hasardeux : avant le combat, la créature adverse frappe votre créature pour 1 dégât.'],
		['2', 'Hasardeux : avant le combat, la créature adverse frappe votre créature pour 2 dégâts.'],
	])('hazardous (%s)', (x, sentence) => {
		expect(said(`a=puissance.4&d=puissance.5_hasardeux.${x}`)).toContain(sentence);
	});

	test.each([
		['assaut', 'hasardeux'],
		['hasardeux', 'assaut'],
	])('the order that the active player chose (%s first)', (order, then) => {
		expect(said(`a=puissance.4_assaut.1&d=puissance.5_hasardeux.1&ordre=${order}`)).toContain(
			`Le joueur actif choisit l’ordre : ici ${order}, puis ${then}.`,
		);
	});

	test('the keyword of a creature that left first does nothing', () => {
		const both = 'a=puissance.2_assaut.2&d=puissance.2_hasardeux.3';
		expect(said(both)).toContain('La créature adverse n’est plus en jeu : son mot-clé hasardeux (3) n’inflige rien.');
		expect(said(`${both}&ordre=hasardeux`)).toContain(
			'Votre créature n’est plus en jeu : son mot-clé assaut (2) n’inflige rien.',
		);
	});

	test.each([
		['1', 'pas ce dégât'],
		['2', 'pas ces 2 dégâts'],
	])('skirmish and elusive stop power only (%s)', (x, these) => {
		expect(said(`a=puissance.4_escarmouche&d=puissance.5_hasardeux.${x}`)).toContain(
			`Escarmouche n’arrête que les dégâts de puissance, ${these} de hasardeux.`,
		);
		expect(said(`a=puissance.4_assaut.${x}&d=puissance.5_insaisissable`)).toContain(
			`Insaisissable n’arrête que les dégâts de puissance, ${these} d’assaut.`,
		);
	});
});

describe('what keeps power from wounding', () => {
	test('elusive, the first time and then no longer', () => {
		const twice = said('a=puissance.1&d=puissance.3_insaisissable&suite=redresser.a_combat.a.d');
		expect(twice).toContain(
			'La créature adverse est insaisissable et choisie pour la première fois ce tour-ci : la puissance des deux créatures n’inflige rien.',
		);
		expect(twice).toContain('Insaisissable : votre créature n’inflige pas son dégât à la créature adverse.');
		expect(twice).toContain('Insaisissable : la créature adverse n’inflige pas ses 3 dégâts à votre créature.');
		expect(twice.filter((text) => text.includes('frappe'))).toHaveLength(2);
		expect(twice).toContain('La créature adverse a déjà été choisie ce tour-ci : insaisissable ne joue plus.');
	});

	test('what an attacker no longer does is told: « Combat : » abilities', () => {
		expect(said('a=puissance.1&d=puissance.3')).toContain(
			'Votre créature n’a pas survécu : ses capacités « Combat : » éventuelles ne se résolvent pas.',
		);
		expect(said('a=puissance.3_assaut.3&d=puissance.3')).toContain(
			'Sans combat, les capacités « Combat : » éventuelles de votre créature ne se résolvent pas.',
		);
	});

	test('elusive again on a new turn', () => {
		expect(said('a=puissance.1&d=puissance.3_insaisissable&suite=tour')).toContain(
			'Insaisissable protège de nouveau la créature adverse, à la première attaque du tour.',
		);
	});

	test('skirmish and invulnerable', () => {
		expect(said('a=puissance.2_escarmouche&d=puissance.6')).toContain(
			'Escarmouche : la créature adverse n’inflige pas ses 6 dégâts à votre créature.',
		);
		expect(said('a=puissance.2&d=puissance.6_invulnerable')).toContain(
			'Invulnérable : la créature adverse ne reçoit pas ces 2 dégâts.',
		);
	});

	test('poison that wounds, and poison that does not', () => {
		expect(said('a=puissance.2_poison&d=puissance.9')).toContain(
			'La créature adverse est marquée pour destruction : le poison l’a blessée.',
		);
		expect(said('a=puissance.2_poison&d=puissance.9_armure.2')).toContain(
			'Aucun dégât n’a été infligé à la créature adverse : le poison ne fait rien.',
		);
		expect(said('a=puissance.2_poison_assaut.1&d=puissance.9')).toContain(
			'Ce dégât ne vient pas de la puissance : le poison ne fait rien.',
		);
		expect(said('a=puissance.2_poison_assaut.3&d=puissance.9')).toContain(
			'Ces 3 dégâts ne viennent pas de la puissance : le poison ne fait rien.',
		);
	});
});
