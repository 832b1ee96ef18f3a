import { describe, expect, it } from 'vitest';
import { linkTree } from '../../../src/glossary/link-tree';
import { context, nodes, properties, shown, tree } from './trees';

const link = (mdx: string, self?: string) => linkTree(tree(mdx), context(self));

describe('a link that an author writes', () => {
	it.each([
		['a term', '[la cuirasse](terme:armure)', '[[la cuirasse|armure]]'],
		['a rule', '[avant](regle:armure-annule)', '((avant|/essai/glossaire/armure/#armure-annule))'],
		['a chapter', '[le tour](chapitre:tour)', '((le tour|/essai/regles/tour/))'],
		['a tool', '[le calculateur](outil:combat)', '((le calculateur|/essai/outils/combat/))'],
		['a place in the page', '[plus haut](#haut)', '((plus haut|#haut))'],
		['a page of the site', '[accueil](/a-propos/)', '((accueil|/a-propos/))'],
	])('leads to %s', (_, mdx, expected) => {
		const { tree: root, broken } = link(mdx);
		expect(shown(root)).toBe(expected);
		expect(broken).toEqual([]);
	});

	it('keeps its bold text', () => {
		const { tree: root } = link('[la **cuirasse**](terme:armure)');
		expect(nodes(root, 'strong')).toHaveLength(1);
		expect(properties(nodes(root, 'link')[0])).toEqual({ className: ['terme'] });
	});

	it('may stand in italics or in a heading, where the build links nothing', () => {
		expect(shown(link('*Voir [ici](terme:armure), une armure*').tree)).toBe('Voir [[ici|armure]], une armure');
		expect(shown(link('## Le [tour](chapitre:tour) d’armure').tree)).toBe('Le ((tour|/essai/regles/tour/)) d’armure');
	});

	it('counts as a use of its term, and as a citation of its rule', () => {
		const { uses, rulesCited } = link('[a](terme:armure) [b](regle:armure-annule) [c](chapitre:tour)');
		expect(uses).toEqual([{ slug: 'armure', rule: undefined }]);
		expect(rulesCited).toEqual(['armure-annule']);
	});
});

describe('a link that leads nowhere', () => {
	it.each([
		['terme:absent', 'terme', 'absent'],
		['regle:absente', 'regle', 'absente'],
		['chapitre:absent', 'chapitre', 'absent'],
		['outil:absent', 'outil', 'absent'],
		['terme:armure#ancre', 'terme', 'armure#ancre'],
		['https://exemple.fr/', 'adresse', 'https://exemple.fr/'],
		['mailto:a@exemple.fr', 'adresse', 'mailto:a@exemple.fr'],
		['armure', 'adresse', 'armure'],
		['../armure/', 'adresse', '../armure/'],
		['terme:', 'adresse', 'terme:'],
		['thème:armure', 'adresse', 'th%C3%A8me:armure'],
	])('is reported with its line: %s', (url, kind, target) => {
		const { broken, uses, tree: root } = link(`Été.\n\n- un\n- [texte](${url})`);
		expect(broken.map((item) => ({ ...item, target: encodeURI(decodeURI(item.target)) }))).toEqual([
			{ kind, target, line: 4 },
		]);
		expect(uses).toEqual([]);
		expect(shown(root)).toContain(`texte`);
	});

	it('is reported once for each link', () => {
		expect(link('[a](terme:x1) [b](terme:x1)\n\n## [c](regle:x2)').broken.map(({ target }) => target)).toEqual([
			'x1',
			'x1',
			'x2',
		]);
	});
});
