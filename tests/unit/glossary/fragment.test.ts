import { describe, expect, it } from 'vitest';
import { fragmentHtml, opening } from '../../../src/glossary/fragment';
import { linkTree } from '../../../src/glossary/link-tree';
import { attribute, type TreeNode } from '../../../src/glossary/mdast';
import { readPage } from '../../../src/glossary/read-page';
import { withStatuses } from '../../../src/glossary/signs';
import { markdownFeatures as features } from '../../../src/library/read/read-content';
import { context, tree } from './trees';

const read = readPage(
	tree(`Première phrase sur l’armure. [#premiere]

Suite.

## Quand <Icone nom="cle" />sert-elle ? [#quand]

<Concerne termes="armure" />

Réponse.

- Un point. [#point]
- Un autre, <Icone nom="cle" />clé.

| Quoi | Combien |
| --- | --- |
| Or [#or] | 3 |
| Argent | 2 |

## Ensuite

<Exemple>
Votre créature a 2 d’armure.
</Exemple>

<Contradiction id="position" titre="Deux « textes » ?" sources="u">
Le livret dit oui. Nous retenons non.
</Contradiction>
`),
);
const page = withStatuses(linkTree(read.tree, context()).tree, read.rules);

const html = (drawings = {}) => fragmentHtml(page.children ?? [], features, drawings);

describe('a page away from its place', () => {
	it('keeps the ids of its rules and its links, without their signs', () => {
		expect(html()).toMatch(
			/^<p id="premiere" class="regle">Première phrase sur l’<a href="\/essai\/glossaire\/armure\/"[^>]*>armure<\/a>\.<\/p>/,
		);
		for (const id of ['quand', 'point', 'or', 'position'])
			expect(html().match(new RegExp(` id="${id}"`, 'g')), id).toHaveLength(1);
		expect(html()).not.toContain('§');
	});

	it('has none of what only its page can show, but what is drawn for it', () => {
		expect(html()).not.toMatch(/Concerne|<svg|Icone/);
		const drawn = html({ Icone: (block: TreeNode) => `<svg data-nom="${attribute(block, 'nom')}"></svg>` });
		expect(drawn.match(/<svg data-nom="cle">/g)).toHaveLength(2);
	});

	it('says of a contradiction what it is', () => {
		expect(html()).toMatch(
			/<blockquote id="position" class="encart contradiction regle">\s*<p class="titre">Où les textes divergent[^<]*<strong>Deux «\u00a0textes\u00a0»\u202f\?<\/strong><\/p>[\s\S]*Nous retenons non\./,
		);
	});
});

describe('a term alone', () => {
	it('opens with its first paragraph; the rest follows, examples and contradictions as quotations', () => {
		const { first, rest } = opening(page);
		expect(fragmentHtml(first, features)).toContain('Première phrase');
		const more = fragmentHtml(rest, features);
		expect(more).not.toContain('Première phrase');
		expect(more).toContain('Deux «\u00a0textes\u00a0»\u202f?');
		expect(more.match(/<blockquote class="encart">/g)).toHaveLength(1);
		expect(more).toContain('class="encart contradiction regle"');
		expect(more).not.toMatch(/<Icone|<Concerne|§/);
	});

	it('may have nothing more', () => {
		expect(fragmentHtml([], features)).toBe('');
	});
});
