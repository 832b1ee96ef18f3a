import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../../src/library/load-library';
import { load, tools, writeContent } from './content-tree';

/** Errors of the valid content once a path below `content/` has become something else. */
function errorsOnce(path: string, change: (full: string) => void) {
	const root = writeContent();
	const full = join(root, 'content', path);
	rmSync(full, { force: true });
	change(full);
	return loadLibrary(root, { base: '/', tools, icons: () => ['cle', 'forge-ancienne'] }).errors;
}

const paths = [
	'essai/glossaire/autre.mdx',
	'essai/jeu.yaml',
	'essai/foyers.yaml',
	'essai/sources/doc.yaml',
	'concepts/autre.mdx',
	'nouveautes.yaml',
];

describe('what has the name of a file, and is none', () => {
	it.each(paths)('a folder: %s', (path) => {
		expect(errorsOnce(path, (full) => mkdirSync(full, { recursive: true }))).toContainEqual({
			kind: 'fichier-illisible',
			file: `content/${path}`,
			line: 1,
			message: 'Ce nom est celui d’un dossier ; attendu : un fichier de texte.',
			todo: 'Renommez le dossier, ou remplacez-le par le fichier.',
		});
	});

	it.each(paths)('a link that leads nowhere: %s', (path) => {
		const link = (full: string) => {
			mkdirSync(join(full, '..'), { recursive: true });
			symlinkSync('nulle-part', full);
		};
		expect(errorsOnce(path, link)).toContainEqual({
			kind: 'fichier-illisible',
			file: `content/${path}`,
			line: 1,
			message: 'Ce lien ne mène nulle part ; attendu : un fichier de texte.',
			todo: 'Remplacez le lien par le fichier, ou supprimez-le.',
		});
	});
});

it('a mark before the first character is no text', () => {
	const marked = (text: string) => `\uFEFF${text}`;
	const { library, errors } = load({ 'jeu.yaml': marked, 'regles/combat.mdx': marked, 'glossaire/zone.mdx': marked });
	expect(errors).toEqual([]);
	const names = (read: typeof library) => read.games.flatMap(({ terms }) => terms.map(({ name }) => name));
	expect(names(library)).toEqual(names(load().library));
});
