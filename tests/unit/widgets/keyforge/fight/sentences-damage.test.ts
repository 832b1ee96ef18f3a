import { describe, expect, test } from 'vitest';
import { said } from './said';

/** What is said of an event after a fight that changes little. */
const saidAfter = (sequel: string, target = 'puissance.9') =>
	said(`a=puissance.0_invulnerable&d=${target}&suite=${sequel}`);

describe('damage of an effect', () => {
	test.each([
		['degats.d.1', 'Un effet doit infliger 1 dégât à la créature adverse.'],
		['degats.d.3', 'Un effet doit infliger 3 dégâts à la créature adverse.'],
	])('%s', (sequel, sentence) => {
		expect(saidAfter(sequel)).toContain(sentence);
	});

	test('of a creature’s power', () => {
		expect(saidAfter('degats.d.3.de.a')).toContain(
			'Votre créature frappe la créature adverse : 3 dégâts de puissance.',
		);
	});

	test('its splash comes at the same time', () => {
		expect(said('a=puissance.1&d=puissance.9&dg=puissance.3&suite=degats.d.2.projection.1')).toContain(
			'En même temps, la projection doit infliger 1 dégât à la voisine adverse de gauche.',
		);
	});
});

describe('damage counters', () => {
	test.each([
		['puissance.9', 'degats.d.1', 'La créature adverse reçoit 1 pion de dégât, pour une puissance de 9.'],
		['puissance.9', 'degats.d.2', 'La créature adverse reçoit 2 pions de dégât, pour une puissance de 9.'],
		[
			'puissance.9_degats.3',
			'degats.d.1',
			'La créature adverse reçoit 1 pion de dégât : elle en porte 4, pour une puissance de 9.',
		],
	])('%s, %s', (target, sequel, sentence) => {
		expect(saidAfter(sequel, target)).toContain(sentence);
	});
});

describe('the ward', () => {
	test.each([
		['degats.d.1', 'Le marqueur de protection de la créature adverse est défaussé à la place de ce dégât.'],
		['degats.d.4', 'Le marqueur de protection de la créature adverse est défaussé à la place de ces 4 dégâts.'],
	])('%s', (sequel, sentence) => {
		expect(saidAfter(sequel, 'puissance.9_protection.1')).toContain(sentence);
	});

	test('does not save a creature of power 0', () => {
		expect(said('a=puissance.2&d=puissance.0_protection.1')).toEqual([
			'La créature adverse devrait être détruite : son marqueur de protection est défaussé à la place.',
			'La créature adverse garde 0 pion de dégât pour une puissance de 0 : elle ne peut pas rester en jeu.',
			'La créature adverse est marquée pour destruction : sa puissance est de 0.',
			'La créature adverse va dans la défausse de son propriétaire.',
			'Votre créature n’a aucune créature ennemie à combattre.',
		]);
	});
});

describe('armor', () => {
	const armored = 'puissance.9_armure.3';

	test.each([
		[
			'degats.d.1',
			'L’armure de la créature adverse annule 1 dégât : rien ne passe. Elle peut encore en annuler 2 ce tour-ci.',
		],
		['degats.d.3', 'L’armure de la créature adverse annule 3 dégâts : rien ne passe. Elle est consommée pour ce tour.'],
		['degats.d.4', 'L’armure de la créature adverse annule 3 dégâts : il en passe 1. Elle est consommée pour ce tour.'],
		[
			'degats.d.3_degats.d.1',
			'L’armure de la créature adverse (3) est déjà consommée ce tour-ci : elle n’annule rien.',
		],
		['degats.d.1_tour', 'L’armure de la créature adverse peut de nouveau annuler 3 dégâts.'],
		['armure.d.2', 'L’armure de la créature adverse passe de 3 à 5 pour ce tour.'],
		['armure.d.-1', 'L’armure de la créature adverse passe de 3 à 2 pour ce tour.'],
		[
			'degats.d.2_armure.d.-2',
			'L’armure de la créature adverse passe de 3 à 1 pour ce tour. Ce qui a déjà servi ce tour-ci part d’abord : elle peut encore annuler 1 dégât.',
		],
		[
			'degats.d.2_armure.d.-9',
			'L’armure de la créature adverse passe de 3 à 0 pour ce tour. Ce qui a déjà servi ce tour-ci part d’abord : elle ne peut plus rien annuler.',
		],
		[
			'degats.d.2_armure.d.-1',
			'Les dégâts que cette armure a déjà annulés ce tour-ci ne sont pas infligés après coup.',
		],
		['degats.d.4_armure.d.1', 'L’armure gagnée n’efface rien : la créature adverse garde 1 pion de dégât.'],
		['degats.d.6_armure.d.1', 'L’armure gagnée n’efface rien : la créature adverse garde 3 pions de dégât.'],
	])('%s', (sequel, sentence) => {
		expect(saidAfter(sequel, armored)).toContain(sentence);
	});

	test('of a creature that had none', () => {
		expect(saidAfter('armure.d.2')).toContain(
			'La créature adverse n’avait pas d’armure : elle en a maintenant 2 pour ce tour.',
		);
	});
});

describe('leaving play', () => {
	test('brings the two neighbors together, when there are two', () => {
		const closing =
			'La créature adverse va dans la défausse de son propriétaire. Ses deux voisines se retrouvent côte à côte.';
		const plain = 'La créature adverse va dans la défausse de son propriétaire.';
		const fight = 'a=puissance.9&d=puissance.1';
		expect(said(`${fight}&dg=puissance.1&dd=puissance.1`)).toContain(closing);
		expect(said(`${fight}&dg=puissance.1`)).toContain(plain);
		expect(said(fight)).toContain(plain);
	});

	test.each([
		['1', 'L’Aombre que portait la créature adverse va dans votre réserve.'],
		['2', 'Les 2 Aombres que portait la créature adverse vont dans votre réserve.'],
	])('gives its Æmber back (%s)', (aember, sentence) => {
		expect(said(`a=puissance.9&d=puissance.1_aombre.${aember}`)).toContain(sentence);
	});

	test('names each bearer when both leave together', () => {
		const both = said('a=puissance.1_aombre.1&d=puissance.1_aombre.2');
		expect(both).toContain('L’Aombre que portait votre créature va dans la réserve de l’adversaire.');
		expect(both).toContain('Les 2 Aombres que portait la créature adverse vont dans votre réserve.');
	});

	test('does not happen to an invulnerable creature', () => {
		expect(said('a=puissance.9&d=puissance.0_invulnerable')[0]).toBe(
			'La créature adverse est invulnérable : elle n’est pas détruite, même avec une puissance de 0.',
		);
		expect(said('a=puissance.9&d=puissance.2_degats.3_invulnerable')[0]).toBe(
			'La créature adverse est invulnérable : elle n’est pas détruite, même avec 3 pions de dégât et une puissance de 2.',
		);
	});
});

describe('what lasts a turn, and what lasts', () => {
	test.each([
		['armure.d.2_tour', 'Ce qui ne durait qu’un temps prend fin : l’armure de la créature adverse passe de 2 à 0.'],
		['puissance.d.-1', 'La puissance de la créature adverse passe de 9 à 8 pour ce tour.'],
		['puissance.d.2.durable', 'La puissance de la créature adverse passe de 9 à 11.'],
		[
			'puissance.d.2_tour',
			'Ce qui ne durait qu’un temps prend fin : la puissance de la créature adverse passe de 11 à 9.',
		],
		['preserver.d', 'Jusqu’à la fin du tour, la créature adverse ne peut pas recevoir de dégâts.'],
		['preserver.d.durable', 'Tant que l’effet s’applique, la créature adverse ne peut pas recevoir de dégâts.'],
		['preserver.d_degats.d.2', 'Un effet s’y oppose : la créature adverse ne peut pas recevoir ces 2 dégâts.'],
		[
			'preserver.d_tour',
			'Ce qui ne durait qu’un temps prend fin : la créature adverse peut de nouveau recevoir des dégâts.',
		],
	])('%s', (sequel, sentence) => {
		expect(said(`a=puissance.1&d=puissance.9&suite=${sequel}`)).toContain(sentence);
	});
});

test('several creatures at once, and armor that does not count', () => {
	expect(said('a=puissance.1&d=puissance.9&dd=puissance.4_armure.1&suite=degats.d.1.dd.2.armure.ignoree')).toEqual(
		expect.arrayContaining([
			'Un effet doit infliger 1 dégât à la créature adverse.',
			'En même temps, l’effet doit infliger 2 dégâts à la voisine adverse de droite.',
			'Ces dégâts ignorent l’armure de la voisine adverse de droite (1) : elle n’annule rien et n’est pas consommée.',
		]),
	);
});

describe('what an effect does to a creature', () => {
	test.each([
		['proteger.d', 'La créature adverse reçoit un marqueur de protection.'],
		[
			'proteger.d_proteger.d',
			'La créature adverse porte déjà un marqueur de protection : elle n’en reçoit pas d’autre.',
		],
		['soigner.d.2', '2 pions de dégât en moins sur la créature adverse : elle en porte 1.'],
		['soigner.a', 'Aucun pion de dégât n’est retiré : votre créature n’est pas soignée.'],
		['detruire.d', 'La créature adverse est marquée pour destruction : un effet la détruit.'],
		['sacrifier.d', 'La créature adverse est marquée pour destruction : elle est sacrifiée.'],
		['detruire.a', 'Votre créature est invulnérable : l’effet ne peut pas la détruire.'],
		[
			'proteger.d_partir.d.main',
			'La créature adverse devrait quitter le jeu : son marqueur de protection est défaussé à la place.',
		],
		['partir.a.deck', 'Invulnérable n’empêche pas votre créature de quitter le jeu autrement que détruite.'],
		['partir.d.archives', 'La créature adverse est mise dans les archives de son propriétaire.'],
		['partir.d.purge_degats.d.1', 'La créature adverse n’est plus en jeu.'],
	])('%s', (sequel, sentence) => {
		expect(saidAfter(sequel, 'puissance.9_degats.3')).toContain(sentence);
	});

	test('none of those that there are is moved', () => {
		expect(saidAfter('deplacer.d.a.0', 'puissance.9_degats.3')).toContain(
			'Aucun pion de dégât n’est déplacé : la créature adverse en porte toujours 3.',
		);
	});

	test('of a creature that has left play: that part of the effect is ignored', () => {
		expect(said('a=puissance.4&d=puissance.9&dd=puissance.1&combat=sans&suite=detruire.dd_degats.d.2.dd.2')).toContain(
			'La voisine adverse de droite n’est plus en jeu : l’effet ignore cette partie et fait le reste.',
		);
	});

	test('both fighters are destroyed before they fight', () => {
		expect(said('a=puissance.4&d=puissance.4&duel=a.4.d.4')).toContain(
			'Les deux créatures sont détruites : le combat lui-même est ignoré, aucun dégât de puissance n’est infligé.',
		);
	});

	test('two creatures that leave together, between two that stay', () => {
		const query = 'a=puissance.4&dg=puissance.9&d=puissance.1&dd=puissance.1&dd2=puissance.9';
		expect(said(`${query}&combat=sans&suite=degats.d.1.dd.1`)).toContain(
			'La voisine adverse de droite va dans la défausse de son propriétaire. Les créatures restées de part et d’autre se retrouvent côte à côte.',
		);
	});

	test('what lasts until a next turn says whose, whatever turn it begins in', () => {
		expect(saidAfter('tour_preserver.a.prochain')).toContain(
			'Jusqu’au début du prochain tour du joueur actif, votre créature ne peut pas recevoir de dégâts.',
		);
	});
});
