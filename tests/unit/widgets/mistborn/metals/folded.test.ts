import { expect, test } from 'vitest';
import { folded } from '../../../../../src/widgets/mistborn/metals/CardEditor';
import { plainCard } from '../../../../../src/widgets/mistborn/metals/state';

test.each([
	[plainCard, 'Flacon Fer ou Acier ; rien à payer'],
	[
		{ ...plainCard, savant: true, abilities: [['iron'], ['iron', 'iron']] },
		'Flacon Fer ou Acier ; à payer : 1 Fer, puis 2 Fer ; Savant',
	],
	[{ kind: 'atium', savant: false, abilities: [['atium', 'iron']] }, 'Action Atium ; à payer : 1 Atium + 1 Fer'],
	[{ kind: 'ally' }, 'Allié'],
	[{ kind: 'funding' }, 'Financement'],
] as const)('a folded card says what it is: %j', (sheet, expected) => {
	expect(folded(sheet)).toBe(expected);
});
