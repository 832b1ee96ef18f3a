import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

// A WordPress of Debian, thrown away after the test: its own copy, its own database, on this machine alone.

const SOURCE = '/usr/share/wordpress';
const MARIADB = '/usr/sbin/mariadbd';
const themesFolder = path.join(SOURCE, 'wp-content/themes');

/** Whether it can be set up here. */
export const isHere =
	[SOURCE, MARIADB].every(existsSync) &&
	spawnSync('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0;

/** What brings what is missing. */
export const INSTALL =
	'apt-get install wordpress mariadb-server php-cli php-mysql php-xml wordpress-theme-twentytwentyone wordpress-theme-twentytwentytwo';

/** The themes that are here, block themes and older ones. */
export const themes = isHere ? readdirSync(themesFolder).filter((name) => name.startsWith('twenty')) : [];

/** Somebody who writes posts: an author has no right to raw HTML. */
export const AUTHOR = { name: 'auteur', password: 'mot de passe' };
/** Somebody who chooses plugins and their settings. */
export const ADMIN = { name: 'admin', password: 'autre mot de passe' };

export interface Wordpress {
	origin: string;
	/** Publishes a post as the author, without the editor; gives its address. */
	publish(content: string): string;
	/** Puts a plugin of ours there from its folder and activates it, with what it has in an option. */
	activate(plugin: Plugin): void;
	/** Deactivates and deletes a plugin; how many of its options and of what it made WordPress keep are left. */
	uninstall(name: string): { options: number; oembed: number };
	remove(): Promise<void>;
}

/** A plugin of ours: its folder, its main file, its option. */
export interface Plugin {
	source: string;
	name: string;
	option: string;
	value: object;
}

/** Sets a WordPress up that may reach `site`, the address of ours on this machine: by itself it asks nothing of it. */
export async function setUp(site: string): Promise<Wordpress> {
	const home = mkdtempSync(path.join(tmpdir(), 'arbitre-wp-'));
	const running: ChildProcess[] = [];
	const remove = async () => {
		await Promise.all(running.map(ended));
		rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
	};
	try {
		const socket = await startDatabase(home, running);
		const port = await freePort();
		const origin = `http://127.0.0.1:${port}`;
		const folder = copy(home, origin, socket, site);
		run('php', [path.join(import.meta.dirname, 'install.php'), folder, AUTHOR.name, AUTHOR.password, ADMIN.password]);
		const php = ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', folder];
		running.push(
			spawn('php', php, { detached: true, stdio: 'ignore', env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' } }),
		);
		await until(() => fetch(origin).then(({ ok }) => ok));
		const publish = (content: string) => {
			const id = run('php', [path.join(import.meta.dirname, 'publish.php'), folder, AUTHOR.name, content]);
			return `${origin}/?p=${id}`;
		};
		const activate = ({ source, name, option, value }: Plugin) => {
			cpSync(source, path.join(folder, 'wp-content/plugins', name), { recursive: true });
			const script = path.join(import.meta.dirname, 'plugin.php');
			run('php', [script, folder, `${name}/${name}.php`, option, JSON.stringify(value)]);
		};
		const uninstall = (name: string) =>
			JSON.parse(run('php', [path.join(import.meta.dirname, 'uninstall.php'), folder, name, site]));
		return { origin, publish, activate, uninstall, remove };
	} catch (error) {
		await remove();
		throw error;
	}
}

/** A database that only its socket leads to; gives the path of the socket. */
async function startDatabase(home: string, running: ChildProcess[]): Promise<string> {
	const data = path.join(home, 'data');
	const socket = path.join(home, 'socket');
	const user = `--user=${userInfo().username}`;
	run('mariadb-install-db', [
		'--no-defaults',
		user,
		`--datadir=${data}`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	]);
	const options = ['--skip-networking', `--socket=${socket}`, `--pid-file=${home}/pid`, '--skip-log-bin'];
	running.push(
		spawn(MARIADB, ['--no-defaults', user, `--datadir=${data}`, ...options], { detached: true, stdio: 'ignore' }),
	);
	await until(async () => existsSync(socket));
	run('mariadb', ['--no-defaults', '-u', 'root', `--socket=${socket}`, '-e', 'CREATE DATABASE wordpress']);
	return socket;
}

/** Copies WordPress, with settings of its own; gives the folder that is served. */
function copy(home: string, origin: string, socket: string, site: string): string {
	const folder = path.join(home, 'www');
	// Debian's settings and its links to libraries are left behind.
	cpSync(SOURCE, folder, {
		recursive: true,
		dereference: true,
		filter: (file) => !/\.htaccess$|wp-config\.php$/.test(file),
	});
	const plugins = path.join(folder, 'wp-content/mu-plugins');
	mkdirSync(plugins, { recursive: true });
	cpSync(path.join(import.meta.dirname, 'loopback.php'), path.join(plugins, 'loopback.php'));
	const settings = {
		DB_NAME: 'wordpress',
		DB_USER: 'root',
		DB_PASSWORD: '',
		DB_HOST: `localhost:${socket}`,
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		WP_HOME: origin,
		WP_SITEURL: origin,
		AUTH_KEY: 'essai',
		ESSAI_SITE: site,
		DISABLE_WP_CRON: true,
		WP_HTTP_BLOCK_EXTERNAL: false,
		AUTOMATIC_UPDATER_DISABLED: true,
	};
	const defined = Object.entries(settings).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
	writeFileSync(
		path.join(folder, 'wp-config.php'),
		`<?php\n${defined.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire ABSPATH . 'wp-settings.php';\n`,
	);
	return folder;
}

/** Ends a server, with those that it has started itself, and waits until it is gone: databases write till then. */
function ended(server: ChildProcess): Promise<void> {
	const { pid, exitCode, signalCode } = server;
	if (pid === undefined || exitCode !== null || signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		server.once('exit', () => resolve());
		process.kill(-pid);
	});
}

/** What a program says; throws with its own words when it fails. */
function run(program: string, options: readonly string[]): string {
	const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8' });
	if (status !== 0) throw error ?? new Error(`${program}: ${stderr || stdout}`);
	return stdout;
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}

/** Waits until something is so: 30 s at most. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
	for (let time = 0; time < 300; time += 1) {
		if (await isSo().catch(() => false)) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('WordPress or its database did not start within 30 s.');
}
