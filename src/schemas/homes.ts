import { z } from 'astro/zod';
import { slugPattern, slugSchema } from './slug';

/**
 * A restated rule: its id, `schema/etape` for a step of a timing chart, `aide/<id>` for a line of the aid,
 * `concepts/<concept>/<home>` and `outils/<tool>/<home>` for what these tell of it.
 */
const restatementSchema = z.string().refine(
	(name) => {
		const parts = name.split('/');
		const most = parts[0] === 'concepts' || parts[0] === 'outils' ? 3 : 2;
		return parts.length <= most && parts.every((part) => slugPattern.test(part));
	},
	{
		error: 'l’identifiant d’une règle, schema/etape, aide/ et la règle, ou concepts/ ou outils/, la page et son foyer',
	},
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
