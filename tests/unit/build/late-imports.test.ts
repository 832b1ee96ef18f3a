import { describe, expect, it } from 'vitest';
import { bringThroughHelper, importPlainly } from '../../../src/build/late-imports';

const wrapped = (body: string, helper = 'bringLate') => `const load = () => ${helper}(${body}, __VITE_PRELOAD__);\n`;
const named = 'async () => {\n\tconst { a, b } = await import("./Part.!~{001}~.js");\n\treturn { a, b };\n}';
const notShared = () => false;

describe('the imports of widgets', () => {
	it.each([
		['() => import("./Part.!~{001}~.js")', '(at) => import(at("./Part.!~{001}~.js"))'],
		['() => import("./Part.js").then((n) => n.t)', '(at) => import(at("./Part.js")).then((n) => n.t)'],
		[named, '(at) => import(at("./Part.!~{001}~.js"))'],
		['() => import(\n/* @vite-ignore */\n`/pagefind/pagefind.js`\n)', '(at) => import(at(`/pagefind/pagefind.js`))'],
	])('hand over their address: %j', (before, after) => {
		expect(bringThroughHelper(wrapped(before), notShared)).toBe(`const load = () => bringLate(${after});\n`);
	});

	it('keep the address of a file that others import too', () => {
		expect(bringThroughHelper(wrapped('() => import("./live.js")'), (name) => name === './live.js')).toBe(
			'const load = () => bringLate((at) => import((at("./live.js"), "./live.js")));\n',
		);
	});

	it('leave what is written in another way, so that the build stops', () => {
		expect(bringThroughHelper(wrapped('() => import("./a.js").then(use, forget)'), notShared)).toContain(
			'__VITE_PRELOAD__',
		);
	});
});

describe('the imports of pages of text', () => {
	it('do without the helper, whatever its name', () => {
		const line = 'import { t as __vitePreload$1 } from "./import.!~{00z}~.js";\n';
		expect(importPlainly(line + wrapped(named, '__vitePreload$1'))).toBe(
			'const load = () => import("./Part.!~{001}~.js");\n',
		);
	});
});
