import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/glossary/mdast';
import { takeMarkers } from '../../../src/glossary/rule-markers';
import { nodes, properties, tree } from './trees';

const marked = (mdx: string) => takeMarkers(tree(mdx));
/** Ids of the rules with their text. */
const statements = (mdx: string) => marked(mdx).rules.map(({ id, text }) => [id, text]);

describe('where a marker may stand', () => {
	it('at the end of a paragraph', () => {
		const { tree: root, rules, problems } = marked("L'armure annule. [#armure-annule]\n\nUne phrase sans marque.");
		expect(rules).toEqual([
			{
				id: 'armure-annule',
				units: [],
				text: "L'armure annule.",
				line: 1,
				section: undefined,
				kind: 'regle',
				status: 'written',
			},
		]);
		expect(problems).toEqual([]);
		expect(nodes(root, 'paragraph').map(properties)).toEqual([{ id: 'armure-annule', className: ['regle'] }, {}]);
		expect(plainText(root)).not.toContain('[#');
	});

	it('on the last line of a paragraph of several lines', () => {
		expect(statements('Une phrase\nqui continue.\n[#sujet-suite]')).toEqual([
			['sujet-suite', 'Une phrase\nqui continue.'],
		]);
	});

	it('after bold, italics or a link', () => {
		const mdx = 'Le **gras** [#a-gras]\n\nL’*italique* [#a-italique]\n\nLe [lien](terme:x) [#a-lien]';
		expect(statements(mdx)).toEqual([
			['a-gras', 'Le gras'],
			['a-italique', 'L’italique'],
			['a-lien', 'Le lien'],
		]);
	});

	it('at the end of a bullet: the bullet gets the id, not its paragraph', () => {
		const { tree: root } = marked('- Un. [#liste-un]\n- Deux.\n');
		expect(nodes(root, 'listItem').map(properties)).toEqual([{ id: 'liste-un', className: ['regle'] }, {}]);
		expect(nodes(root, 'paragraph').map(properties)).toEqual([{}, {}]);
	});

	it('at the end of each bullet of nested lists, in reading order', () => {
		expect(
			statements(
				'- Un. [#liste-un]\n  - Dedans. [#liste-dedans]\n    1. Au fond. [#liste-fond]\n- Deux. [#liste-deux]',
			),
		).toEqual([
			['liste-un', 'Un.'],
			['liste-dedans', 'Dedans.'],
			['liste-fond', 'Au fond.'],
			['liste-deux', 'Deux.'],
		]);
	});

	it('at the end of a second paragraph of a bullet', () => {
		expect(statements('- Un. [#liste-un]\n\n  Suite. [#liste-suite]')).toEqual([
			['liste-un', 'Un.'],
			['liste-suite', 'Suite.'],
		]);
	});

	it('at the end of a table cell', () => {
		const { tree: root, rules } = marked('| Cas | Règle |\n| --- | --- |\n| Un | Oui. [#table-un] |\n');
		expect(rules.map(({ id, text }) => [id, text])).toEqual([['table-un', 'Oui.']]);
		expect(nodes(root, 'tableCell').map((cell) => properties(cell).id)).toEqual([
			undefined,
			undefined,
			undefined,
			'table-un',
		]);
	});

	it('at the end of a heading: it names what stands below', () => {
		const { tree: root, rules } = marked('## Et la clé ? [#cle-question doc-un]\n\nOui. [#cle-oui]');
		expect(properties(nodes(root, 'heading')[0])).toEqual({ id: 'cle-question', className: ['regle'] });
		expect(rules.map(({ id, units, section, kind }) => [id, units, section, kind])).toEqual([
			['cle-question', ['doc-un'], 'Et la clé ?', 'titre'],
			['cle-oui', [], 'Et la clé ?', 'regle'],
		]);
	});

	it('inside an example', () => {
		expect(statements('<Exemple>\n\nUn cas. [#exemple-cas]\n\n</Exemple>')).toEqual([['exemple-cas', 'Un cas.']]);
	});
});

describe('what a marker says', () => {
	it('names the units behind the statement', () => {
		expect(marked('Oui. [#a-b doc-un doc-deux]').rules[0]?.units).toEqual(['doc-un', 'doc-deux']);
		expect(marked('Oui. [#a-b   doc-un ]').rules[0]?.units).toEqual(['doc-un']);
	});

	it('belongs to the section of the heading above', () => {
		const { rules } = marked('Un. [#s-un]\n\n## Deux\n\nDeux. [#s-deux]\n\n### Trois\n\n- Trois. [#s-trois]');
		expect(rules.map(({ id, section }) => [id, section])).toEqual([
			['s-un', undefined],
			['s-deux', 'Deux'],
			['s-trois', 'Trois'],
		]);
	});
});

describe('a contradiction', () => {
	const block =
		'<Contradiction id="c-deux" titre="Deux lectures" sources="doc-un doc-deux">\n\nLe livre dit deux choses.\n\n- Une. [#c-une]\n\n</Contradiction>\n\nAprès. [#c-apres]';

	it('is a statement with the id of its block, before those inside it', () => {
		expect(marked(block).rules.map(({ id, kind, units }) => [id, kind, units])).toEqual([
			['c-deux', 'contradiction', ['doc-un', 'doc-deux']],
			['c-une', 'regle', []],
			['c-apres', 'regle', []],
		]);
	});

	it('says the text inside it', () => {
		expect(marked(block).rules[0]?.text).toBe('Le livre dit deux choses. Une.');
	});
});

describe('a marker that cannot be read', () => {
	it.each(['[#Armure]', '[#armure_annule]', '[#détruit]', '[#]', '[#a--b]', '[#a, doc]'])('%s is a problem', (bad) => {
		const { rules, problems } = marked(`Avant. [#a-avant]\n\nUne règle. ${bad}`);
		expect(rules.map(({ id }) => id)).toEqual(['a-avant']);
		expect(problems).toEqual([{ line: 3, found: bad }]);
	});

	it.each([
		['in the middle of a paragraph', 'Une règle [#a-b] et la suite.', '[#a-b]'],
		['inside bold', '**Une règle. [#a-b]**', '[#a-b]'],
		['before another one', 'Une règle. [#a-b] [#a-c]', '[#a-b]'],
		['not closed', 'Une règle. [#a-b', '[#a-b'],
		['in a heading', '## Titre [#Bad]', '[#Bad]'],
		['empty, in a heading', '## Titre [#]', '[#]'],
	])('%s', (_, mdx, found) => {
		expect(marked(mdx).problems).toEqual([{ line: 1, found }]);
	});

	it('is not looked for in code', () => {
		expect(marked('Écrivez `[#id]` en fin de phrase.\n\n```\n[#id]\n```').problems).toEqual([]);
	});
});

describe('lines', () => {
	it('are those of the file, whatever the accents and emoji above', () => {
		const { rules, problems } = marked(
			'À la créature éphémère, l’œuvre 🗝️.\n\n- « Été » ⚔️ [#ligne-trois]\n- Noël — ça [#ligne-quatre]\n\n\nÇà et [#là] là. 🂡\n\nFin. [#ligne-neuf]',
		);
		expect(rules.map(({ id, line }) => [id, line])).toEqual([
			['ligne-trois', 3],
			['ligne-quatre', 4],
			['ligne-neuf', 9],
		]);
		expect(problems).toEqual([{ line: 7, found: '[#là]' }]);
	});
});

it('does not change the tree it is given', () => {
	const root = tree('- Un. [#a-b]\n\n## Titre [#c]');
	const before = JSON.stringify(root);
	takeMarkers(root);
	expect(JSON.stringify(root)).toBe(before);
});
