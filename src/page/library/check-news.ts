import type { AuthorError } from '../../schemas/author-error';
import { didYouMean } from './nearest';
import type { RawNews } from './read-content';
import type { Game, Library } from './types';

/** Pages that no file of `content/` makes. */
const ownPages = ['/', '/concepts/', '/nouveautes/', '/recherche/', '/hors-ligne/', '/a-propos/', '/accessibilite/'];

/** News that lead nowhere, are not in order, or that a feed reader would take for one and the same. */
export function checkNews({ file, lineOf, items }: RawNews, { games, concepts }: Library): AuthorError[] {
	const known = new Set([...ownPages, ...concepts.map(({ path }) => path), ...games.flatMap(pathsOf)]);
	return items.flatMap(({ date, lien }, at): AuthorError[] => {
		const errors: AuthorError[] = [];
		const report = (kind: AuthorError['kind'], name: 'date' | 'lien', message: string, todo: string) => {
			const field = `nouveautes.${at}.${name}`;
			errors.push({ kind, file, line: lineOf(field), field, message, todo });
		};
		const before = items.slice(0, at);
		if (!known.has(lien)) {
			const todo = didYouMean(lien, known, 'Corrigez l’adresse.');
			report('page-inconnue', 'lien', `Aucune page n’est à l’adresse « ${lien} ».`, todo);
		}
		if (before.some((other) => other.date < date))
			report(
				'champ-invalide',
				'date',
				'Une nouveauté plus ancienne est au-dessus.',
				'Mettez la plus récente en premier.',
			);
		if (before.some((other) => other.date === date && other.lien === lien)) {
			const message = 'Une autre nouveauté du même jour mène à la même page.';
			report('identifiant-en-double', 'lien', message, 'Réunissez-les, ou changez l’adresse de l’une.');
		}
		return errors;
	});
}

function pathsOf({ slug, pages, charts, tools, sources, faq }: Game): string[] {
	const inside = [
		'',
		'regles/',
		'glossaire/',
		'sources/',
		...(faq.length > 0 ? ['faq/'] : []),
		...(tools.length > 0 ? ['outils/'] : []),
		...(charts.length > 0 ? ['deroulement/'] : []),
		...tools.map(({ nom }) => `outils/${nom}/`),
		...sources.map((source) => `sources/${source.slug}/`),
	];
	return [...inside.map((path) => `/${slug}/${path}`), ...[...pages, ...charts].map(({ path }) => path)];
}
