import { expect, test } from 'vitest';
import { folded } from '../../../../../src/widgets/mistborn/metals/CardEditor';
import { plainCard } from '../../../../../src/widgets/mistborn/metals/state';

test.each([
	[plainCard, 'Flacon Fer ou Acier ; rien à payer'],
	[
		{ ...plainCard, savant: true, capacites: [['fer'], ['fer', 'fer']] },
		'Flacon Fer ou Acier ; à payer : 1 Fer, puis 2 Fer ; Savant',
	],
	[{ nature: 'atium', savant: false, capacites: [['atium', 'fer']] }, 'Action Atium ; à payer : 1 Atium + 1 Fer'],
	[{ nature: 'allie' }, 'Allié'],
	[{ nature: 'financement' }, 'Financement'],
] as const)('a folded card says what it is: %j', (fiche, expected) => {
	expect(folded(fiche)).toBe(expected);
});
