import { z } from 'astro/zod';
import { framePath, toolPath } from '../../addresses/addresses';
import type { Game, ToolCard } from '../../library/types';
import { slugSchema } from '../../schemas/slug';
import { frenchTypography } from '../../text/french';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, frame, ruleIds } from './fields';

/** A question that players ask a tool, and the query of its address that sets up the case. */
export interface ToolCase {
	question: string;
	query: string;
}

const toolEntry = z.object({
	id: slugSchema.describe('Identifiant stable, à donner à l’attribut « outil » de <arbitre-outil>.'),
	titre: z.string(),
	resume: z.string().describe('Ce qu’il calcule, en une phrase.'),
	recherche: z.array(z.string()).describe('Mots qui y mènent.'),
	regles: ruleIds.describe('Énoncés que ses étapes peuvent citer, comme dans regles.json.'),
	cas: z
		.array(
			z.object({
				question: z.string(),
				parametres: z.string().describe('Le cas, tel qu’il s’écrit après « ? » dans l’adresse.'),
				adresse: addressField,
				cadre: frame,
			}),
		)
		.describe('Questions classiques, chacune avec le cas qui y répond, dans l’ordre de l’outil.'),
	adresse: addressField,
	cadre: frame,
});

/** `outils.json`: the calculators of a game. */
export const toolsDocument = z.object({
	...gameEnvelope,
	outils: z.array(toolEntry).describe('Les calculateurs, dans l’ordre de leurs identifiants.'),
});

export type ToolsDocument = z.infer<typeof toolsDocument>;

interface Options {
	address: Address;
	/** The classic questions of a tool: they belong to its widget, which pages know and we do not. */
	cases: (tool: ToolCard) => readonly ToolCase[];
}

/** The calculators of a game, as data. */
export function toolsOf(game: Game, { address, cases }: Options): ToolsDocument {
	const tools = game.tools.map((tool) => {
		const page = address(toolPath(game.slug, tool.slug));
		const frame = address(framePath(game.slug, tool.slug));
		return {
			id: tool.slug,
			titre: frenchTypography(tool.title),
			resume: frenchTypography(tool.summary),
			recherche: [...tool.searchWords],
			regles: [...tool.rules].sort(),
			cas: cases(tool).map(({ question, query }) => ({
				question: frenchTypography(question),
				parametres: query,
				adresse: `${page}?${query}`,
				cadre: `${frame}?${query}`,
			})),
			adresse: page,
			cadre: frame,
		};
	});
	return { ...envelopeOf('outils', tools.length, game, address), outils: sorted(tools) };
}
