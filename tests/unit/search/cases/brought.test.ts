import { expect, it, vi } from 'vitest';
import { readToolCase } from '../../../../src/search/cases/read';

const brought = vi.hoisted(() => [] as string[]);
vi.mock('../../../../src/search/cases/l5r', async (importOriginal) => {
	brought.push('l5r');
	return importOriginal();
});
vi.mock('../../../../src/search/cases/keyforge', async (importOriginal) => {
	brought.push('keyforge');
	return importOriginal();
});

it('brings the grammars of all games for a query that counts something, that of a game before', async () => {
	for (const query of ['', 'sonné', 'perdre un duel', 'une carte', '50 %']) await readToolCase(query);
	expect(brought).toEqual([]);
	await readToolCase('', 'l5r');
	expect(brought).toEqual(['l5r']);
	await readToolCase('quinze chaînes');
	expect(brought).toEqual(['l5r', 'keyforge']);
});
