import { describe, expect, test } from 'vitest';
import { eventTitle } from '../../../../../src/widgets/keyforge/fight/event-title';
import { foldedFacts } from '../../../../../src/widgets/keyforge/fight/facts';
import { plain } from '../../../../../src/widgets/keyforge/fight/state';
import { countCounters, countDamage, thisDamage } from '../../../../../src/widgets/keyforge/fight/words';

test.each([
	[0, '0 dégât', '0 pion de dégât', 'ce dégât'],
	[1, '1 dégât', '1 pion de dégât', 'ce dégât'],
	[2, '2 dégâts', '2 pions de dégât', 'ces 2 dégâts'],
])('nouns agree with %i', (value, ...words) => {
	expect([countDamage(value), countCounters(value), thisDamage(value)]).toEqual(words);
});

describe('the title of an event', () => {
	test('names the first fight and the next ones differently, even between the same creatures', () => {
		const fight = { type: 'fight', attacker: 'a', target: 'd', order: 'assault' } as const;
		expect(eventTitle(fight, 0)).toBe('Le combat');
		expect(eventTitle({ ...fight, attacker: 'ag' }, 0)).toBe(
			'Combat : votre voisine de gauche contre la créature adverse',
		);
		expect(eventTitle(fight, 1)).toBe('Autre combat : votre créature contre la créature adverse');
	});

	test.each([
		[1, 'La créature adverse gagne 1 d’armure'],
		[-2, 'La créature adverse perd 2 d’armure'],
		[0, 'Armure inchangée pour la créature adverse'],
	])('armor %i', (variation, title) => {
		expect(eventTitle({ type: 'armor', target: 'd', variation }, 1)).toBe(title);
	});

	test.each([
		[{ type: 'ward' }, 'La créature adverse reçoit un marqueur de protection'],
		[{ type: 'heal' }, 'La créature adverse est entièrement soignée'],
		[{ type: 'heal', amount: 2 }, 'Soin de 2 à la créature adverse'],
		[{ type: 'destroy' }, 'Un effet détruit la créature adverse'],
		[{ type: 'destroy', sacrifice: true }, 'Un effet fait sacrifier la créature adverse'],
		[{ type: 'leave', to: 'hand' }, 'La créature adverse est renvoyée dans la main de son propriétaire'],
	] as const)('%o', (event, title) => {
		expect(eventTitle({ ...event, target: 'd' }, 1)).toBe(title);
	});

	test('what lasts says so', () => {
		const duration = 'lasting' as const;
		expect(eventTitle({ type: 'power', target: 'd', variation: -2, duration }, 1)).toBe(
			'La créature adverse perd 2 de puissance, durablement',
		);
		expect(eventTitle({ type: 'power', target: 'd', variation: 0 }, 1)).toBe(
			'Puissance inchangée pour la créature adverse',
		);
		expect(eventTitle({ type: 'prevention', target: 'a', duration }, 1)).toBe(
			'Votre créature ne peut pas recevoir de dégâts, durablement',
		);
	});

	test('damage, with its splash', () => {
		expect(eventTitle({ type: 'damage', target: 'a', amount: 1 }, 1)).toBe('1 dégât à votre créature');
		expect(eventTitle({ type: 'damage', target: 'd', amount: 3, splash: 2 }, 1)).toBe(
			'3 dégâts à la créature adverse, avec projection de 2',
		);
		const also = [
			{ target: 'dd', amount: 1 },
			{ target: 'ag', amount: 2 },
		];
		expect(eventTitle({ type: 'damage', target: 'd', amount: 3, also, ignoresArmor: true }, 1)).toBe(
			'3 dégâts à la créature adverse, et 1 à la voisine adverse de droite et 2 à votre voisine de gauche, sans égard pour l’armure',
		);
	});
});

describe('what the folded part of a creature says', () => {
	test('nothing of a plain creature, whatever is in sight', () => {
		expect(foldedFacts({ ...plain, armor: 3, damage: 1, ward: 1, poison: true })).toEqual([]);
	});

	test('everything that is folded away', () => {
		const sheet = {
			...plain,
			assault: 2,
			hazardous: 1,
			powerCounters: 3,
			armorUsed: 1,
			aember: 2,
			stunned: true,
			enraged: true,
			exhausted: true,
			alreadyAttacked: true,
		};
		expect(foldedFacts(sheet).map((fact) => fact.replace('\u00a0', ' '))).toEqual([
			'assaut 2',
			'hasardeux 1',
			'+3 en puissance',
			'armure utilisée 1',
			'2 Aombres',
			'sonnée',
			'enragée',
			'inclinée',
			'déjà attaquée',
		]);
	});
});
