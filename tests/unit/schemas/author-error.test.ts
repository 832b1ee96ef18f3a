import { expect, it } from 'vitest';
import { type AuthorError, formatAuthorErrors } from '../../../src/schemas/author-error';

const error = (file: string, line: number, field?: string): AuthorError => ({
	kind: 'lien-invalide',
	file,
	line,
	field,
	message: 'Ceci ne va pas.',
	todo: 'Faites cela.',
});

it('says where, what and what to do, one block an error', () => {
	expect(formatAuthorErrors([error('a.mdx', 3, 'terme:x')])).toBe(
		'1 erreur dans le contenu\n\na.mdx:3 · terme:x [lien-invalide]\n  Ceci ne va pas.\n  → Faites cela.\n',
	);
	expect(formatAuthorErrors([error('a.mdx', 3)])).toContain('\na.mdx:3 [lien-invalide]\n');
});

it('follows the files, then their lines, and counts', () => {
	const errors = [error('b.mdx', 1), error('a.mdx', 10), error('a.mdx', 9)];
	const report = formatAuthorErrors(errors);
	expect(report.match(/[ab]\.mdx:\d+/g)).toEqual(['a.mdx:9', 'a.mdx:10', 'b.mdx:1']);
	expect(report).toMatch(/^3 erreurs dans le contenu\n/);
	expect(errors.map(({ line }) => line)).toEqual([1, 10, 9]);
});
