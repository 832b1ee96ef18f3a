import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changeDates } from '../../src/publish/change-dates';
import { dist, readBuilt } from './built-site';
import { base } from './parsed-pages';

// What search engines and programs read of the whole site.

const listed = [
	...readBuilt('sitemap-0.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g),
].map(([, address = '', date]) => ({ path: `/${new URL(address).pathname.slice(base.length)}`, date }));

test('the sitemap gives the day of change of what a file says, where the history is known', () => {
	const dates = changeDates(process.cwd());
	const { size } = new Set(dates.values());
	const terms = listed.filter(({ path }) => /^\/[^/]+\/glossaire\/[^/]+\/$/.test(path));
	expect(terms.length).toBeGreaterThan(300);
	const undated = terms.filter(({ path, date }) => {
		const [, game, , term] = path.split('/');
		return date?.slice(0, 10) !== dates.get(`content/${game}/glossaire/${term}.mdx`);
	});
	expect(undated).toEqual([]);
	if (size > 1) expect(new Set(listed.map(({ date }) => date)).size).toBeGreaterThan(2);
	expect(listed.filter(({ path, date }) => /^\/[^/]+\/glossaire\/$/.test(path) && date !== undefined)).toEqual([]);
});

test('the guide for programs names each game, and every link in it leads somewhere', () => {
	const guide = readBuilt('llms.txt');
	expect(guide).toMatch(/^# L’Arbitre\n\n> /);
	for (const game of ['KeyForge', 'La Légende des Cinq Anneaux', 'Horreur à Arkham', 'Mistborn'])
		expect(guide).toContain(`## ${game}`);
	const links = [...guide.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname);
	expect(links.length).toBeGreaterThan(30);
	const dead = links.filter(
		(link) => !existsSync(path.join(dist, link.slice(base.length).replace(/(^|\/)$/, '$1index.html'))),
	);
	expect(dead).toEqual([]);
});
