import { satteriCreateHighlightFn } from '@astrojs/markdown-satteri';
import { mdxToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { asTree } from '../../../src/glossary/mdast';
import { abilityGrammar, abilityTheme } from '../../../src/page/abilities/grammar';
import type { Role } from '../../../src/page/abilities/roles';
import { showsAbilities } from '../../../src/page/abilities/shown';
import { abilityClasses } from '../../../src/page/abilities/transformer';

interface Node {
	value?: string;
	properties?: { class?: string; style?: string };
	children?: Node[];
}

const leaves = (node: Node): Node[] =>
	node.children?.every((child) => child.value !== undefined) ? [node] : (node.children ?? []).flatMap(leaves);

/** Pieces of an ability with their role, as the site shows it; playing of one role together. */
async function anatomy(text: string): Promise<[Role, string][]> {
	const highlight = await satteriCreateHighlightFn('shiki', {
		langs: [abilityGrammar],
		theme: abilityTheme,
		transformers: [abilityClasses],
	});
	const pre = (await highlight?.(text, 'capacite')) as Node;
	const pieces: [Role, string][] = [];
	for (const { properties, children = [] } of leaves(pre)) {
		expect(properties?.style).toBeUndefined();
		const role = (properties?.class ?? '').replace('role-', '') as Role;
		const content = children.map(({ value }) => value).join('');
		const last = pieces.at(-1);
		if (last?.[0] === role) last[1] += content;
		else pieces.push([role, content]);
	}
	return pieces;
}

describe('the anatomy of an ability', () => {
	it('of KeyForge: trigger, target, number, effect', async () => {
		expect(await anatomy('Jouez : Choisissez une créature ennemie. Infligez-lui 2 dégâts.')).toEqual([
			['declencheur', 'Jouez'],
			['effet', ' : '],
			['cible', 'Choisissez une créature ennemie'],
			['effet', '. Infligez-lui '],
			['nombre', '2'],
			['effet', ' dégâts.'],
		]);
	});

	it('of L5R: trigger, condition, cost, dash, target, limit', async () => {
		const pieces = await anatomy(
			'Action : Pendant un conflit, inclinez ce personnage – Choisissez un participant. (Limite de 1 fois par round.)',
		);
		expect(pieces.map(([role]) => role)).toEqual([
			'declencheur',
			'effet',
			'condition',
			'cout',
			'effet',
			'cible',
			'effet',
			'limite',
		]);
		expect(pieces.find(([role]) => role === 'cout')?.[1]).toContain('inclinez ce personnage');
	});

	it('takes a keyword with its number, and no word that only holds one', async () => {
		expect(await anatomy('Assaut 2')).toEqual([['mot-cle', 'Assaut 2']]);
		expect(await anatomy('Empoisonné, massivement.')).toEqual([['effet', 'Empoisonné, massivement.']]);
	});

	it('sees accents as letters: a condition starts with a whole word', async () => {
		expect(await anatomy('Ainsi, gagnez 1 ressource.')).toEqual([
			['effet', 'Ainsi, gagnez '],
			['nombre', '1'],
			['effet', ' ressource.'],
		]);
		expect((await anatomy('Si vous la contrôlez, piochez.'))[0]).toEqual(['condition', 'Si vous la contrôlez']);
	});
});

describe('a page', () => {
	const shows = (mdx: string) => showsAbilities(asTree(mdxToMdast(mdx)));

	it('shows abilities when it has one, at any depth, or their legend', () => {
		expect(shows('Une règle.\n\n<Exemple>\n\n```capacite\nAlpha.\n```\n\n</Exemple>')).toBe(true);
		expect(shows('<Legende />')).toBe(true);
		expect(shows('Une règle.\n\n- Une puce.')).toBe(false);
	});
});

describe('the marks of each game', () => {
	it('Arkham: an icon in words, a cost before the colon', async () => {
		const pieces = await anatomy('[action] Dépensez 1 indice : Piochez 2 cartes.');
		expect(pieces[0]).toEqual(['declencheur', '[action]']);
		expect(pieces[1]).toEqual(['cout', ' Dépensez ']);
		expect(pieces.at(-1)).toEqual(['effet', ' cartes.']);
	});

	it('Arkham: a dash after the word that opens', async () => {
		const pieces = await anatomy('Forcé – Après que cet ennemi a attaqué : défaussez 1 carte.');
		expect(pieces.map(([role]) => role)).toEqual(['declencheur', 'effet', 'condition', 'effet', 'nombre', 'effet']);
	});

	it('Mistborn: the metal to burn', async () => {
		expect((await anatomy('Étain : Perception 2.')).map(([role]) => role)).toEqual([
			'declencheur',
			'effet',
			'mot-cle',
			'effet',
		]);
	});
});
