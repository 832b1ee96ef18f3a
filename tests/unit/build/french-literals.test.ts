// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code.
import { describe, expect, test } from 'vitest';
import { printLiterals } from '../../../src/build/french-literals';
import { frenchTypography } from '../../../src/text/french';

const printed = (code: string): string => printLiterals(code, 'sentence.tsx')?.toString() ?? code;

describe('sentences in the code', () => {
	test.each([
		["const a = 'Que miser ?';", "const a = 'Que miser\u202f?';"],
		['const a = `${name} : moins 1`;', 'const a = `${name}\u00a0: moins 1`;'],
		['const a = `${name} :`;', 'const a = `${name}\u00a0:`;'],
		['const a = `dites « ${name} »`;', 'const a = `dites «\u00a0${name}\u00a0»`;'],
		[
			'const a = <p title="Un : deux">Trois ; quatre</p>;',
			'const a = <p title="Un\u00a0: deux">Trois\u202f; quatre</p>;',
		],
		['const a = <p>Un mot\n\t: deux\n</p>;', 'const a = <p>Un mot\u00a0: deux\n</p>;'],
		['const a = "l\'armure...";', 'const a = "l’armure…";'],
		[
			"const a = { key: ['Ah !', b ? 'Oui !' : 'non'] };",
			"const a = { key: ['Ah\u202f!', b ? 'Oui\u202f!' : 'non'] };",
		],
	])('%s', (code, expected) => expect(printed(code)).toBe(expected));

	test('are what the whole sentence would be', () => {
		const sentence = "L'armure « tient » : rien ne passe ; qui gagne ? Lui !";
		expect(printed(`const a = ${JSON.stringify(sentence)};`)).toBe(
			`const a = ${JSON.stringify(frenchTypography(sentence))};`,
		);
	});
});

describe('what is no sentence', () => {
	test.each([
		"import a from './a';",
		'const a = b ? c : d;',
		'const a = / [;?!]/;',
		"const a = { 'b': 1, c: '?q=' };",
		"type A<B> = B extends 'x' ? 1 : 2;",
		'// Que miser ?\nconst a = 1;',
		"const a = 'déjà\u202f! «\u00a0bien\u00a0»';",
	])('%s', (code) => expect(printLiterals(code, 'sentence.ts')).toBeNull());

	test('a source that does not parse is refused, with its file', () => {
		expect(() => printLiterals('const = 1', 'broken.ts')).toThrow(/^broken\.ts: /);
	});
});
