import { describe, expect, test } from 'vitest';
import { type Priorite, proposer } from '../../../../../src/rules/arkham/damage-and-horror';
import { type Cas, lot, situation } from './vocabulary';

const proposition = (cas: Cas, priorite: Priorite) =>
	proposer(situation(cas), priorite).map(({ degats, horreurs }) => [degats, horreurs]);

describe('sparing the investigator', () => {
	test.each<[string, Cas, number[][]]>([
		[
			'degats-soutien-maximum: full assets, then the rest',
			{ soutiens: [{ vie: 1 }, { vie: 2 }], inflige: lot(5) },
			[
				[1, 0],
				[2, 0],
			],
		],
		[
			'degats-soutien-eligible: each kind where it may go',
			{ soutiens: [{ vie: 2 }, { sante: 2 }], inflige: lot(2, 2) },
			[
				[2, 0],
				[0, 2],
			],
		],
		[
			'spreads so that no asset falls',
			{ soutiens: [{ vie: 2 }, { vie: 3 }], inflige: lot(3) },
			[
				[1, 0],
				[2, 0],
			],
		],
		[
			'gives up one asset rather than two',
			{ soutiens: [{ vie: 2 }, { vie: 3 }], inflige: lot(4) },
			[
				[1, 0],
				[3, 0],
			],
		],
		[
			'fills first the asset that is given up',
			{ soutiens: [{ vie: 3 }, { vie: 3, sante: 1 }], inflige: lot(4, 1) },
			[
				[1, 0],
				[3, 1],
			],
		],
		[
			'gives up the same asset for both kinds',
			{ soutiens: [{ vie: 1, sante: 1 }, { vie: 1 }, { sante: 1 }], inflige: lot(1, 1) },
			[
				[1, 1],
				[0, 0],
				[0, 0],
			],
		],
		[
			'degats-sans-detour: nothing of what is direct',
			{ soutiens: [{ vie: 3, sante: 3 }], inflige: lot(2, 2), direct: { degats: true } },
			[[0, 2]],
		],
		['no asset', { inflige: lot(3, 3) }, []],
	])('%s', (_, cas, expected) => {
		expect(proposition(cas, 'investigateur')).toEqual(expected);
	});
});

describe('keeping the assets', () => {
	const soutiens = [{ vie: 2 }, { vie: 3, sante: 1 }];

	test.each<[string, Cas, number[][]]>([
		[
			'takes what defeats no asset while the investigator can take the rest',
			{ soutiens, inflige: lot(5, 2) },
			[
				[1, 0],
				[2, 0],
			],
		],
		[
			'gives up one asset when the investigator would be defeated',
			{ moi: { vie: 2 }, soutiens, inflige: lot(5, 2) },
			[
				[1, 0],
				[3, 1],
			],
		],
		[
			'gives up as many as it takes',
			{ moi: { vie: 2 }, soutiens, inflige: lot(6) },
			[
				[2, 0],
				[3, 0],
			],
		],
		[
			'spares the investigator as much as possible when nothing saves them',
			{ moi: { vie: 1 }, soutiens, inflige: lot(9) },
			[
				[2, 0],
				[3, 0],
			],
		],
		[
			'counts tokens that the investigator has',
			{ moi: { vie: 5, degats: 4 }, soutiens: [{ vie: 1 }], inflige: lot(1) },
			[[1, 0]],
		],
	])('%s', (_, cas, expected) => {
		expect(proposition(cas, 'soutiens')).toEqual(expected);
	});
});
