import { expect, test } from 'vitest';
import type { BagToken } from '../../../../../src/rules/arkham/skill-test';
import { listForms } from '../../../../../src/rules/arkham/skill-test/form';
import { keepBest } from '../../../../../src/rules/arkham/skill-test/hand';
import { listKinds } from '../../../../../src/rules/arkham/skill-test/kind';
import { mergeKinds } from '../../../../../src/rules/arkham/skill-test/merge-kinds';
import { autofail, bless, frost, numbers, STANDARD, token } from './vocabulary';

const merged = (...bag: readonly BagToken[]) => mergeKinds(listKinds({ bag })).map(({ id, count }) => `${id} ${count}`);

test('the bag of the core box: symbols that only take away a number are as the tokens of this number', () => {
	expect(merged(...STANDARD)).toEqual(['+1 2', '0 2', '-1 6', '-2 3', '-3 1', '-4 1', 'automatic-failure 1']);
});

test('what fails by itself is one kind, whatever it takes away', () => {
	expect(merged(autofail, token('cultiste', { modifier: -3, automatic: 'failure', count: 2 }))).toEqual([
		'automatic-failure 3',
	]);
});

test('a kind that fails from a number on, that has another revealed or that may count as another stays apart', () => {
	const sign = { ...token('signe', { modifier: -1 }), alternatives: [{ as: 'crane', ...bless.effect }] };
	const plain = numbers(-1);
	expect(
		merged({ ...frost, count: 2 }, token('crane', { modifier: -1, revealsAnother: true }), sign, ...plain),
	).toEqual(['gel 2', 'crane 1', 'signe 1', '-1 1']);
});

test('two tokens kept of four: the best two, of the first ranks when they are worth the same', () => {
	const forms = listForms(listKinds({ bag: [autofail, ...numbers(-2, 1, -1)] }));
	expect(keepBest([0, 1, 2, 3], forms, 2)).toEqual([2, 3]);
	expect(keepBest([0, 1, 1, 1], forms, 2)).toEqual([1, 1]);
	expect(keepBest([0, 0, 1], forms, 2)).toEqual([1, 0]);
	expect(keepBest([0, 3], forms, 2)).toEqual([3, 0]);
});
