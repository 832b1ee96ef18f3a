import type { AuthorError } from '../../schemas/author-error';
import type { Game, Term } from '../types';
import { didYouMean } from './nearest';
import { placeIn } from './place-in';

/** Terms of `voir` that do not exist, that are named twice, or that are the term itself. */
export function checkRelated(term: Term, { bySlug }: Game): AuthorError[] {
	const { slug: own, data } = term;
	const { voir } = data;
	return voir.flatMap((slug, at): AuthorError[] => {
		const place = placeIn(term, `voir.${at}`, 'voir');
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
