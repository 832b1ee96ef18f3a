import { describe, expect, it } from 'vitest';
import { fragmentHtml } from '../../../../src/glossary/fragment';
import { linkTree } from '../../../../src/glossary/link-tree';
import { readPage } from '../../../../src/glossary/read-page';
import { frameTree } from '../../../../src/library/passages/frame-tree';
import { markdownFeatures } from '../../../../src/library/read/read-content';
import { context, tree } from '../../glossary/trees';

/** A page as the library holds it. */
function written(markdown: string) {
	const read = readPage(tree(markdown));
	return { read, compiled: linkTree(read.tree, context()) };
}

/** The text of a frame as nested words: headings, `[` sections `]`, and `:` for what introduces a list. */
function outline(markdown: string): string {
	const page = written(markdown);
	const before = JSON.stringify(page);
	const html = fragmentHtml(frameTree(page), markdownFeatures);
	expect(JSON.stringify(page), 'the page is left as it is').toBe(before);
	return html
		.replaceAll('<section>', '[ ')
		.replaceAll('</section>', ' ]')
		.replace(/<p[^>]*class="[^"]*introduction"[^>]*>/g, ' : ')
		.replace(/<[^>]+>|§/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

describe('the text of a frame', () => {
	it('holds what stands below a heading in a section with it', () => {
		expect(outline('Avant\n\n## Un\n\na\n\n### Un bis\n\nb\n\n## Deux\n\nc')).toBe(
			'Avant [ Un a [ Un bis b ] ] [ Deux c ]',
		);
		expect(outline('### Bas\n\na\n\n## Haut\n\nb')).toBe('[ Bas a ] [ Haut b ]');
		expect(outline('Rien')).toBe('Rien');
	});

	it('marks the sentence that introduces a list, wherever it stands, and no other', () => {
		expect(outline('Choisissez :\n\n- a\n- b\n\nLa suite.\n\n- c')).toBe(': Choisissez : a b La suite. c');
		expect(outline('1. Étape :\n\n   Ceci :\n\n   - a')).toMatch(/Étape : : Ceci : a/);
		expect(outline('Une phrase :\n\nUne autre.')).toBe('Une phrase : Une autre.');
	});

	it('keeps the class of a rule that introduces a list', () => {
		const page = written('Choisissez : [#choix]\n\n- a');
		expect(fragmentHtml(frameTree(page), markdownFeatures)).toContain('<p id="choix" class="regle introduction">');
	});

	it('says the status of a rule after it, which introduces its list all the same', () => {
		const page = written('Choisissez : [#choix deduit]\n\n- a');
		expect(fragmentHtml(frameTree(page), markdownFeatures)).toMatch(
			/^<p id="choix" class="regle introduction">Choisissez[^<]*<small class="statut">\(déduit\)<\/small><\/p>/,
		);
	});

	it('marks an exception to the rule before it', () => {
		const page = written('Piochez. [#pioche]\n\nException : pas vous. [#pas]\n\nExceptions.');
		expect(fragmentHtml(frameTree(page), markdownFeatures).match(/<p id="[^"]*" class="[^"]*exception">/g)).toEqual([
			'<p id="pas" class="regle exception">',
		]);
	});
});
