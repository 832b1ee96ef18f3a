import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build, copySite } from './site-copy';

/** What is said by a build, without any content, in a folder whose name begins so. */
function saidIn(name: string, address: { SITE_BASE?: string; SITE_URL?: string } = {}): string {
	const root = mkdtempSync(join(tmpdir(), name));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	copySite(root);
	const { status, stdout, stderr } = build(root, address);
	expect(status).toBe(1);
	return stdout + stderr;
}

test('a build stops at once where no page could be served from', () => {
	expect(saidIn('arbitre-', { SITE_BASE: '/règles/' })).toContain('SITE_BASE vaut « /règles/ »');
	expect(saidIn('arbitre-', { SITE_URL: 'exemple.org' })).toContain('SITE_URL vaut « exemple.org »');
	expect(saidIn('arbitre-100%-')).toContain('attendu : un chemin sans « % »');
});
