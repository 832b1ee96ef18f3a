import { describe, expect, test } from 'vitest';
import { makeLanguage } from '../../../../src/search/engine/language';

const words = (text: string) => () => text.split(' ');
const asked = (text: string) => text.split(' ').map((word) => new Map([[word, 1]]));

const language = makeLanguage(
	new Map([
		['armure', words('armure dégât annule armure dégât tour')],
		['dégât', words('dégât créature détruite puissance dégât blessure')],
		['vide', () => []],
	]),
	10,
);

describe('what pages say, as a language', () => {
	test('accounts better by a page that says often what is asked than by one that says it less', () => {
		const [armor, damage] = ['armure', 'dégât'].map((page) => language.accounts(page, asked('armure dégât')));
		expect(armor).toBeGreaterThan(damage as number);
	});

	test('holds a word that all pages say for less than one that a page alone says', () => {
		expect(language.accounts('armure', asked('armure'))).toBeGreaterThan(language.accounts('armure', asked('dégât')));
	});

	test('takes for a word the best of what may stand for it, by its worth', () => {
		const either = new Map([
			['blessure', 0.5],
			['armure', 0.2],
		]);
		const alone = (worth: number) => language.accounts('dégât', [new Map([['blessure', worth]])]);
		expect(language.accounts('dégât', [either])).toBe(alone(0.5));
		expect(alone(0.5)).toBeLessThan(alone(1));
	});

	test('says nothing of nothing, nor of a page that it does not have', () => {
		expect(language.accounts('armure', [])).toBe(0);
		expect(language.accounts('absente', asked('armure'))).toBe(language.accounts('vide', asked('armure')));
		expect([language.says('armure'), language.says('poison')]).toEqual([true, false]);
	});
});
