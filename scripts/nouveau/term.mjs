import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkGame, checkSlug } from './names.mjs';
import { Refusal } from './write-new.mjs';

/**
 * A term: its page, and what players ask of it. What only an author knows is marked « À ÉCRIRE »; the build names each of
 * these lines, and stops until they are written.
 */
export const NewTerm = {
	usage: 'terme <jeu> <nom-de-fichier> [le terme]      par exemple : terme keyforge coup-fatal',
	/**
	 * @param {string} root
	 * @param {readonly string[]} words
	 * @returns {import('./write-new.mjs').Plan}
	 */
	plan(root, [typedGame, typedSlug, ...name]) {
		const game = checkGame(root, typedGame);
		const slug = checkSlug(typedSlug, 'le nom de fichier du terme');
		const page = `content/${game}/glossaire/${slug}.mdx`;
		if (existsSync(join(root, page))) throw new Refusal(`Le terme « ${slug} » existe déjà : ${page}.`);
		const term = name.join(' ') || slug.replaceAll('-', ' ');
		return {
			files: [
				{ path: page, text: pageOf(slug, term) },
				questionsFile(root, `content/${game}/questions/${slug}.yaml`, questionsOf(slug)),
			],
			next: [
				'Remplacez chaque « À ÉCRIRE » : npm run build les nomme un par un, fichier et ligne.',
				'npm run publier : l’adresse du terme entre dans la liste de celles qui ne meurent pas.',
				'npm run test:quick',
			],
		};
	},
};

/**
 * @param {string} slug
 * @param {string} term
 */
const pageOf = (slug, term) => `---
terme: ${JSON.stringify(term)}
famille: notion                 # mot-cle, statut, zone, carte, action ou notion
recherche: [À ÉCRIRE les mots de tous les jours et les fautes qui le trouvent]
anglais: À ÉCRIRE le terme anglais officiel, ou retirez la ligne
sources: [À ÉCRIRE une unité de sources/ ou d’aVenir dans jeu.yaml]
---

À ÉCRIRE une phrase de 240 caractères au plus, qui définit le terme et se lit seule. [#${slug}-definition]

- À ÉCRIRE un cas ou une exception, une phrase de 35 mots au plus, ou retirez la ligne. [#${slug}-cas]
`;

/**
 * The file of questions, which a chapter or a page of the FAQ with the same file name may have already: a term comes first.
 * @param {string} root
 * @param {string} path
 * @param {string} text
 * @returns {import('./write-new.mjs').File}
 */
const questionsFile = (root, path, text) =>
	existsSync(join(root, path)) ? { path, change: (others) => `${text}${others}` } : { path, text };

/** @param {string} slug */
const questionsOf = (slug) => `${slug}-definition:
  - À ÉCRIRE ce qu’un joueur demande à table, avec ses mots
  - À ÉCRIRE une autre question, avec d’autres mots que la règle
`;
