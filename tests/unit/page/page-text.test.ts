import { renderJSX } from 'astro/runtime/server/jsx.js';
import { describe, expect, it } from 'vitest';
import { linkTree } from '../../../src/glossary/link-tree';
import { readPage } from '../../../src/glossary/read-page';
import { withSigns } from '../../../src/glossary/signs';
import { drawTree } from '../../../src/page/page-text';
import { context, tree } from '../glossary/trees';

/** Blocks of authors, drawn as elements. */
const components = { Exemple: 'aside', Contradiction: 'section', Ability: 'pre' };

/** A page as the build draws it: read, linked, signed, then compiled by Sätteri with the blocks of authors. */
async function html(mdx: string): Promise<string> {
	const { tree: root, rules } = readPage(tree(mdx));
	const Content = drawTree(withSigns(linkTree(root, context()).tree, rules));
	const drawn = await renderJSX({} as never, (Content as (props: object) => object)({ components }));
	return String(drawn);
}

const anchor = (id: string) => `<a href="#${id}" class="ancre" aria-label="Lien vers cette règle">§</a>`;
const armor = (text: string) => `<a href="/essai/glossaire/armure/" class="terme">${text}</a>`;

describe('the text of a page', () => {
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
	])('has the id and the anchor of %s', async (_, mdx, expected) => {
		expect((await html(mdx)).replace(/\n/g, '')).toContain(expected);
	});

	it.each([
		['terms', 'Son armure.', `Son ${armor('armure')}.`],
		['terms in blocks', '<Exemple>\n\nSon armure.\n\n</Exemple>', `<aside><p>Son ${armor('armure')}.</p></aside>`],
		['the author’s own', '[le tour](chapitre:tour)', '<a href="/essai/regles/tour/">le tour</a>'],
		['rules', '[avant](regle:armure-annule)', '<a href="/essai/glossaire/armure/#armure-annule">avant</a>'],
	])('links %s', async (_, mdx, expected) => {
		expect((await html(mdx)).replace(/\n/g, '')).toContain(expected);
	});

	it('has French typography, and none of the English kind', async () => {
		expect(await html('« Jouez : » -- "x"...')).toBe('<p>«\u00a0Jouez\u00a0:\u00a0» -- "x"…</p>');
	});

	it('keeps the space between neighbouring bold, italics and links, on one line or two', async () => {
		expect(await html('**Un** *deux* [trois](/a/)\n**quatre** armure *cinq*')).toBe(
			`<p><strong>Un</strong> <em>deux</em> <a href="/a/">trois</a>\n<strong>quatre</strong> ${armor('armure')} <em>cinq</em></p>`,
		);
	});

	it('gives the text of a card to its block as it is written', async () => {
		expect(await html('```capacite\nJouez : « 2 » & <3>\n\nOmni : une clé.\n```')).toContain(
			'<pre code="Jouez : « 2 » &amp; <3>\n\nOmni : une clé.">',
		);
	});
});
