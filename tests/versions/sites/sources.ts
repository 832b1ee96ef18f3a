import { spawnSync } from 'node:child_process';
import { copyContent, copySite, repository } from '../../build/site-copy';
import { writeSmallSite } from '../../build/small-site';
import { GAMES } from '../../games';
import { addMoves, drop, dropLines, edit, rename } from './edits';

// A site as it was published three times. Between A and B, an author renames a term and a tool, drops a page and rewords a
// rule, and the code changes; between B and C, one word does. « Before » is the site of the last commit whose worker kept
// whatever was read in one cache, without versions.

export type Version = 'A' | 'B' | 'C' | 'before';

/** The last commit before kept versions. */
export const BEFORE = 'ab3b000f';

/** Changes of code: what is loaded late, on text pages and in tools, has another name since. */
function changeCode(root: string): void {
	edit(root, 'src/client/rule-menu.ts', ['Copier la citation', 'Copier comme citation']);
	edit(root, 'src/search/browser/box-markup.ts', ['aria-label="Résultats"', 'aria-label="Réponses"']);
	edit(root, 'src/widgets/shared/LaterNote.tsx', ['Cette partie n’a', 'Ce passage n’a']);
	edit(root, 'src/widgets/keyforge/chains/card.ts', ["slug: 'chaines'", "slug: 'compteur-de-chaines'"]);
}

/** The sources of the small site at a version. */
export function writeSmall(root: string, version: Version): void {
	writeSmallSite(root);
	if (version === 'A') return;
	changeCode(root);
	edit(
		root,
		'content/essai/regles/combat.mdx',
		['nom="chaines"', 'nom="compteur-de-chaines"'],
		['terme:cle', 'terme:clef'],
	);
	rename(root, 'content/essai/glossaire/cle.mdx', 'content/essai/glossaire/clef.mdx');
	edit(root, 'content/essai/jeu.yaml', ['cle,', 'clef,']);
	edit(root, 'content/essai/faq/zones.mdx', ['"cle ', '"clef ']);
	edit(root, 'content/essai/rencontres.yaml', ['[cle,', '[clef,']);
	drop(root, 'content/concepts/protection.mdx');
	edit(root, 'content/essai/glossaire/poison.mdx', ['Le poison tue.', 'Le poison abat.']);
	addMoves(root, [
		['/essai/glossaire/cle/', '/essai/glossaire/clef/'],
		['/essai/outils/chaines/', '/essai/outils/compteur-de-chaines/'],
		['/concepts/protection/', '/essai/glossaire/armure/'],
	]);
	if (version === 'C') edit(root, 'content/essai/glossaire/poison.mdx', ['abat', 'foudroie']);
}

/** Replaces the code and the content of a copy by those of the last commit before kept versions. */
function takeBack(root: string): void {
	const parts = 'src content astro.config.mjs';
	const script = `rm -rf ${parts} && git -C '${repository}' archive ${BEFORE} ${parts} | tar -x`;
	const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: root, encoding: 'utf8' });
	if (status !== 0) throw new Error(`The site of ${BEFORE} cannot be taken out of the history: ${stderr}`);
}

/** The sources of the real site at a version. */
export function writeReal(root: string, version: Version): void {
	copySite(root);
	copyContent(root);
	if (version === 'before') takeBack(root);
	if (version === 'A' || version === 'before') return;
	changeCode(root);
	edit(root, 'content/keyforge/deroulement/tour.yaml', ['nom: chaines,', 'nom: compteur-de-chaines,']);
	edit(root, 'content/keyforge/regles/chaines.mdx', ['outil:chaines', 'outil:compteur-de-chaines']);
	rename(root, 'content/keyforge/glossaire/anomalie.mdx', 'content/keyforge/glossaire/carte-anomalie.mdx');
	rename(root, 'content/keyforge/questions/anomalie.yaml', 'content/keyforge/questions/carte-anomalie.yaml');
	edit(root, 'content/keyforge/bulles.yaml', ['  anomalie:', '  carte-anomalie:']);
	edit(root, 'content/keyforge/rencontres.yaml', [', anomalie]', ', carte-anomalie]']);
	edit(root, 'content/keyforge/foyers.yaml', ['outils/chaines/', 'outils/compteur-de-chaines/']);
	drop(root, 'content/concepts/deck-vide.mdx');
	for (const game of GAMES) dropLines(root, `content/${game}/foyers.yaml`, 'concepts/deck-vide/');
	edit(root, 'content/keyforge/glossaire/poison.mdx', ["à l'instant où elle", 'dès qu’elle']);
	addMoves(root, [
		['/keyforge/glossaire/anomalie/', '/keyforge/glossaire/carte-anomalie/'],
		['/keyforge/outils/chaines/', '/keyforge/outils/compteur-de-chaines/'],
		['/concepts/deck-vide/', '/concepts/mulligan/'],
	]);
	if (version === 'C') edit(root, 'content/keyforge/glossaire/poison.mdx', ['dès qu’elle', 'aussitôt qu’elle']);
}
