import { expect, test } from 'vitest';
import { ofName } from '../../../src/text/elision';

test.each([
	['Horreur à Arkham', 'd’Horreur à Arkham'],
	['Arkham', 'd’Arkham'],
	['Échecs', 'd’Échecs'],
	['KeyForge', 'de KeyForge'],
	['La Légende des Cinq Anneaux', 'de La Légende des Cinq Anneaux'],
	['', 'de '],
])('%s is told after « de »', (name, told) => {
	expect(ofName(name)).toBe(told);
});
