import { satteriCreateHighlightFn } from '@astrojs/markdown-satteri';
import { describe, expect, it, vi } from 'vitest';
import { bbcode } from '../../../src/page/code/bbcode';
import { codeTheme } from '../../../src/page/code/code-theme';
import { codeClasses, type Mark } from '../../../src/page/code/transformer';

interface Node {
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
}

/** HTML of a tree, without any escape: it is read, not shown. */
function htmlOf({ tagName, value = '', properties = {}, children = [] }: Node): string {
	const inner = value + children.map(htmlOf).join('');
	const attributes = Object.entries(properties).map(([name, said]) =>
		said === true ? ` ${name}` : ` ${name}="${said}"`,
	);
	return tagName ? `<${tagName}${attributes.join('')}>${inner}</${tagName}>` : inner;
}

async function drawn(code: string, lang: string, marks: Mark[] = []): Promise<Node> {
	const highlight = await satteriCreateHighlightFn('shiki', {
		langs: [bbcode],
		theme: codeTheme,
		transformers: [codeClasses(marks)],
	});
	return (await highlight?.(code, lang)) as Node;
}

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

describe('code', () => {
	it('has a class a role, no inline style, and no element for what has no role', async () => {
		const tree = await drawn('<a href="x">T</a>', 'html');
		expect(htmlOf(tree)).toBe(
			'<pre class="code"><code><<span class="code-balise">a</span><span class="code-attribut"> href</span>=<span class="code-chaine">"x"</span>>T</<span class="code-balise">a</span>></code></pre>',
		);
	});

	it('has the same classes on a machine that is slow', async () => {
		const code = '<a href="x">T</a>';
		const quick = htmlOf(await drawn(code, 'html'));
		let now = 0;
		const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
			now += 10_000;
			return now;
		});
		const slow = htmlOf(await drawn(code, 'html'));
		clock.mockRestore();
		expect(slow).toBe(quick);
	});

	it('is one text, line ends included', async () => {
		const code = '// c\nconst f = (x) => {\n\treturn `a`;\n};\n\nf(1);';
		const tree = await drawn(code, 'javascript');
		expect(textOf(tree)).toBe(code);
		const html = htmlOf(tree);
		expect(html).not.toContain('class="line"');
		expect(html).toContain('<span class="code-commentaire">// c</span>');
		expect(html).toContain('<span class="code-mot">\treturn</span><span class="code-chaine"> `a`</span>');
		expect(html).toContain('<span class="code-nombre">1</span>');
	});

	it('has its marks, one in another too, and reads the same', async () => {
		const code = '<a href="x" id="y">T</a>';
		const tree = await drawn(code, 'html', [
			{ start: 2, end: 11, attributes: { 'data-option': 'href', hidden: true } },
			{ start: 9, end: 10, attributes: { 'data-valeur': 'lien' } },
		]);
		expect(htmlOf(tree)).toMatch(/<span data-option="href" hidden>.*data-valeur="lien">x<\/span>/);
		expect(textOf(tree)).toBe(code);
	});

	it('knows the tags of forums', async () => {
		const html = htmlOf(await drawn('[url=https://a.b/]T[/url]', 'bbcode'));
		expect(html).toContain('[<span class="code-balise">url</span>=<span class="code-chaine">https://a.b/</span>]T');
	});
});
