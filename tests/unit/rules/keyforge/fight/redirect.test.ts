import { describe, expect, test } from 'vitest';
import { damage, destroy, fight, judge, leave, line, newTurn, redirect } from './builders';

describe('damage that another creature is dealt', () => {
	const attacker = line({ id: 'a', power: 4 });
	const opposing = line({ id: 'knight', power: 4, armor: 2 }, { id: 'double', power: 9 });

	test('faq-armure-double-tenebreux: armor first, then the rest goes to the other, as the attacker is struck', () => {
		const { inPlay, destructions } = judge(
			{ active: attacker, opposing },
			redirect('knight', 'double', 'lasting'),
			fight('a', 'knight'),
		);
		expect(inPlay('knight')).toMatchObject({ damage: 0, armorUsed: 2 });
		expect(inPlay('double')).toMatchObject({ damage: 2 });
		expect(destructions).toEqual(['a']);
	});

	test('what cannot be dealt damage is not, even so', () => {
		const safe = line({ id: 'knight', power: 4 }, { id: 'double', invulnerable: true });
		const { inPlay } = judge({ active: [], opposing: safe }, redirect('knight', 'double'), damage('knight', 3));
		expect([inPlay('knight')?.damage, inPlay('double')?.damage]).toEqual([0, 0]);
	});

	test('poison-detruit: poison destroys the creature that is wounded in the end', () => {
		const { destructions } = judge(
			{ active: line({ id: 'a', power: 9, poison: true }), opposing },
			redirect('knight', 'double'),
			fight('a', 'knight', 'assault', { dealt: 3 }),
		);
		expect(destructions).toEqual(['double']);
	});

	test('both parts add up when the other is dealt damage too', () => {
		const { inPlay } = judge(
			{ active: [], opposing },
			redirect('knight', 'double'),
			damage('knight', 3, { also: [{ target: 'double', amount: 2 }] }),
		);
		expect(inPlay('double')).toMatchObject({ damage: 3 });
	});

	test('proteger-remplace: its ward is spent once for all that it is dealt at the same time', () => {
		const neighbors = line({ id: 'knight', power: 4, armor: 1 }, { id: 'double', ward: 1 }, { id: 'squire' });
		const { inPlay, stepsOf } = judge(
			{ active: [], opposing: neighbors },
			redirect('knight', 'double'),
			redirect('squire', 'double'),
			damage('knight', 2, { also: [{ target: 'squire', amount: 2 }] }),
			damage('squire', 1),
		);
		expect(inPlay('double')).toMatchObject({ damage: 1, ward: 0 });
		expect(stepsOf('ward-discarded')).toMatchObject([
			{ creature: 'double', before: 1, after: 0, eventRank: 2 },
			{ creature: 'double', before: 2, after: 0, eventRank: 2 },
		]);
	});

	test('may destroy the creature that deals it: the other keyword then has nobody to hit', () => {
		const { destructions, inPlay } = judge(
			{ active: line({ id: 'a', assault: 1 }), opposing: line({ id: 'b', power: 1, hazardous: 1 }) },
			redirect('a', 'b'),
			fight('a', 'b', 'hazardous'),
		);
		expect(destructions).toEqual(['b']);
		expect(inPlay('a')).toMatchObject({ damage: 0 });
	});

	test('no longer once the other has left, nor once its time is over', () => {
		const gone = judge({ active: [], opposing }, redirect('knight', 'double'), destroy('double'), damage('knight', 3));
		expect(gone.inPlay('knight')).toMatchObject({ damage: 1 });
		const later = (duration?: 'next-turn') =>
			judge({ active: [], opposing }, redirect('knight', 'double', duration), newTurn, damage('knight', 3));
		expect(later().inPlay('knight')).toMatchObject({ damage: 1 });
		expect(later().stepsOf('redirect-ended')).toMatchObject([{ before: 1, after: 0 }]);
		expect(later('next-turn').inPlay('knight')).toMatchObject({ damage: 0 });
	});

	test('proteger-remplace: the ward of the creature that is dealt it is discarded instead', () => {
		const warded = line({ id: 'knight', power: 9 }, { id: 'double', power: 3, ward: 1 });
		const { inPlay, rules } = judge(
			{ active: [], opposing: warded },
			redirect('knight', 'double', 'lasting'),
			damage('knight', 3),
		);
		expect(inPlay('knight')).toMatchObject({ damage: 0 });
		expect(inPlay('double')).toMatchObject({ damage: 0, ward: 0 });
		expect(rules).toContain('proteger-remplace');
	});

	test('effets-persistants-definition: a shorter one hides a lasting one, which counts again once it is over', () => {
		const three = line({ id: 'left', power: 9 }, { id: 'knight', power: 4 }, { id: 'right', power: 9 });
		const both = [redirect('knight', 'left', 'lasting'), redirect('knight', 'right')];
		const { inPlay, stepsOf } = judge(
			{ active: [], opposing: three },
			...both,
			damage('knight', 1),
			newTurn,
			damage('knight', 2),
		);
		expect(['left', 'knight', 'right'].map((id) => inPlay(id)?.damage)).toEqual([2, 0, 1]);
		expect(stepsOf('redirect-ended')).toMatchObject([{ before: 1, after: 1, to: 'left' }]);
		const gone = judge({ active: [], opposing: three }, ...both, leave('right'), damage('knight', 2));
		expect(gone.inPlay('left')).toMatchObject({ damage: 2 });
	});

	test('proteger-remplace: poison does not destroy a creature whose ward was discarded instead of the damage', () => {
		const warded = line({ id: 'knight', power: 9 }, { id: 'double', power: 9, ward: 1 });
		const { destructions, inPlay } = judge(
			{ active: line({ id: 'a', power: 2, poison: true }), opposing: warded },
			redirect('knight', 'double', 'lasting'),
			fight('a', 'knight'),
		);
		expect(destructions).toEqual(['a']);
		expect(inPlay('double')).toMatchObject({ damage: 0, ward: 0 });
	});
});
