import { z } from 'astro/zod';
import { type ChaosBags, chaosBagsSchema, openingBags } from './chaos-bags';

/** Where the data of a tool comes from: said under the tool, never given to the widget. */
const originFields = {
	/** How sure the data is, in a few honest sentences of ours. */
	origine: z.string().min(40).max(400),
	sources: z
		.array(
			z.strictObject({
				/** A public repository: `owner/name`. */
				projet: z.string().regex(/^[\w.-]+\/[\w.-]+$/, { error: 'un dépôt public : propriétaire/nom' }),
				/** What was taken from it. */
				donne: z.string().min(3).max(240),
				/** Files, each at its revision: `4837ad0b:src/constants.ts`. */
				fichiers: z.array(z.string().regex(/^[0-9a-f]{7,40}:\S+$/, { error: 'révision:chemin' })).min(1),
			}),
		)
		.min(1),
};

const originSchema = z.strictObject(originFields);

/** What a data file holds, by the name that a tool gives in `donnees`. */
export const toolDataSchemas = {
	'reserves-du-chaos': chaosBagsSchema.extend(originFields),
} as const;

/** Data that widgets receive, by the same name. */
export interface ToolDataKinds {
	'reserves-du-chaos': ChaosBags;
}

export type ToolDataKind = keyof ToolDataKinds;

/** What the page of a tool carries of its data, by the same name: the rest comes when it is asked for. */
export const openingData: { readonly [Kind in ToolDataKind]: (data: ToolDataKinds[Kind]) => ToolDataKinds[Kind] } = {
	'reserves-du-chaos': openingBags,
};
export type ToolDataOrigin = z.infer<typeof originSchema>;
