import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scripts, scriptsRunBy, shellLines } from './repository';

// What newcomers read first says commands and files that are there.

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/testing.md', 'content/README.md'];
const read = (file: string): string => readFileSync(file, 'utf8');

test('continuous integration types what the README says, in its order', () => {
	const typed = read('.ci/run')
		.split('\n')
		.filter((line) => /^npm\b/.test(line));
	expect(typed).toEqual(['npm ci', 'npm test']);
	expect(shellLines(read('README.md')).filter((line) => typed.includes(line))).toEqual(typed);
});

test.each(documents)('%s runs scripts that exist', (document) => {
	const unknown = scriptsRunBy(read(document)).filter((name) => !scripts.has(name));
	expect(unknown).toEqual([]);
});

test.each(documents)('%s leads to files and headings that exist', (document) => {
	const broken = [...read(document).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].filter(
		([, file = '', heading]) => {
			// Links of the content's own syntax (`terme:`, `regle:`…) are no files.
			if (/^[a-z]+:/.test(file)) return false;
			const target = file === '' ? document : path.join(path.dirname(document), file);
			return !existsSync(target) || (heading !== undefined && !headingsOf(read(target)).includes(heading));
		},
	);
	expect(broken.map(([link]) => link)).toEqual([]);
});

test('the picture of the README is light', () => {
	expect(statSync('docs/site.png').size).toBeLessThanOrEqual(150 * 1024);
	expect(read('README.md')).toContain('](docs/site.png)');
});

/** Ids of headings as GitHub writes them. */
function headingsOf(markdown: string): string[] {
	return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
		title
			.toLowerCase()
			.replace(/[^\p{L}\p{N} -]/gu, '')
			.replaceAll(' ', '-'),
	);
}
