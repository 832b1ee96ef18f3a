import { readFileSync } from 'node:fs';
import { checkSlug, gamesOf, nameOf } from './names.mjs';
import { Refusal } from './write-new.mjs';

/** The example is a content that builds: an author replaces its words, and checks stay green on the way. */
const example = 'exemple';
const files = [
	'jeu.yaml',
	'sources/livret.yaml',
	'regles/tour.mdx',
	'glossaire/carte.mdx',
	'glossaire/defausse.mdx',
	'glossaire/main.mdx',
	'glossaire/pioche.mdx',
	'glossaire/tour-de-jeu.mdx',
	'questions/tour.yaml',
	'questions/carte.yaml',
	'questions/defausse.yaml',
	'questions/main.yaml',
	'questions/pioche.yaml',
	'questions/tour-de-jeu.yaml',
];

/** A game: one chapter and five terms, which say what most card games say. */
export const NewGame = {
	usage: 'jeu <nom-de-dossier> [le nom du jeu]         par exemple : jeu ma-bataille "Ma Bataille"',
	/**
	 * @param {string} root
	 * @param {readonly string[]} words
	 * @returns {import('./write-new.mjs').Plan}
	 */
	plan(root, [typed, ...name]) {
		const slug = checkSlug(typed, 'le nom de dossier du jeu');
		if (gamesOf(root).includes(slug)) throw new Refusal(`Le jeu « ${slug} » existe déjà : content/${slug}/.`);
		if (reserved.has(slug)) throw new Refusal(`« ${slug} » est déjà l’adresse d’une page du site.`);
		const title = name.join(' ') || nameOf(slug);
		return {
			files: files.map((file) => ({
				path: `content/${slug}/${file}`,
				text: readFileSync(new URL(`${example}/${file}`, import.meta.url), 'utf8').replaceAll('{nom}', title),
			})),
			next: [
				`Remplacez les mots de l’exemple dans content/${slug}/ : jeu.yaml d’abord, puis sources/livret.yaml.`,
				'Un fichier renommé a aussi ses questions : questions/<même nom>.yaml.',
				'npm run publier, quand plus rien n’est de l’exemple : une adresse publiée ne meurt pas.',
				'npm run test:quick, puis npm start',
				`npm run nouveau -- terme ${slug} <nom-de-fichier> : le terme suivant.`,
			],
		};
	},
};

/** What stands at the root of the site, or of `content/`, beside the games. */
const reserved = new Set([
	'a-propos',
	'accessibilite',
	'api',
	'arbitre',
	'bulles',
	'concepts',
	'heberger',
	'hors-ligne',
	'identifiants',
	'integrer',
	'ma-feuille',
	'nouveautes',
	'oembed',
	'pagefind',
	'recherche',
	'site',
	'vignettes',
]);
