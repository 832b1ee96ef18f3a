import type { LinkKind } from '../../glossary/link-tree';
import type { AuthorError } from '../../schemas/author-error';
import type { Concept, Game, Library } from '../types';
import { brokenLink, checkMarkers, targets } from './check-pages';
import { checkWholePage } from './check-passages';
import { didYouMean } from './nearest';

/** Games that a concept forgets (one that begins may be left out), terms and links that do not exist, blocks that belong to games. */
export function checkConcept(concept: Concept, { games }: Library): AuthorError[] {
	const { file, data, read, compiled, lineOf } = concept;
	const forgotten = games.filter((game) => !game.data.debutant && !Object.hasOwn(data.termes, game.slug));
	return [
		...checkMarkers(concept),
		...checkWholePage(concept),
		...forgotten.map((game): AuthorError => {
			const message = `Le concept ne dit rien de ${game.data.nom}.`;
			const todo = `Ajoutez « ${game.slug} » à termes, avec une liste vide si le jeu n’a pas cette notion.`;
			return { kind: 'champ-invalide', file, line: lineOf('termes'), field: 'termes', message, todo };
		}),
		...Object.entries(data.termes).flatMap(([slug, terms]) => {
			const game = games.find((item) => item.slug === slug);
			return game ? unknownTerms(concept, game, terms) : [unknownGame(concept, slug, games)];
		}),
		...compiled.broken.map((broken) => brokenLink(broken, file, (kind) => targetsOf(games, kind))),
		...read.rules.map(({ id, line: at }): AuthorError => {
			const message = 'Un concept ne porte pas de règle : il renvoie à celles des jeux.';
			const todo = 'Retirez la marque, et liez la règle par regle:<jeu>/<identifiant>.';
			return { kind: 'marque-mal-formee', file, line: at, field: `#${id}`, message, todo };
		}),
		...read.blocks
			.filter((block) => block.name !== 'Exemple')
			.map(({ name, line: at }): AuthorError => {
				const message = `Le bloc <${name}> n’existe pas dans un concept.`;
				return { kind: 'bloc-inconnu', file, line: at, field: `<${name}>`, message, todo: 'Blocs connus : Exemple.' };
			}),
	];
}

function unknownTerms({ file, lineOf }: Concept, game: Game, terms: readonly string[]): AuthorError[] {
	return terms
		.filter((slug) => !game.bySlug.has(slug))
		.map((slug) => ({
			kind: 'terme-inconnu',
			file,
			line: lineOf(`termes.${game.slug}`),
			field: `termes.${game.slug}`,
			message: `Le terme « ${slug} » n’existe pas dans ${game.data.nom}.`,
			todo: didYouMean(slug, game.bySlug.keys(), 'Corrigez le nom de fichier.'),
		}));
}

function unknownGame({ file, lineOf }: Concept, slug: string, games: readonly Game[]): AuthorError {
	return {
		kind: 'page-inconnue',
		file,
		line: lineOf(`termes.${slug}`),
		field: 'termes',
		message: `Le jeu « ${slug} » n’existe pas.`,
		todo: didYouMean(
			slug,
			games.map((game) => game.slug),
			'Corrigez le nom du dossier.',
		),
	};
}

const targetsOf = (games: readonly Game[], kind: LinkKind): string[] =>
	games.flatMap((game) => [...targets(game, kind)].map((name) => `${game.slug}/${name}`));
