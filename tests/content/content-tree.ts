import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type LoadedLibrary, loadLibrary } from '../../src/library/load-library';
import type { ToolCard } from '../../src/schemas/tool-card';
import { valid, writeFile } from './valid-content';

/** The one tool of the game. */
export const tools: ToolCard[] = [
	{
		game: 'essai',
		folder: 'essai/calcul',
		slug: 'calcul',
		title: 'Calcul',
		summary: 'Un outil.',
		rules: ['armure-annule'],
		short: 'Calcul',
		asks: 'Combien ?',
		icon: 'token',
		searchWords: [],
	},
];

/** The icons of the game, which no page shows. */
const icons = () => ['cle', 'forge-ancienne'];

/** Files to change, by path below `content/essai/`: a new text, a function of the old one, or `null` for no file. */
export type Changes = Record<string, string | ((text: string) => string) | null>;

/** Replaces a part of a file that must be there: a fixture that changes nothing proves nothing. */
export const edit = (from: string, to: string) => (text: string) => {
	if (!text.includes(from)) throw new Error(`The fixture does not hold ${JSON.stringify(from)}.`);
	return text.replace(from, () => to);
};

/** A concept of the small game, which says this. */
export const conceptSaying = (text: string) => `---
titre: Protéger
resume: Une phrase assez longue pour dire ce que la page des protections compare.
termes: { essai: [armure] }
---

${text}
`;

/** Writes the valid content with some changes, in a directory that the test removes. */
export function writeContent(changes: Changes = {}): string {
	const root = mkdtempSync(join(tmpdir(), 'arbitre-contenu-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	for (const [path, text] of Object.entries(valid)) writeFile(root, path, text);
	changeContent(root, changes);
	return root;
}

/** Changes a content that is already written. */
export function changeContent(root: string, changes: Changes): void {
	for (const [path, change] of Object.entries(changes)) {
		const full = `content/essai/${path}`;
		if (change === null) rmSync(join(root, full));
		else writeFile(root, full, typeof change === 'string' ? change : change(valid[full] ?? ''));
	}
}

/** Reads the valid content with some changes. */
export const load = (changes: Changes = {}): LoadedLibrary =>
	loadLibrary(writeContent(changes), { base: '/', tools, icons });
