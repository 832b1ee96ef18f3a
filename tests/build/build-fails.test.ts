import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build, copyContent, copySite } from './site-copy';

/** A copy of the site and of its content, removed after the test. */
function siteCopy(): string {
	const root = mkdtempSync(join(tmpdir(), 'arbitre-site-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	copySite(root);
	copyContent(root);
	return root;
}

it('a build of the real content with one broken reference stops, and says where it is', { timeout: 60_000 }, () => {
	const root = siteCopy();
	const file = join(root, 'content/keyforge/regles/chaines.mdx');
	const text = readFileSync(file, 'utf8').trimEnd();
	writeFileSync(file, `${text}\n\nVoyez [la page qui manque](terme:page-qui-manque).\n`);

	const { status, stdout, stderr } = build(root);
	const report = stdout + stderr;
	expect(status).toBe(1);
	expect(report).toContain('1 erreur dans le contenu');
	expect(report).toContain(
		`content/keyforge/regles/chaines.mdx:${text.split('\n').length + 2} · terme:page-qui-manque [terme-inconnu]`,
	);
	expect(report).toContain('Aucune page du glossaire ne porte ce nom de fichier.');
	expect(report).toContain('Le contenu a des erreurs : rien n’est construit.');
	expect(existsSync(join(root, 'dist'))).toBe(false);
});

it('a build of the real content with one page less stops, and says what is not covered', { timeout: 60_000 }, () => {
	const root = siteCopy();
	rmSync(join(root, 'content/mistborn/faq/missions.mdx'));

	const { status, stdout, stderr } = build(root);
	const report = stdout + stderr;
	expect(status).toBe(1);
	expect(report).toContain('mb-section-l737 [unite-non-couverte]');
	expect(report).toContain('Aucune page ne cite « FAQ : Missions ».');
	expect(existsSync(join(root, 'dist'))).toBe(false);
});
