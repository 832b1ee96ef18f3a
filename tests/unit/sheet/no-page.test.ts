import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = ['src/sheet', 'src/search', 'src/publish/api', 'src/library/passages'].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => path.join(folder, file)),
);

/** It shows a page as it is, beside the answers, and takes no text from it. */
const SHOWS = 'src/search/browser/beside.ts';

// What a page looks like is its own affair: a sheet that finds a text by its class says something else when the class changes.
it('nothing of sheets, search and data reads a page of ours', () => {
	expect(read.length).toBeGreaterThan(80);
	expect(read.filter((file) => /DOMParser|parseFromString|'text\/html/.test(readFileSync(file, 'utf8')))).toEqual([
		SHOWS,
	]);
});
