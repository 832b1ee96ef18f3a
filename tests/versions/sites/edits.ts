import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// What an author or a developer does to the sources of a site between two versions.

/** Replaces parts of a file, wherever they are in it. A part that is not there throws: the versions would not differ. */
export function edit(root: string, file: string, ...parts: readonly [from: string, to: string][]): void {
	const place = path.join(root, file);
	let text = readFileSync(place, 'utf8');
	for (const [from, to] of parts) {
		if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
		text = text.replaceAll(from, () => to);
	}
	writeFileSync(place, text);
}

/** Takes the lines of a file away that begin in a way. */
export function dropLines(root: string, file: string, beginning: string): void {
	const place = path.join(root, file);
	const lines = readFileSync(place, 'utf8').split('\n');
	writeFileSync(place, lines.filter((line) => !line.startsWith(beginning)).join('\n'));
}

/** Gives a file another name: the address of its page follows. */
export const rename = (root: string, from: string, to: string): void =>
	renameSync(path.join(root, from), path.join(root, to));

/** Takes a file away, and its page with it. */
export const drop = (root: string, file: string): void => rmSync(path.join(root, file));

/** Says where pages went that are no more. */
export function addMoves(root: string, moves: readonly (readonly [from: string, to: string])[]): void {
	const place = path.join(root, 'content/redirections.yaml');
	const lines = moves.map(([from, to]) => `  - { de: "${from}", vers: "${to}", depuis: 2026-11-28 }\n`);
	writeFileSync(place, readFileSync(place, 'utf8') + lines.join(''));
}
