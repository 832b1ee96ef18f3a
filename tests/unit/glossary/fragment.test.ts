import { describe, expect, it } from 'vitest';
import { linkPage, readPage } from '../../../src/glossary/compile-page';
import { fragmentHtml, opening, ruleNodes } from '../../../src/glossary/fragment';
import { markdownFeatures as features } from '../../../src/library/read-content';
import { context, tree } from './trees';

const page = linkPage(
	readPage(
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
	),
	context(),
).tree;

const html = (id: string) => fragmentHtml(ruleNodes(page, id), features);

describe('a rule alone', () => {
	it('is its paragraph, with its links and without its sign', () => {
		expect(html('premiere')).toMatch(
			/^<p [^>]*>Première phrase sur l’<a href="\/essai\/glossaire\/armure\/"[^>]*>armure<\/a>\.<\/p>$/,
		);
	});

	it('is a bullet without its neighbours', () => {
		expect(html('point')).toContain('Un point.');
		expect(html('point')).not.toContain('Un autre');
	});

	it('is the row of a cell, below the names of the columns', () => {
		expect(html('or')).toMatch(/Quoi[\s\S]*Combien[\s\S]*Or[\s\S]*3/);
		expect(html('or')).not.toContain('Argent');
	});

	it('is all that stands below a heading, up to the next, without what only its page can show', () => {
		expect(html('quand')).toContain('Réponse.');
		expect(html('quand')).toContain('Argent');
		expect(html('quand')).not.toMatch(/Ensuite|Exemple|Concerne/);
	});

	it('is the text of a contradiction', () => {
		expect(html('position')).toContain('Nous retenons non.');
	});

	it('is nothing when the page has no such id', () => {
		expect(html('ailleurs')).toBe('');
	});
});

describe('a term alone', () => {
	it('opens with its first paragraph; the rest follows, examples and contradictions as quotations', () => {
		const { first, rest } = opening(page);
		expect(fragmentHtml(first, features)).toContain('Première phrase');
		const more = fragmentHtml(rest, features);
		expect(more).not.toContain('Première phrase');
		expect(more).toContain('Deux «\u00a0textes\u00a0»\u202f?');
		expect(more.match(/<blockquote class="encart">/g)).toHaveLength(2);
		expect(more).not.toMatch(/<Icone|<Concerne|§/);
	});

	it('may have nothing more', () => {
		expect(fragmentHtml([], features)).toBe('');
	});
});
