import type { AuthorError } from '../../schemas/author-error';
import type { Game, Term } from '../types';
import { didYouMean } from './nearest';

/** Terms of `voir` that do not exist, that are named twice, or that are the term itself. */
export function checkRelated({ slug: own, file, lineOf, data: { voir } }: Term, { bySlug }: Game): AuthorError[] {
	return voir.flatMap((slug, at): AuthorError[] => {
		const place = {
			file,
			get line() {
				return lineOf(`voir.${at}`);
			},
			field: 'voir',
		};
		if (slug === own) {
			const message = 'Le terme renvoie à lui-même.';
			return [{ kind: 'champ-invalide', ...place, message, todo: 'Retirez-le de la liste.' }];
		}
		if (!bySlug.has(slug)) {
			const others = [...bySlug.keys()].filter((known) => known !== own && !voir.includes(known));
			const todo = didYouMean(slug, others, 'Écrivez le nom de fichier d’un terme du même jeu.');
			return [{ kind: 'terme-inconnu', ...place, message: `Le terme « ${slug} » n’existe pas.`, todo }];
		}
		if (voir.indexOf(slug) === at) return [];
		const message = `Le terme « ${slug} » est déjà dans la liste.`;
		return [{ kind: 'identifiant-en-double', ...place, message, todo: 'Gardez-le une fois, à sa première place.' }];
	});
}
