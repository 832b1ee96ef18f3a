import fc from 'fast-check';
import { htmlToHast, markdownToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { release } from '../../../src/embed/frame-snippets';
import { frameAddressOf, oembedAddressOf, pageOf, type Shown, themes } from '../../../src/embed/shown';
import { type Format, formats, snippetParts, snippetText } from '../../../src/embed/snippets';

const site = 'https://exemple.org/regles/';
const shown = (fields: Partial<Shown> = {}): Shown => ({
	site,
	game: 'keyforge',
	slug: 'combat',
	title: 'Calculateur de combat',
	path: '/keyforge/outils/combat/',
	query: '',
	theme: 'auto',
	heights: { column: 720, phone: 1080 },
	reserved: { column: 900, phone: 900 },
	...fields,
});
const snippet = (format: Format, fields: Partial<Shown> = {}) => snippetText(snippetParts(format, shown(fields)));
const rule = {
	slug: 'glossaire/armure#armure-annule',
	title: 'Armure · Les dégâts sont annulés…',
	path: '/keyforge/glossaire/armure/#armure-annule',
};

describe('the addresses of what is shown', () => {
	it('are those of the contract, with the case and the theme', () => {
		const set = shown({ query: 'a=puissance.3&d=armure.1', theme: 'sombre' });
		expect(frameAddressOf(set)).toBe(`${site}integrer/keyforge/combat/?a=puissance.3&d=armure.1&theme=sombre`);
		expect(pageOf(set)).toBe(`${site}keyforge/outils/combat/?a=puissance.3&d=armure.1`);
		expect(frameAddressOf(shown())).toBe(`${site}integrer/keyforge/combat/`);
	});

	it('have the case before the fragment, and no theme in the case', () => {
		expect(pageOf(shown(rule))).toBe(`${site}keyforge/glossaire/armure/#armure-annule`);
		expect(pageOf(shown({ ...rule, query: 'a=1' }))).toBe(`${site}keyforge/glossaire/armure/?a=1#armure-annule`);
		expect(frameAddressOf(shown({ query: 'theme=sombre&a=1' }))).toBe(`${site}integrer/keyforge/combat/?a=1`);
	});

	it('of the frame of a rule is that of its page, with its theme before its fragment', () => {
		expect(frameAddressOf(shown({ ...rule, theme: 'sombre' }))).toBe(
			`${site}integrer/keyforge/glossaire/armure/?theme=sombre#armure-annule`,
		);
	});

	it('of oEmbed know neither case nor theme; a rule has that of its page', () => {
		expect(oembedAddressOf(shown({ query: 'a=1', theme: 'clair' }))).toBe(`${site}keyforge/outils/combat/`);
		expect(oembedAddressOf(shown({ ...rule, theme: 'clair' }))).toBe(`${site}keyforge/glossaire/armure/#armure-annule`);
	});
});

describe('each snippet', () => {
	it('is what its users know', () => {
		expect(snippet('balise', { query: 'a=1', theme: 'clair' })).toBe(
			`<script src="${site}arbitre.js" referrerpolicy="no-referrer" async></script>
<link rel="stylesheet" href="${release}">
<arbitre-outil jeu="keyforge" outil="combat" parametres="a=1" theme="clair" hauteur="900" style="display:block;min-height:900px;animation:arbitre 1ms 9s forwards">
  <a href="${site}keyforge/outils/combat/?a=1">Calculateur de combat (L’Arbitre)</a>
</arbitre-outil>`,
		);
		expect(snippet('iframe', { width: 600 })).toBe(
			`<iframe src="${site}integrer/keyforge/combat/" title="Calculateur de combat (L’Arbitre)" width="600" height="720" loading="lazy" referrerpolicy="no-referrer" allow="clipboard-write; fullscreen; screen-wake-lock" style="display:block;border:0;height:max(720px,1440px - 100vw);max-width:100%"></iframe>
<p><a href="${site}keyforge/outils/combat/">Calculateur de combat (L’Arbitre)</a></p>`,
		);
		expect(snippet('adresse')).toBe(`${site}keyforge/outils/combat/`);
		expect(snippet('bloc')).toBe(`<!-- wp:html -->\n${snippet('balise')}\n<!-- /wp:html -->`);
		expect(snippet('bbcode')).toBe(`[url=${site}keyforge/outils/combat/]Calculateur de combat (L’Arbitre)[/url]`);
		expect(snippet('mediawiki')).toBe(`[${site}keyforge/outils/combat/ Calculateur de combat (L’Arbitre)]`);
		expect(snippet('markdown')).toBe(`[Calculateur de combat (L’Arbitre)](${site}keyforge/outils/combat/)`);
	});

	it('is what the languages of wikis, forums and frameworks read', () => {
		const set = { title: 'A {b} [c]|d', query: 'a=1&d=2', theme: 'sombre' } as const;
		const page = `${site}keyforge/outils/combat/?a=1&d=2`;
		expect(snippet('dokuwiki', set)).toBe(`[[${page}|A (b) (c)/d (L’Arbitre)]]`);
		expect(snippet('spip', set)).toBe(`[A (b) (c)/d (L’Arbitre)->${page}]`);
		expect(snippet('template', set)).toBe(
			'{{Arbitre|1=keyforge/outils/combat/?a=1&d=2|2=A &#123;b&#125; &#91;c&#93;&#124;d}}',
		);
		expect(snippet('bbcodeFrame', set)).toBe('[arbitre]keyforge/combat/?a=1&d=2&theme=sombre[/arbitre]');
		expect(snippet('jsx', set), 'a style is an object, a text an expression').toBe(
			`<script src="${site}arbitre.js" referrerPolicy="no-referrer" async />
<arbitre-outil jeu="keyforge" outil="combat" parametres="a=1&amp;d=2" theme="sombre" hauteur="900" style={{ display: 'block', minHeight: '900px' }}>
  <a href="${page.replace('&', '&amp;')}">{"A {b} [c]|d (L’Arbitre)"}</a>
</arbitre-outil>`,
		);
		expect(snippet('astro', set)).toContain('<script is:inline src=');
		expect(snippet('astro', set)).toContain('>A &#123;b&#125; [c]|d (L’Arbitre)</a>');
		expect(snippet('vitepress', set), 'a script breaks its build').not.toContain('<script');
		expect(snippet('vitepress', set), 'and Vue would read braces').toContain('<arbitre-outil v-pre jeu=');
	});

	it('has the same pieces whatever is shown: what is absent keeps its place', () => {
		for (const format of formats) {
			const names = (fields: Partial<Shown>) =>
				snippetParts(format, shown(fields)).map(({ value, option }) => [value, option]);
			expect(names({}), format).toEqual(names({ query: 'a=1', theme: 'sombre', width: 300 }));
		}
	});

	it('leaves out the options that say nothing', () => {
		expect(snippet('balise')).toContain('<arbitre-outil jeu="keyforge" outil="combat" hauteur="900" style=');
		expect(snippet('balise', { theme: 'sombre' })).toContain('outil="combat" theme="sombre" hauteur');
		expect(snippet('iframe')).toContain('width="100%"');
		expect(snippet('iframe'), 'the host’s greatest width').not.toContain('max-width');
	});
});

// What follows reads each snippet back as its language does.

interface Element {
	name: string;
	attributes: Record<string, unknown>;
	text: string;
}

interface Node {
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
}

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

function elements(node: Node): Element[] {
	const inner = (node.children ?? []).flatMap(elements);
	return node.tagName
		? [{ name: node.tagName, attributes: node.properties ?? {}, text: textOf(node) }, ...inner]
		: inner;
}

/** The elements of a code, as a browser reads it in a page. */
const htmlElements = (code: string) =>
	elements(htmlToHast(code) as Node).filter(({ name }) => !['html', 'head', 'body'].includes(name));
const only = (all: Element[], name: string): Element => {
	const found = all.filter((element) => element.name === name);
	expect(found, `${name} in ${JSON.stringify(all)}`).toHaveLength(1);
	return found[0] as Element;
};

// Texts and cases that would close what holds them, in one language or another.
const odd = fc.constantFrom(
	...['"', "'", '<', '>', '&', '[', ']', '(', ')', '|', '{{', '}}', "''", '~~~~', '\\', '`', '*', '_', '/', ' '],
	...['&amp;', '&#93;', '[/url]', ']]', '</a>', '-->', '<!--', '%5D', '%22', 'é', '🂡', '\u00a0', '…', 'x', '$1'],
);
const title = fc
	.array(fc.oneof({ weight: 3, arbitrary: odd }, fc.string({ unit: 'grapheme-ascii', maxLength: 4 })), {
		minLength: 1,
		maxLength: 12,
	})
	.map((parts) => `T${parts.join('')}T`);
const parametres = fc
	.array(fc.tuple(fc.array(odd, { minLength: 1, maxLength: 3 }), fc.array(odd, { maxLength: 5 })), { maxLength: 4 })
	.map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name.join(''), value.join('')])).toString());
const any = fc
	.record({
		title,
		parametres: fc.oneof(parametres, fc.string({ unit: 'binary', maxLength: 30 })),
		theme: fc.constantFrom(...themes),
		place: fc.constantFrom(
			{ slug: 'combat', path: '/keyforge/outils/combat/' },
			{ slug: rule.slug, path: rule.path },
			{ slug: 'deroulement/tour', path: '/keyforge/deroulement/tour/' },
		),
	})
	.map(({ place, ...fields }) => shown({ ...fields, ...place }));

const name = ({ title }: Shown) => `${title} (L’Arbitre)`;

describe('read back, whatever is shown', () => {
	it('the element has its attributes, and its link leads to the page', () => {
		fc.assert(
			fc.property(any, (asked) => {
				for (const format of ['balise', 'bloc'] as const) {
					const all = htmlElements(snippetText(snippetParts(format, asked)));
					expect(only(all, 'script').attributes.src).toBe(`${site}arbitre.js`);
					const { attributes } = only(all, 'arbitre-outil');
					const query = new URLSearchParams(asked.query);
					query.delete('theme');
					expect(attributes.jeu).toBe('keyforge');
					expect(attributes.outil).toBe(asked.slug);
					expect(attributes.parametres ?? '').toBe(query.toString());
					expect(attributes.theme ?? 'auto').toBe(asked.theme);
					expect(only(all, 'a')).toMatchObject({ attributes: { href: pageOf(asked) }, text: name(asked) });
					expect(all.map((element) => element.name)).toEqual(['script', 'link', 'arbitre-outil', 'a']);
				}
			}),
		);
	});

	it('the frame has its address and its title, and the link below it leads to the page', () => {
		fc.assert(
			fc.property(any, (asked) => {
				const all = htmlElements(snippetText(snippetParts('iframe', asked)));
				expect(only(all, 'iframe').attributes).toMatchObject({ src: frameAddressOf(asked), title: name(asked) });
				expect(only(all, 'a')).toMatchObject({ attributes: { href: pageOf(asked) }, text: name(asked) });
				expect(all.map((element) => element.name)).toEqual(['iframe', 'p', 'a']);
			}),
		);
	});

	it('BBCode leads to the page, as forums read it: up to the first bracket', () => {
		fc.assert(
			fc.property(any, (asked) => {
				const code = snippetText(snippetParts('bbcode', asked));
				const [, address, text] = /^\[url=([^\]]*)\]([^[]*)\[\/url\]$/u.exec(code) ?? [];
				expect(address).toBe(pageOf(asked));
				expect(text).toBe(name(asked).replace(/\[/g, '(').replace(/\]/g, ')'));
			}),
		);
	});

	it('wikitext leads to the page: an address ends at a space or a bracket, and references are signs', () => {
		fc.assert(
			fc.property(any, (asked) => {
				const code = snippetText(snippetParts('mediawiki', asked));
				const [, address, text = ''] = /^\[([^\][<>"\s]+) ([^\]]*)\]$/u.exec(code) ?? [];
				expect(address).toBe(pageOf(asked));
				// Neither a template, nor a table cell, nor an emphasis, nor a signature.
				expect(code).not.toMatch(/[|{}]|''|~~~/);
				expect(text.replace(/&#(\d+);/g, (_, sign) => String.fromCharCode(sign))).toBe(name(asked));
			}),
		);
	});

	it('Markdown leads to the page, as a real parser reads it', () => {
		fc.assert(
			fc.property(any, (asked) => {
				const tree = markdownToHast(snippetText(snippetParts('markdown', asked)), {
					features: { smartPunctuation: false },
				}) as unknown as Node;
				const all = elements(tree);
				expect(all.map((element) => element.name)).toEqual(['p', 'a']);
				expect(only(all, 'a')).toMatchObject({ attributes: { href: pageOf(asked) }, text: name(asked) });
			}),
		);
	});
});
