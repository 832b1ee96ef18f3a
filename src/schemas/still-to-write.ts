import type { AuthorError } from './author-error';

/** What `npm run nouveau` writes where only an author knows: what is to be written comes after it, on the same line. */
const mark = /À ÉCRIRE\s*([^[\]\n]*)/;

/** Lines of a file that nobody has written yet. The rest of the file is not looked at before they are. */
export function stillToWrite(file: string, text: string): AuthorError[] {
	return text.split('\n').flatMap((line, at): AuthorError[] => {
		const what = mark.exec(line)?.[1]?.trim();
		if (what === undefined) return [];
		const message = what === '' ? 'Cette ligne reste à écrire.' : `Reste à écrire : ${what.replace(/\.$/, '')}.`;
		return [{ kind: 'a-ecrire', file, line: at + 1, message, todo: 'Remplacez « À ÉCRIRE » et ce qui le suit.' }];
	});
}
