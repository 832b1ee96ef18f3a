import { conceptPath } from '../../addresses/addresses';
import { buildFormIndex } from '../../glossary/forms';
import { type LinkContext, linkTree } from '../../glossary/link-tree';
import { blocksOf } from '../passages/blocks';
import type { Concept, Game } from '../types';
import type { RawContent } from './read-content';
import { alphabetical, titled } from './titles';

/** Link context of concepts: no word links by itself, and a target names its game, `terme:keyforge/incline`. */
function conceptContext(games: readonly Game[]): LinkContext {
	const bySlug = new Map(games.map((game) => [game.slug, game]));
	return {
		index: buildFormIndex([]),
		resolve: (kind, target) => {
			const [game = '', ...name] = target.split('/');
			return bySlug.get(game)?.resolve(kind, name.join('/'));
		},
	};
}

/** The notions that games share, in alphabetical order. */
export function buildConcepts(raw: RawContent['concepts'], games: readonly Game[]): Concept[] {
	const context = conceptContext(games);
	return raw
		.map(
			({ slug, file, lineOf, read, data }): Concept => ({
				slug,
				file,
				lineOf,
				read,
				blocks: blocksOf(read.tree),
				path: conceptPath(slug),
				compiled: linkTree(read.tree, context),
				data: titled(data),
			}),
		)
		.sort((a, b) => alphabetical(a.data.titre, b.data.titre));
}
