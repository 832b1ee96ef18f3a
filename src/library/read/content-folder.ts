import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AuthorError } from '../../schemas/author-error';

/** The text of a file of `content/`, without the mark (BOM) that some editors put before the first character. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '');

/** Whether a file can be read there. A folder of this name, or a link that leads nowhere, is an author error. */
export function isFile(root: string, path: string, errors: AuthorError[]): boolean {
	const isThere = existsSync(path);
	if (isThere && statSync(path).isFile()) return true;
	if (isThere || lstatSync(path, { throwIfNoEntry: false })) errors.push(noFile(relative(root, path), isThere));
	return false;
}

/** Names of the files of a folder that have an extension, in order. */
export function filesOf(root: string, folder: string, extension: string, errors: AuthorError[]): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(extension))
		.sort()
		.filter((name) => isFile(root, join(folder, name), errors));
}

const noFile = (file: string, isThere: boolean): AuthorError => ({
	kind: 'fichier-illisible',
	file,
	line: 1,
	message: `${isThere ? 'Ce nom est celui d’un dossier' : 'Ce lien ne mène nulle part'} ; attendu : un fichier de texte.`,
	todo: isThere
		? 'Renommez le dossier, ou remplacez-le par le fichier.'
		: 'Remplacez le lien par le fichier, ou supprimez-le.',
});
