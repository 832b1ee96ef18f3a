import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/glossary/mdast';
import { typographicTree } from '../../../src/glossary/typography';
import { frenchTypography } from '../../../src/text/french';
import { anyText } from './any-text';
import { nodes, tree } from './trees';

/** No-break spaces as a reader of this file can see them: `~` for the wide one, `_` for the narrow one. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_');
const real = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f');

describe('French spaces', () => {
	it.each([
		['Qui gagne ?', 'Qui gagne_?'],
		['Prêt ! Partez !', 'Prêt_! Partez_!'],
		['un coût ; un gain', 'un coût_; un gain'],
		['Jouez : piochez', 'Jouez~: piochez'],
		['Jouez :', 'Jouez~:'],
		['le mot « clé » compte', 'le mot «~clé~» compte'],
		['le mot «clé» compte', 'le mot «~clé~» compte'],
		['« Jouez : » et « Prêt ! »', '«~Jouez~:~» et «~Prêt_!~»'],
		['« Jouez :»', '«~Jouez~:~»'],
		['Vraiment  ?', 'Vraiment_?'],
	])('%s', (typed, expected) => {
		expect(visible(frenchTypography(typed))).toBe(expected);
	});

	it.each(['à 12:30 ou 1:2', 'terme:armure', 'https://exemple.fr/?q=1;2', 'fin. Suite, puis (fin)', 'A:B'])(
		'adds no space where the author typed none: %s',
		(text) => {
			expect(frenchTypography(text)).toBe(text);
		},
	);
});

describe('apostrophes and ellipses', () => {
	it.each([
		["l'armure d'une carte", 'l’armure d’une carte'],
		["l'«armure»", 'l’«~armure~»'],
		["jusqu'", 'jusqu’'],
		['et puis...', 'et puis…'],
	])('%s', (typed, expected) => {
		expect(visible(frenchTypography(typed))).toBe(expected);
	});

	it.each(["'entre apostrophes", "1'30", "5' de jeu"])('leaves an apostrophe that elides nothing: %s', (text) => {
		expect(frenchTypography(text)).toBe(text);
	});
});

describe('a text that is already right', () => {
	it.each(['Qui gagne_? Le mot «~clé~»~: non.', 'l’armure… et «~Prêt_!~»', 'Jouez~: piochez_; défaussez.'])(
		'is unchanged: %s',
		(text) => {
			expect(frenchTypography(real(text).replace(' :', '\u00a0:'))).toBe(real(text).replace(' :', '\u00a0:'));
		},
	);
});

/** Text made of what the rules look at, and of noise. */
const piece = fc.constantFrom(
	' ',
	'\u00a0',
	'\u202f',
	'\n',
	':',
	';',
	'?',
	'!',
	'«',
	'»',
	"'",
	'’',
	'.',
	'...',
	'…',
	'a',
	'É',
	'1',
	'“',
);
const dense = fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''));

describe('on any text', () => {
	it.each([
		['dense punctuation', dense],
		['any characters', anyText],
	])('twice is once: %s', (_, texts) => {
		fc.assert(
			fc.property(texts, (text) => {
				const once = frenchTypography(text);
				expect(visible(frenchTypography(once))).toBe(visible(once));
			}),
			{ numRuns: 2000 },
		);
	});

	it.each([
		['dense punctuation', dense],
		['any characters', anyText],
	])('letters, figures and line breaks are unchanged: %s', (_, texts) => {
		const kept = (text: string) => text.replace(/[ \u00a0\u202f'’.…]/g, '');
		fc.assert(
			fc.property(texts, (text) => {
				expect(kept(frenchTypography(text))).toBe(kept(text));
			}),
		);
	});
});

describe('in a page', () => {
	const page = typographicTree(
		tree("Il n'agit qu'[à la fin](terme:x), « **Jouez :** » et *l'un* !\n\n`l'un ?`\n\n```\na ?\n```\n\nUn {'?'} mot"),
	);

	it('reaches text beside and inside links, bold and italics', () => {
		expect(visible(plainText(page.children?.[0] ?? page))).toBe('Il n’agit qu’à la fin, «~Jouez~:~» et l’un_!');
	});

	it('leaves code and expressions alone', () => {
		expect(nodes(page, 'inlineCode')[0]?.value).toBe("l'un ?");
		expect(nodes(page, 'code')[0]?.value).toBe('a ?');
		expect(nodes(page, 'mdxTextExpression')[0]?.value).toBe("'?'");
	});

	it('leaves nothing of an icon, nor of the space after it', () => {
		const text = typographicTree(tree('Un <Icone nom="cle" /> mot, **<Icone nom="cle" /> gras** : <b /> rien'));
		expect(visible(plainText(text))).toBe('Un mot, gras~:  rien');
	});

	it('keeps the lines of the nodes', () => {
		expect(page.children?.map((node) => node.position?.start.line)).toEqual([1, 3, 5, 9]);
	});
});
