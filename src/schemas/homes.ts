import { z } from 'astro/zod';
import { slugPattern, slugSchema } from './slug';

/** A restated rule: its id, `schema/etape` for a step of a timing chart, `aide/<id>` for a line of the aid. */
const restatementSchema = z.string().refine(
	(name) => {
		const parts = name.split('/');
		return parts.length <= 2 && parts.every((part) => slugPattern.test(part));
	},
	{ error: 'l’identifiant d’une règle, schema/etape pour une étape, ou aide/ et la règle pour une ligne de l’aide' },
);

/** `content/<jeu>/foyers.yaml`: where rules that several pages tell are at home. */
export const homesSchema = z.record(
	restatementSchema,
	z.strictObject({
		/** Id of the statement at home. */
		foyer: slugSchema,
		/** Print of the home's words when the restatement was last compared with them. */
		lu: z.string().regex(/^[0-9a-f]{8}$/, { error: 'huit chiffres hexadécimaux, écrits par « npm run relire »' }),
	}),
);

export type HomesData = z.infer<typeof homesSchema>;
