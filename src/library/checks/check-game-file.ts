import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game } from '../types';
import { didYouMean } from './nearest';

/** Chapters, terms and rules that `jeu.yaml` names, and chapters that it forgets. */
export function checkGameFile(game: Game, raw: RawGame): AuthorError[] {
	const chapters = raw.chapters.map((chapter) => chapter.slug);
	const charts = raw.charts.map((chart) => chart.slug);
	return [
		...chapters.filter((slug) => !raw.data.chapitres.includes(slug)).map((slug) => unlisted('chapitres', slug, raw)),
		...raw.data.chapitres.flatMap((slug, at) =>
			chapters.includes(slug) ? [] : [absent('chapitre', slug, `chapitres.${at}`, raw, chapters)],
		),
		...raw.data.termesPhares.flatMap((slug, at) =>
			game.bySlug.has(slug) ? [] : [absent('terme', slug, `termesPhares.${at}`, raw, game.bySlug.keys())],
		),
		...charts.filter((slug) => !raw.data.deroulement.includes(slug)).map((slug) => unlisted('deroulement', slug, raw)),
		...raw.data.deroulement.flatMap((slug, at) =>
			charts.includes(slug) ? [] : [absent('schema', slug, `deroulement.${at}`, raw, charts)],
		),
		...raw.data.gestes.flatMap(({ regle }, at) =>
			game.rules.has(regle) ? [] : [absent('regle', regle, `gestes.${at}.regle`, raw, game.rules.keys())],
		),
		...raw.data.gestes.flatMap(({ id }, at, all): AuthorError[] => {
			if (all.findIndex((gesture) => gesture.id === id) === at) return [];
			const place = { file: raw.file, line: raw.lineOf(`gestes.${at}`), field: 'gestes' };
			const message = `Le geste « ${id} » est déjà dans la liste.`;
			return [{ kind: 'identifiant-en-double', ...place, message, todo: 'Donnez-lui un autre identifiant.' }];
		}),
		...raw.data.questions.flatMap(({ regle }, at) =>
			game.rules.has(regle) ? [] : [absent('regle', regle, `questions.${at}.regle`, raw, game.rules.keys())],
		),
	];
}

function unlisted(field: 'chapitres' | 'deroulement', slug: string, raw: RawGame): AuthorError {
	return {
		kind: 'page-inconnue',
		file: raw.file,
		line: raw.lineOf(field),
		field,
		message: `${field === 'chapitres' ? 'Le chapitre' : 'Le schéma'} « ${slug} » n’est pas dans l’ordre de lecture.`,
		todo: `Ajoutez-le à « ${field} », dans l’ordre où on les lit.`,
	};
}

const kinds = {
	chapitre: ['page-inconnue', 'Le chapitre', 'Écrivez la page dans regles/, ou retirez-la de la liste.'],
	schema: ['page-inconnue', 'Le schéma', 'Écrivez-le dans deroulement/, ou retirez-le de la liste.'],
	terme: ['terme-inconnu', 'Le terme', 'Corrigez le nom de fichier.'],
	regle: ['regle-inconnue', 'La règle', 'Corrigez l’identifiant.'],
} as const;

function absent(
	what: keyof typeof kinds,
	name: string,
	place: string,
	raw: RawGame,
	known: Iterable<string>,
): AuthorError {
	const [kind, title, otherwise] = kinds[what];
	return {
		kind,
		file: raw.file,
		line: raw.lineOf(place),
		field: place.split('.')[0],
		message: `${title} « ${name} » n’existe pas.`,
		todo: didYouMean(name, known, otherwise),
	};
}

/** Corrected cards of a game are one page: a second file would have the address of the first. */
export function checkErrata({ errata: [first, ...others] }: Game): AuthorError[] {
	return others.map(({ file }) => ({
		kind: 'page-inconnue',
		file,
		line: 1,
		message: `Les cartes corrigées d’un jeu tiennent en une page, et ${first?.file} existe déjà.`,
		todo: 'Réunissez les deux fichiers dans errata/cartes.mdx.',
	}));
}

/** Rules that a tool cites and that no page states. */
export function checkTools(game: Game): AuthorError[] {
	return game.tools.flatMap((tool) =>
		tool.rules
			.filter((id) => !game.rules.has(id))
			.map((id): AuthorError => {
				const otherwise = 'Rétablissez la marque dans la page, ou corrigez l’outil.';
				return {
					kind: 'regle-inconnue',
					file: 'src/widgets/registry.ts',
					line: 1,
					field: tool.slug,
					message: `L’outil cite la règle « ${id} », qui n’existe pas.`,
					todo: didYouMean(id, game.rules.keys(), otherwise),
				};
			}),
	);
}
