import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from './site-copy';
import { BASE, smallSite } from './small-site';

const pageOf = (root: string, path: string) => readFileSync(join(root, 'dist', path, 'index.html'), 'utf8');

const visible = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

it('a page that is really built has its links, its ids and its anchors', async () => {
	const { root } = await smallSite();
	const page = pageOf(root, 'essai/regles/combat');
	expect(page).toContain('<p id="combat-frappe" class="regle">');
	expect(page).toContain('<li id="combat-degats" class="regle">');
	expect(page).toContain('<h2 id="se-battre">Se battre</h2>');
	expect(page).toContain(`l’<a href="${BASE}essai/glossaire/armure/" class="terme">armure</a> protège`);
	expect(page).toContain('<a href="#combat-frappe" class="ancre" aria-label="Lien vers cette règle">§</a>');
	expect(page).not.toContain('[#');

	// Every space between inline elements, of MDX and of Astro.
	expect(visible(page)).toContain('Gras italique lien armure.');
	expect(visible(pageOf(root, 'espaces'))).toContain('gras italique lien calcul code');
});

it('a second build finds the caches of the first, and a term that changed still changes the page that says it', async () => {
	const { root } = await smallSite();
	expect(pageOf(root, 'essai/regles/combat')).not.toContain('/essai/glossaire/zone/');
	const copy = mkdtempSync(join(tmpdir(), 'arbitre-second-'));
	onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
	cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
	const file = join(copy, 'content/essai/glossaire/zone.mdx');
	writeFileSync(file, readFileSync(file, 'utf8').replace('famille: notion', 'famille: notion\nvariantes: [créature]'));
	const { status, stdout, stderr } = build(copy, { SITE_BASE: BASE });
	expect(status, stdout + stderr).toBe(0);
	expect(pageOf(copy, 'essai/regles/combat')).toContain(
		`<a href="${BASE}essai/glossaire/zone/" class="terme">créature</a>`,
	);
});
