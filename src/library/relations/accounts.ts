import { conceptFolder, toolFolder } from '../../addresses/addresses';
import { plainText, type TreeNode } from '../../glossary/mdast';
import type { Concept, Game, Rule } from '../types';
import { definingRule } from './defining-rule';

/** A rule that a concept or a tool tells in words of its own. */
export interface Account {
	/** Where the rule is at home. */
	home: Rule;
	/** Who tells it, as authors know it: a file, or the folder of a tool. */
	file: string;
	/** In which words, when they are content. */
	said: readonly string[];
}

/**
 * What concepts and tools tell of the rules of a game, by the name of each tie in `foyers.yaml` (`concepts/<concept>/<rule>`,
 * `outils/<tool>/<rule>`, the rule at home): the rules that a concept links, or that define the
 * terms which it links, and those that the trace of a tool may cite.
 */
export function accountsOf(game: Game, concepts: readonly Concept[]): Map<string, Account> {
	const homeOf = (rule: Rule | undefined) => rule && (game.homes.get(rule.id)?.rule ?? rule);
	const accounts = new Map<string, Account>();
	for (const concept of concepts)
		for (const { url, said } of linksOf(concept.read.tree)) {
			const home = homeOf(ruleOf(url, game));
			if (!home) continue;
			const name = `${conceptFolder}/${concept.slug}/${home.id}`;
			const before = accounts.get(name)?.said ?? [];
			accounts.set(name, { home, file: concept.file, said: before.includes(said) ? before : [...before, said] });
		}
	for (const { slug, folder, rules } of game.tools)
		for (const id of rules) {
			const home = homeOf(game.rules.get(id));
			if (home) accounts.set(`${toolFolder}/${slug}/${home.id}`, { home, file: `src/widgets/${folder}/`, said: [] });
		}
	return accounts;
}

/** The rule of a game that a link of a concept names: `regle:l5r/etape-2-5`, or the one that defines `terme:l5r/doublon`. */
function ruleOf(url: string, { slug, rules, bySlug }: Game): Rule | undefined {
	const [, kind, game, name = ''] = /^(regle|terme):([^/]+)\/(.+)$/.exec(url) ?? [];
	if (game !== slug) return undefined;
	if (kind === 'regle') return rules.get(name);
	const term = bySlug.get(name);
	return term && definingRule(term, rules);
}

/** The links of a page, each with the cell, the bullet or the paragraph that holds it. */
function linksOf(node: TreeNode, said = ''): { url: string; said: string }[] {
	if (node.type === 'link') return [{ url: node.url ?? '', said }];
	const own = node.type === 'paragraph' || node.type === 'tableCell' ? plainText(node).trim() : said;
	return (node.children ?? []).flatMap((child) => linksOf(child, own));
}
