import { expect, it } from 'vitest';
import type { AuthorError } from '../../src/schemas/author-error';
import { type Changes, load } from './content-tree';

/** `file` is given below `content/essai/`, unless it is not content. */
export type Expected = Omit<AuthorError, 'todo'> & { todo?: string };

/** One change to the valid content is reported as these errors, and as nothing else. */
export function itReports(title: string, changes: Changes, ...expected: Expected[]): void {
	it(title, () => {
		const full = expected.map(({ file, todo, ...rest }) => ({
			...rest,
			file: file.startsWith('src/') ? file : `content/essai/${file}`.replace('essai/../', ''),
			todo: todo ?? expect.any(String),
		}));
		expect(load(changes).errors).toEqual(full);
	});
}
