import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { wordpressPlugin } from '../../../src/publish/wordpress-plugin';

const archive = wordpressPlugin('https://exemple.org/regles/');
const files = new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));

test('the archive holds one folder, as WordPress wants it', () => {
	expect([...files.keys()].every((name) => name.startsWith('arbitre/'))).toBe(true);
	expect([...files.keys()]).toEqual(
		expect.arrayContaining([
			'arbitre/arbitre.php',
			'arbitre/block/block.json',
			'arbitre/readme.txt',
			'arbitre/uninstall.php',
		]),
	);
	expect(archive.length).toBeLessThan(40_000);
});

test('it asks the site that gives it', () => {
	expect(files.get('arbitre/arbitre.php')).toContain("define('ARBITRE_SITE', 'https://exemple.org/regles/')");
	for (const [name, text] of files) expect(text, name).not.toContain('arbitre.example');
});

test('the same sources make the same archive', () => {
	expect(wordpressPlugin('https://exemple.org/regles/')).toEqual(archive);
});

test('no part of it can be asked for by itself', () => {
	for (const [name, text] of files)
		if (name.endsWith('.php')) expect(text, name).toMatch(/defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\) \|\| exit;/);
});
