import { pathToFileURL } from 'node:url';
import { type ComponentChildren, h } from 'preact';
import * as runtime from 'preact/jsx-runtime';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { evaluate } from 'satteri';
import { describe, expect, it } from 'vitest';
import { glossaryPlugin } from '../../../src/glossary/satteri-plugin';
import { markdownFeatures } from '../../../src/library/read/read-content';
import { context } from './trees';

const root = '/essai';
const page = 'content/essai/regles/tour.mdx';
const plugin = glossaryPlugin(root, (file) => (file === page ? context() : undefined));

const components = {
	Exemple: ({ children }: { children: ComponentChildren }) => h('div', { class: 'exemple' }, children),
	Contradiction: ({ id, children }: { id: string; children: ComponentChildren }) => h('section', { id }, children),
};

/** A file as the build renders it: parsed, changed and compiled by Sätteri, then drawn. */
function html(mdx: string, file = page): string {
	const module = evaluate(mdx, {
		Fragment: runtime.Fragment,
		jsx: runtime.jsx as never,
		jsxs: runtime.jsxs as never,
		mdastPlugins: [plugin],
		features: markdownFeatures,
		fileURL: pathToFileURL(`${root}/${file}`),
		elementAttributeNameCase: 'html',
	}) as { default: (props: object) => never };
	return renderToStaticMarkup(h(module.default, { components }));
}

const anchor = (id: string) => `<a href="#${id}" class="ancre" aria-label="Lien vers cette règle">§</a>`;
const armor = (text: string) => `<a href="/essai/glossaire/armure/" class="terme">${text}</a>`;

describe('a page rendered by Sätteri', () => {
	it.each([
		['a paragraph', 'Ma règle. [#a-b]', `<p id="a-b" class="regle">Ma règle.${anchor('a-b')}</p>`],
		[
			'a bullet',
			'- Ma règle. [#a-b]\n  - Dedans. [#a-c]',
			`<ul><li id="a-b" class="regle">Ma règle.${anchor('a-b')}<ul><li id="a-c" class="regle">Dedans.${anchor('a-c')}</li></ul></li></ul>`,
		],
		[
			'a spaced bullet',
			'1. Ma règle. [#a-b]\n\n2. Autre.',
			`<ol><li id="a-b" class="regle"><p>Ma règle.${anchor('a-b')}</p></li><li><p>Autre.</p></li></ol>`,
		],
		['a cell', '| Cas |\n| - |\n| Oui. [#a-b] |', `<td><span id="a-b" class="regle">Oui.${anchor('a-b')}</span></td>`],
		['a heading', '## Une clé ?', '<h2 id="une-cle">Une clé\u202f?</h2>'],
		['a heading with an id', '## Une clé [#ma-cle]', `<h2 id="ma-cle" class="regle">Une clé${anchor('ma-cle')}</h2>`],
	])('has the id and the anchor of %s', (_, mdx, expected) => {
		expect(html(mdx).replace(/\n/g, '')).toContain(expected);
	});

	it.each([
		['terms', 'Son armure.', `Son ${armor('armure')}.`],
		[
			'terms in blocks',
			'<Exemple>\n\nSon armure.\n\n</Exemple>',
			`<div class="exemple"><p>Son ${armor('armure')}.</p></div>`,
		],
		['the author’s own', '[le tour](chapitre:tour)', '<a href="/essai/regles/tour/">le tour</a>'],
		['rules', '[avant](regle:armure-annule)', '<a href="/essai/glossaire/armure/#armure-annule">avant</a>'],
	])('links %s', (_, mdx, expected) => {
		expect(html(mdx).replace(/\n/g, '')).toContain(expected);
	});

	it('has French typography, and none of the English kind', () => {
		expect(html('« Jouez : » -- "x"...')).toBe('<p>«\u00a0Jouez\u00a0:\u00a0» -- &quot;x&quot;…</p>');
	});

	it('keeps the space between neighbouring bold, italics and links, on one line or two', () => {
		expect(html('**Un** *deux* [trois](/a/)\n**quatre** armure *cinq*')).toBe(
			`<p><strong>Un</strong> <em>deux</em> <a href="/a/">trois</a>\n<strong>quatre</strong> ${armor('armure')} <em>cinq</em></p>`,
		);
	});

	it('is left alone when it is not a page of the site', () => {
		expect(html('Son armure : oui. [#a-b]', 'README.mdx')).toBe('<p>Son armure : oui. [#a-b]</p>');
	});
});
