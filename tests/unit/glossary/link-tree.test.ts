import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTree } from '../../../src/glossary/link-tree';
import { plainText, type TreeNode } from '../../../src/glossary/mdast';
import { context, shown, tree } from './trees';

const linked = (mdx: string, self?: string) => shown(linkTree(tree(mdx), context(self)).tree);

describe('the first use of a term in a section', () => {
	it('is linked, the next ones are not', () => {
		expect(linked('L’armure, puis une armure.\n\nDes armures.')).toBe(
			'L’[[armure|armure]], puis une armure.\nDes armures.',
		);
	});

	it('is linked again after each heading, of any depth', () => {
		expect(linked('Une armure.\n\n## Deux\n\nUne armure.\n\n### Trois\n\nUne armure, une armure.')).toBe(
			'Une [[armure|armure]].\nDeux\nUne [[armure|armure]].\nTrois\nUne [[armure|armure]], une armure.',
		);
	});

	it('counts whatever its form', () => {
		expect(linked('Vous combattez. Le combat finit.')).toBe('Vous [[combattez|combat]]. Le combat finit.');
	});

	it('is looked for in bullets, tables, quotes, bold and blocks', () => {
		expect(linked('- une armure')).toContain('[[armure|armure]]');
		expect(linked('| cas |\n| --- |\n| une armure |')).toContain('[[armure|armure]]');
		expect(linked('> une armure')).toContain('[[armure|armure]]');
		expect(linked('une **armure**')).toContain('[[armure|armure]]');
		expect(linked('<Exemple>\n\nUne armure.\n\n</Exemple>')).toContain('[[armure|armure]]');
	});

	it('may follow an icon', () => {
		expect(linked('- <Icone nom="cle" /> **Clé** et <Icone nom="armure" /> armure')).toBe(
			' [[Clé|cle]] et  [[armure|armure]]',
		);
	});

	it('may be the author’s own link', () => {
		expect(linked('La [cuirasse](terme:armure) est une armure.')).toBe('La [[cuirasse|armure]] est une armure.');
		expect(linked('La [page](/essai/glossaire/armure/) d’armure.')).toBe(
			'La ((page|/essai/glossaire/armure/)) d’armure.',
		);
	});
});

describe('the text around a link, bold or italics', () => {
	it('may make a phrase in which the term is not linked', () => {
		expect(linked('Le [mot](/essai/) clé.')).toBe('Le ((mot|/essai/)) clé.');
		expect(linked('Un **mot** clé, une clé.')).toBe('Un mot clé, une [[clé|cle]].');
	});

	it('may hold the half of a term, which is then not linked', () => {
		expect(linked('La [Maison](/essai/) active.')).toBe('La ((Maison|/essai/)) active.');
		expect(linked('La [page](/essai/) Maison active.')).toBe('La ((page|/essai/)) [[Maison active|maison-active]].');
	});

	it('is apart from it after a line break', () => {
		expect(linked('Une armure\\\nsuit.')).toContain('[[armure|armure]]');
		expect(linked('Elle suit\\\narmure.')).toContain('[[armure|armure]]');
	});
});

describe('what is never linked', () => {
	it.each([
		['a heading', '## L’armure au combat'],
		['bold in a heading', '## **L’armure**'],
		['the heading of a column: a phone hides it', '| L’armure |\n| --- |\n| Rien |'],
		['a link', '[l’armure au combat](/essai/)'],
		['a link with bold', '[l’**armure**](/essai/)'],
		['inline code', '`armure`'],
		['a block of code', '```\narmure\n```'],
		['italics: names of cards', '*Armure de combat*'],
		['bold in italics', '***Armure***'],
		['an expression', '{"armure"}'],
		['an attribute', '<Contradiction id="armure" titre="L’armure">\n\nRien.\n\n</Contradiction>'],
		['a word without a page', 'Il peut.'],
	])('%s', (_, mdx) => {
		expect(linked(mdx)).not.toContain('[[');
	});

	it('its own page', () => {
		expect(linked('L’armure au combat.\n\n## Suite\n\nL’armure au combat.', 'armure')).toBe(
			'L’armure au [[combat|combat]].\nSuite\nL’armure au [[combat|combat]].',
		);
	});

	it('does not use up the first use of the text', () => {
		expect(linked('*Armure* et `armure` : une armure.')).toBe('Armure et armure : une [[armure|armure]].');
	});
});

describe('what a page uses', () => {
	it('below a heading with an id belongs to it, unless a statement says better', () => {
		const marked = tree('## Question\n\nUne armure.\n\nUn combat.\n\n## Suite\n\nUne clé.');
		const [question, , statement] = marked.children as [TreeNode, TreeNode, TreeNode];
		question.data = { hProperties: { id: 'a-question', className: ['regle'] } };
		statement.data = { hProperties: { id: 'a-reponse', className: ['regle'] } };
		expect(linkTree(marked, context()).uses).toEqual([
			{ slug: 'armure', rule: 'a-question' },
			{ slug: 'combat', rule: 'a-reponse' },
			{ slug: 'cle', rule: undefined },
		]);
	});

	it('is listed with the rule around each link', () => {
		const marked = tree('Une armure. [#x]');
		const paragraph = marked.children?.[0] as TreeNode;
		paragraph.data = { hProperties: { id: 'a-regle', className: ['regle'] } };
		const block = tree('<Contradiction id="a-bloc" titre="t">\n\nUn combat.\n\n</Contradiction>\n\nUne clé.');
		const both = { type: 'root', children: [...(marked.children ?? []), ...(block.children ?? [])] };
		expect(linkTree(both, context()).uses).toEqual([
			{ slug: 'armure', rule: 'a-regle' },
			{ slug: 'combat', rule: 'a-bloc' },
			{ slug: 'cle', rule: undefined },
		]);
	});
});

/** Any page made of what links and of what does not. */
const word = fc.constantFrom(
	'armure',
	'Armures',
	'combat',
	'combattre',
	'clés',
	'Maison active',
	'maison',
	'peut',
	'l’',
	'de',
	' ',
	', ',
	' : ',
	'-',
);
const text = fc
	.array(word, { minLength: 1, maxLength: 8 })
	.map((words): TreeNode => ({ type: 'text', value: words.join(' ') }));
const { node: anyPage } = fc.letrec<{ node: TreeNode; inline: TreeNode }>((tie) => ({
	inline: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		text,
		fc.record({
			type: fc.constantFrom('strong', 'emphasis', 'delete'),
			children: fc.array(tie('inline'), { maxLength: 3 }),
		}),
		fc.record({
			type: fc.constant('link'),
			url: fc.constantFrom('terme:armure', 'terme:absent', 'regle:armure-annule', '/ailleurs/', '#ici', 'https://a.fr'),
			children: fc.array(text, { minLength: 1, maxLength: 2 }),
		}),
		fc.record({ type: fc.constant('inlineCode'), value: fc.constant('armure') }),
	),
	node: fc
		.array(
			fc.record({ type: fc.constantFrom('paragraph', 'heading'), children: fc.array(tie('inline'), { maxLength: 4 }) }),
			{
				maxLength: 8,
			},
		)
		.map((children): TreeNode => ({ type: 'root', children })),
}));

describe('on any tree', () => {
	it('changes no visible character', () => {
		fc.assert(
			fc.property(anyPage, (page) => {
				expect(plainText(linkTree(page, context()).tree)).toBe(plainText(page));
			}),
		);
	});

	it('changes nothing the second time', () => {
		fc.assert(
			fc.property(anyPage, (page) => {
				const once = linkTree(page, context()).tree;
				expect(linkTree(once, context()).tree).toEqual(once);
			}),
		);
	});

	it('does not change the tree it is given', () => {
		fc.assert(
			fc.property(anyPage, (page) => {
				const before = JSON.stringify(page);
				linkTree(page, context());
				expect(JSON.stringify(page)).toBe(before);
			}),
		);
	});
});
