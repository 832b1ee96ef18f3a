import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { movesFile, publishedFile } from '../content/moved-content';
import { build, copySite } from '../content/site-copy';
import { valid, writeFile } from '../content/valid-content';
import { type ServedFolder, serveFolder } from './served-folder';

/** Path under which the site of these tests is served: moves are followed there as well. */
export const BASE = '/regles/';

const term = '/essai/glossaire/bouclier/';

const moves: [de: string, vers: string][] = [
	[term, '/essai/glossaire/armure/'],
	[`${term}#bouclier-tue`, '/essai/glossaire/poison/#poison-tue'],
	['/essai/glossaire/pavois/', '/essai/regles/combat/#se-battre'],
	['/essai/glossaire/armure/#armure-ancienne', '/essai/glossaire/armure/#armure-annule'],
	['/essai/glossaire/armure/#armure-partie', '/essai/glossaire/zone/#zone-cartes'],
];

/** Serves a small site in which addresses have moved. The caller closes it. */
export async function serveMovedSite(): Promise<ServedFolder & { dir: string }> {
	const root = mkdtempSync(path.join(tmpdir(), 'arbitre-deplace-'));
	const remove = () => rmSync(root, { recursive: true, force: true });
	for (const [file, text] of Object.entries(valid)) writeFile(root, file, text);
	const chapter = 'content/essai/regles/combat.mdx';
	// The pages of Astro know the tools of the real games only.
	writeFile(root, chapter, (valid[chapter] ?? '').replace('<Outil nom="calcul" />', ''));
	writeFile(root, 'content/identifiants/essai.txt', publishedFile(...moves.map(([de]) => de)));
	writeFile(root, 'content/redirections.yaml', movesFile(...moves));
	writeFile(
		root,
		'content/nouveautes.yaml',
		`nouveautes:\n  - { date: 2026-11-21, titre: Un terme, texte: "Le bouclier a sa page, avec ses règles.", lien: ${term} }\n`,
	);
	copySite(root);
	const { status, stdout, stderr } = build(root, BASE);
	if (status !== 0) {
		remove();
		throw new Error(stdout + stderr);
	}
	const dir = path.join(root, 'dist');
	const { origin, close } = await serveFolder(dir);
	return {
		origin,
		dir,
		close: () => {
			close();
			remove();
		},
	};
}
