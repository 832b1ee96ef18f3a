import { expect, it } from 'vitest';
import { readPage } from '../../../../src/glossary/read-page';
import { type Block, blocksOf } from '../../../../src/library/passages/blocks';
import { tree } from '../../glossary/trees';

const read = (markdown: string): Block[] => blocksOf(readPage(tree(markdown)).tree);

/** Each line as its kind, its id and its text, after how many lines belong to it. */
const shown = (blocks: readonly Block[]) =>
	blocks.map(({ kind, id, text, extent }) => `${extent} ${kind}${id ? `#${id}` : ''} ${text}`);

it('reads headings, paragraphs and bullets in order, each with what belongs to it', () => {
	expect(
		shown(read('Avant. [#avant]\n\n## Un\n\n- a [#a]\n  - b [#b]\n  - c\n- d\n\n### Deux\n\ne\n\n## Trois\n\nf')),
	).toEqual([
		'0 paragraph#avant Avant.',
		'6 heading#un Un',
		'2 item#a a',
		'0 item#b b',
		'0 item c',
		'0 item d',
		'1 heading#deux Deux',
		'0 paragraph e',
		'1 heading#trois Trois',
		'0 paragraph f',
	]);
});

it('reads what authors set apart, and nothing of what a page draws', () => {
	expect(
		shown(
			read(
				'<Exemple>\n\nUn cas.\n\n</Exemple>\n\n<Contradiction id="ecart" titre="le sens">\n\nNous tenons. [#tenu]\n\n</Contradiction>\n\n<Concerne termes="armure" />\n\n<Icone nom="cle" /> Une  clé.\n\n```\nAction : piochez.\n```',
			),
		),
	).toEqual([
		'1 label Exemple',
		'0 paragraph Un cas.',
		'1 label#ecart Où les textes divergent\u00a0: le sens',
		'0 paragraph#tenu Nous tenons.',
		'0 paragraph Une clé.',
		'0 code Action : piochez.',
	]);
});

it('ties a list or a table to the sentence right before it, and says whether that sentence introduces it', () => {
	const blocks = read(
		'Choisissez : [#choix]\n\n- a\n- b :\n  - c\n\nTrois rangs.\n\n1. un\n\nLe coût :\n\n| Rang | Coût |\n| --- | --- |\n| un | 2 |',
	);
	const leads = blocks.filter((block) => block.leads.length > 0);
	expect(leads.map(({ text, leads: led }) => [text, led.map((at) => blocks[at]?.text)])).toEqual([
		['Choisissez\u00a0:', ['a', 'b\u00a0:']],
		['b\u00a0:', ['c']],
		['Trois rangs.', ['un']],
		['Le coût\u00a0:', ['un']],
	]);
	expect(blocks.filter(({ leadIn }) => leadIn !== undefined).map(({ text }) => text)).toEqual([
		'a',
		'b\u00a0:',
		'c',
		'un',
		'2',
	]);
	expect(blocks.some(({ dangles }) => dangles)).toBe(false);
});

it('tells a bullet that is a part of what its heading names', () => {
	const bullets = read(
		'1. **Forger** la clé.\n\nTexte.\n\n- **Conflit** : quatre.\n- petit.\n- Une phrase.\n- **Mot** gras.',
	);
	expect(bullets.filter(({ kind }) => kind === 'item').map(({ text, isPart }) => [text, isPart])).toEqual([
		['Forger la clé.', true],
		['Conflit\u00a0: quatre.', true],
		['petit.', true],
		['Une phrase.', false],
		['Mot gras.', false],
	]);
});

it('a cell knows its column, and the rest of its row', () => {
	const cells = read('| Rang | Coût | Effet |\n| --- | --- | --- |\n| un | | un coup. [#coup] |').filter(
		({ cell }) => cell,
	);
	expect(cells.map(({ text, id, cell }) => [text, id, cell?.column, cell?.rest])).toEqual([
		['un', undefined, 'Rang', 'Effet\u00a0: un coup\u202f; Rang\u00a0:'],
		['', undefined, 'Coût', 'Rang\u00a0: un\u202f; Effet\u00a0: un coup\u202f; Coût\u00a0:'],
		['un coup.', 'coup', 'Effet', 'Rang\u00a0: un\u202f; Effet\u00a0:'],
	]);
});
