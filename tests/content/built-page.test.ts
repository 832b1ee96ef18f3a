import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Changes, changeContent, edit, writeContent } from './content-tree';
import { build, copySite } from './site-copy';

/** Neighbouring inline elements, each on its line: the space that a compression of HTML may eat. */
const inline = `<p>
	<b>gras</b>
	<i>italique</i>
	<a href="/">lien</a>
	{'calcul'}
	<code>code</code>
</p>
`;

/** The pages of Astro know the tools of the real games only. */
const content: Changes = {
	'regles/combat.mdx': edit('<Outil nom="calcul" />', '**Gras** *italique*\n[lien](terme:cle) armure.'),
};

const visible = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

function built(root: string): (path: string) => string {
	const { status, stdout, stderr } = build(root);
	expect(status, stdout + stderr).toBe(0);
	return (path) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8');
}

it('a page that is really built has its links, its ids and its anchors', { timeout: 180_000 }, () => {
	const root = writeContent(content);
	copySite(root);
	mkdirSync(join(root, 'src/pages/espaces'));
	writeFileSync(join(root, 'src/pages/espaces/index.astro'), inline);
	const pages = built(root);

	const page = pages('essai/regles/combat');
	expect(page).toContain('<p id="combat-frappe" class="regle">');
	expect(page).toContain('<li id="combat-degats" class="regle">');
	expect(page).toContain('<h2 id="se-battre">Se battre</h2>');
	expect(page).toContain('l’<a href="/essai/glossaire/armure/" class="terme">armure</a> protège');
	expect(page).toContain('<a href="#combat-frappe" class="ancre" aria-label="Lien vers cette règle">§</a>');
	expect(page).not.toContain('[#');

	// Every space between inline elements, of MDX and of Astro.
	expect(visible(page)).toContain('Gras italique lien armure.');
	expect(visible(pages('espaces'))).toContain('gras italique lien calcul code');

	// A second build finds the caches of the first: a term that changed still changes the page that says it.
	expect(page).not.toContain('/essai/glossaire/zone/');
	changeContent(root, { 'glossaire/zone.mdx': edit('famille: notion', 'famille: notion\nvariantes: [créature]') });
	expect(built(root)('essai/regles/combat')).toContain('<a href="/essai/glossaire/zone/" class="terme">créature</a>');
});
