import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Wikis of Debian, thrown away after the test: their own copies, on this machine alone. Nothing is served: each has a
// program that writes a text as its pages show it.

/** What brings what is missing. */
export const INSTALL = 'apt-get install mediawiki dokuwiki php-cli php-sqlite3 php-xml php-mbstring php-intl';

const MEDIAWIKI = '/usr/share/mediawiki';
const DOKUWIKI = '/usr/share/dokuwiki';
export const isHere = { mediawiki: existsSync(MEDIAWIKI), dokuwiki: existsSync(DOKUWIKI) };

export interface Wiki {
	/** The HTML that the wiki makes of a text. */
	render(text: string): string;
	remove(): void;
}

/** A MediaWiki with pages by their titles, and prefixes of other wikis. */
export function mediawiki(pages: Record<string, string>, prefixes: Record<string, string>): Wiki {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-mw-'));
	const folder = copy(MEDIAWIKI, path.join(home, 'www'), /LocalSettings\.php$/);
	const data = path.join(home, 'data');
	mkdirSync(data);
	const php = (program: string, options: readonly string[], input = '') =>
		run('php', [path.join(folder, 'maintenance', program), ...options], input);
	const database = ['--dbtype', 'sqlite', '--dbpath', data, '--dbname', 'wiki'];
	const address = ['--server', 'http://127.0.0.1', '--scriptpath', '', '--lang', 'fr'];
	php('install.php', [...database, ...address, '--pass', 'mot de passe', 'Essai', 'Admin']);
	for (const [prefix, target] of Object.entries(prefixes)) {
		const row = `('${prefix}','${target}','','',0,0)`;
		php('sql.php', [
			'--query',
			`INSERT INTO interwiki (iw_prefix,iw_url,iw_api,iw_wikiid,iw_local,iw_trans) VALUES ${row}`,
		]);
	}
	for (const [title, text] of Object.entries(pages)) php('edit.php', ['-u', 'Admin', title], text);
	return {
		render: (text) => php('parse.php', [], text),
		remove: () => rmSync(home, { recursive: true, force: true }),
	};
}

/** A DokuWiki with lines of `interwiki.local.conf`. */
export function dokuwiki(interwiki: string): Wiki {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-dw-'));
	const folder = copy(DOKUWIKI, path.join(home, 'www'));
	const settings = copy('/etc/dokuwiki', path.join(home, 'conf'));
	copy('/var/lib/dokuwiki/data', path.join(home, 'data'));
	writeFileSync(path.join(folder, 'inc/preload.php'), `<?php define('DOKU_CONF', '${settings}/');`);
	writeFileSync(
		path.join(settings, 'local.php'),
		`<?php $conf['savedir'] = '${home}/data'; $conf['useacl'] = 0; $conf['lang'] = 'fr';`,
	);
	writeFileSync(path.join(settings, 'interwiki.local.conf'), `${interwiki}\n`);
	return {
		render: (text) => run('php', [path.join(folder, 'bin/render.php')], text),
		remove: () => rmSync(home, { recursive: true, force: true }),
	};
}

/** Copies a folder with what its links lead to; gives the copy. */
function copy(from: string, to: string, without?: RegExp): string {
	cpSync(from, to, { recursive: true, dereference: true, filter: (file) => !without?.test(file) });
	return to;
}

/** What a program says; throws with its own words when it fails. */
function run(program: string, options: readonly string[], input: string): string {
	const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8', input });
	if (status !== 0) throw error ?? new Error(`${program} ${options[0]}: ${stderr || stdout}`);
	return stdout;
}
