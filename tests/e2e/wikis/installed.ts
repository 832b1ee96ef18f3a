import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Wikis of Debian, thrown away after the test: their own settings and data, on this machine alone. Nothing is served: each has a
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

/** A MediaWiki with pages by their titles, and prefixes of other wikis: the installed one, with other settings and data. */
export function mediawiki(pages: Record<string, string>, prefixes: Record<string, string>): Wiki {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-mw-'));
	const settings = { MW_CONFIG_FILE: path.join(home, 'LocalSettings.php') };
	const php = (program: string, options: readonly string[], input = '', env = {}) =>
		run('php', [path.join(MEDIAWIKI, 'maintenance', program), ...options], input, env);
	const database = ['--dbtype', 'sqlite', '--dbpath', home, '--dbname', 'wiki', '--confpath', home];
	const address = ['--server', 'http://127.0.0.1', '--scriptpath', '', '--lang', 'fr'];
	php('install.php', [...database, ...address, '--pass', 'mot de passe', 'Essai', 'Admin']);
	for (const [prefix, target] of Object.entries(prefixes)) {
		const row = `('${prefix}','${target}','','',0,0)`;
		const query = `INSERT INTO interwiki (iw_prefix,iw_url,iw_api,iw_wikiid,iw_local,iw_trans) VALUES ${row}`;
		php('sql.php', ['--query', query], '', settings);
	}
	for (const [title, text] of Object.entries(pages)) php('edit.php', ['-u', 'Admin', title], text, settings);
	return {
		render: (text) => php('parse.php', [], text, settings),
		remove: () => rmSync(home, { recursive: true, force: true }),
	};
}

/** A DokuWiki with lines of `interwiki.local.conf`: the installed one, with other settings and data. */
export function dokuwiki(interwiki: string): Wiki {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-dw-'));
	const settings = path.join(home, 'conf/');
	for (const [from, to] of [
		['/etc/dokuwiki', settings],
		['/var/lib/dokuwiki/data', path.join(home, 'data')],
	] as const)
		cpSync(from, to, { recursive: true, dereference: true });
	writeFileSync(
		path.join(settings, 'local.php'),
		`<?php $conf['savedir'] = '${home}/data'; $conf['useacl'] = 0; $conf['lang'] = 'fr';`,
	);
	writeFileSync(path.join(settings, 'interwiki.local.conf'), `${interwiki}\n`);
	const before = path.join(home, 'before.php');
	writeFileSync(before, `<?php define('DOKU_CONF', '${settings}');`);
	return {
		render: (text) => run('php', ['-d', `auto_prepend_file=${before}`, path.join(DOKUWIKI, 'bin/render.php')], text),
		remove: () => rmSync(home, { recursive: true, force: true }),
	};
}

/** What a program says; throws with its own words when it fails. */
function run(program: string, options: readonly string[], input: string, more = {}): string {
	const env = { ...process.env, ...more };
	const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8', input, env });
	if (status !== 0) throw error ?? new Error(`${program} ${options[0]}: ${stderr || stdout}`);
	return stdout;
}
