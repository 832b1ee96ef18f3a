import { describe, expect, test } from 'vitest';
import { type Priority, propose } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Example, harm, situation } from './vocabulary';

const proposed = (example: Example, priority: Priority) =>
	propose(situation(example), priority).map(({ damage, horror }) => [damage, horror]);

describe('sparing the investigator', () => {
	test.each<[string, Example, number[][]]>([
		[
			'degats-soutien-maximum: full assets, then the rest',
			{ assets: [{ health: 1 }, { health: 2 }], dealt: harm(5) },
			[
				[1, 0],
				[2, 0],
			],
		],
		[
			'degats-soutien-eligible: each kind where it may go',
			{ assets: [{ health: 2 }, { sanity: 2 }], dealt: harm(2, 2) },
			[
				[2, 0],
				[0, 2],
			],
		],
		[
			'spreads so that no asset falls',
			{ assets: [{ health: 2 }, { health: 3 }], dealt: harm(3) },
			[
				[1, 0],
				[2, 0],
			],
		],
		[
			'gives up one asset rather than two',
			{ assets: [{ health: 2 }, { health: 3 }], dealt: harm(4) },
			[
				[1, 0],
				[3, 0],
			],
		],
		[
			'fills first the asset that is given up',
			{ assets: [{ health: 3 }, { health: 3, sanity: 1 }], dealt: harm(4, 1) },
			[
				[1, 0],
				[3, 1],
			],
		],
		[
			'gives up the same asset for both kinds',
			{ assets: [{ health: 1, sanity: 1 }, { health: 1 }, { sanity: 1 }], dealt: harm(1, 1) },
			[
				[1, 1],
				[0, 0],
				[0, 0],
			],
		],
		[
			'degats-sans-detour: nothing of what is direct',
			{ assets: [{ health: 3, sanity: 3 }], dealt: harm(2, 2), direct: { damage: true } },
			[[0, 2]],
		],
		['no asset', { dealt: harm(3, 3) }, []],
	])('%s', (_, example, expected) => {
		expect(proposed(example, 'investigator')).toEqual(expected);
	});
});

describe('keeping the assets', () => {
	const assets = [{ health: 2 }, { health: 3, sanity: 1 }];

	test.each<[string, Example, number[][]]>([
		[
			'takes what defeats no asset while the investigator can take the rest',
			{ assets, dealt: harm(5, 2) },
			[
				[1, 0],
				[2, 0],
			],
		],
		[
			'gives up one asset when the investigator would be defeated',
			{ me: { health: 2 }, assets, dealt: harm(5, 2) },
			[
				[1, 0],
				[3, 1],
			],
		],
		[
			'gives up as many as it takes',
			{ me: { health: 2 }, assets, dealt: harm(6) },
			[
				[2, 0],
				[3, 0],
			],
		],
		[
			'spares the investigator as much as possible when nothing saves them',
			{ me: { health: 1 }, assets, dealt: harm(9) },
			[
				[2, 0],
				[3, 0],
			],
		],
		[
			'counts tokens that the investigator has',
			{ me: { health: 5, damage: 4 }, assets: [{ health: 1 }], dealt: harm(1) },
			[[1, 0]],
		],
	])('%s', (_, example, expected) => {
		expect(proposed(example, 'assets')).toEqual(expected);
	});
});
