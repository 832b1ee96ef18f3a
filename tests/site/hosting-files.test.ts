import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fileTypes } from '../../src/publish/hosting/file-types';
import { snippetsOf } from '../hosts/page';
import { dist, readBuilt } from './built-site';

// What hosts that cannot be run here ask of the files of the site, and what the page for hosts shows of them.

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
	statSync(path.join(dist, file)).isFile(),
);
const snippet = (title: string): string => snippetsOf(dist).get(title) ?? '';

test('the build keeps below the limits of Cloudflare Pages', () => {
	const lines = readBuilt('_headers').split('\n');
	expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
	expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
	expect(files.length).toBeLessThanOrEqual(20_000);
	const heavy = files.filter((file) => statSync(path.join(dist, file)).size > 25 * 1024 * 1024);
	expect(heavy).toEqual([]);
});

test('hosts are told the type of every file', () => {
	const known = new Set(fileTypes.map(({ extension }) => `.${extension}`));
	// Bytes that only Pagefind reads, and files for hosts.
	const bytes = /^pagefind\/.*\.(?:pf_\w+|pagefind)$|^(?:_headers|_redirects|\.[^/]+)$/;
	const unknown = files.filter((file) => !known.has(path.extname(file)) && !bytes.test(file));
	expect(unknown).toEqual([]);
	expect(fileTypes.filter(({ extension }) => !files.some((file) => file.endsWith(`.${extension}`)))).toEqual([]);
});

test('GitHub Pages leaves nothing out, and builds as this repository does', () => {
	expect(files).toContain('.nojekyll');
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	const config = readFileSync('astro.config.mjs', 'utf8');
	const reading = config + readFileSync('src/build/served-address.ts', 'utf8');
	const { jobs } = parse(snippet('.github/workflows/pages.yml'));
	const steps: { run?: string; env?: Record<string, string> }[] = jobs.publier.steps;
	expect(steps.map(({ run }) => run).filter(Boolean)).toEqual(['npm ci', 'npm run build']);
	const env = steps.find(({ run }) => run === 'npm run build')?.env ?? {};
	expect(Object.keys(env)).toEqual(['SITE_URL', 'SITE_BASE', 'SITE_POLICY']);
	for (const name of Object.keys(env)) expect(reading).toMatch(new RegExp(`\\b(?:env|variables)\\.${name}\\b`));
	expect(config).toContain(`process.env.SITE_POLICY === '${env.SITE_POLICY}'`);
	expect(scripts.build).toBe('astro build');
});

test('Netlify is told to build what it publishes', () => {
	const toml = snippet('netlify.toml');
	expect(toml).toContain('command = "npm run build"');
	expect(toml).toContain('publish = "dist"');
	expect(toml).toMatch(/\n {2}SITE_URL = "https:\/\/[^"]+"/);
});

test('what is for hosts is not read offline', () => {
	const listed: [file: string, bytes: number][] = JSON.parse(readBuilt('hors-ligne.json')).files;
	expect(listed.filter(([file]) => file.startsWith('.') || file.startsWith('_h'))).toEqual([]);
});
