import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Home, ordinary } from './laid-out';

/** A server of Debian, which a host sets as the page for hosts says. */
export interface HostServer {
	name: 'nginx' | 'Apache';
	/** What its name stands for in the page: the snippet below this title. */
	snippet: string;
	/** Whether it is here, and else what brings it. */
	isHere: boolean;
	install: string;
	/** Starts it on a port of this machine; gives what stops it. Throws with its own words when it refuses. */
	start(home: Home, port: number, snippet: string): () => void;
}

/** Where Debian puts servers, which the path of an ordinary user leaves out. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
const programOf = (name: string): string | undefined =>
	folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

const nginx = programOf('nginx');
const apache = programOf('apache2');
const apacheModules = '/usr/lib/apache2/modules';

export const hostServers: readonly HostServer[] = [
	{
		name: 'nginx',
		snippet: '/etc/nginx/sites-available/arbitre',
		isHere: nginx !== undefined,
		install: 'apt-get install nginx-light',
		start(home, port, snippet) {
			const run = home.makeRun();
			const written = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
			const server = placed(snippet, home, [['listen 80;', `listen 127.0.0.1:${port};`]]);
			return started(
				run,
				nginx ?? '',
				['-e', `${run}/error.log`, '-c'],
				[
					`pid ${run}/pid;`,
					`error_log ${run}/error.log;`,
					'events {}',
					'http {',
					'access_log off;',
					...written.map((name) => `${name}_temp_path ${run}/${name};`),
					server,
					'}',
				],
			);
		},
	},
	{
		name: 'Apache',
		snippet: '/etc/apache2/sites-available/arbitre.conf',
		isHere: apache !== undefined && existsSync(apacheModules),
		install: 'apt-get install apache2-bin',
		start(home, port, snippet) {
			const run = home.makeRun();
			const modules = [
				'mpm_event',
				'authz_core',
				'alias',
				'deflate',
				'dir',
				'filter',
				'headers',
				'mime',
				'autoindex',
				'setenvif',
			];
			const site = placed(snippet, home, [['<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${port}>`]]);
			return started(
				run,
				apache ?? '',
				['-k', 'start', '-f'],
				[
					`ServerRoot ${run}`,
					`PidFile ${run}/pid`,
					`ErrorLog ${run}/error.log`,
					`Mutex file:${run} default`,
					'ServerName localhost',
					`Listen 127.0.0.1:${port}`,
					...modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
					'TypesConfig /dev/null',
					// As Debian sets it.
					'<Directory />',
					'Options FollowSymLinks',
					'AllowOverride None',
					'Require all denied',
					'</Directory>',
					'<FilesMatch "^\\.ht">',
					'Require all denied',
					'</FilesMatch>',
					site,
				],
			);
		},
	},
];

// Said even though all that is skipped says nothing.
for (const { name, isHere, install } of hostServers)
	if (!isHere) console.warn(`${name} is not installed, and its tests are skipped: ${install}`);

/** A snippet of the page with the folder and the port of the test in the place of those that it names. */
function placed(snippet: string, { srv }: Home, changes: readonly (readonly [from: string, to: string])[]): string {
	return [...changes, ['/srv/arbitre', srv] as const].reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`The snippet of the page has no « ${from} »:\n${snippet}`);
		return text.replaceAll(from, to);
	}, snippet);
}

/** Starts a server that goes on by itself once it listens, and gives what ends it. */
function started(run: string, program: string, options: readonly string[], lines: readonly string[]): () => void {
	const file = path.join(run, 'server.conf');
	writeFileSync(file, `${lines.join('\n')}\n`);
	const { status, stderr } = spawnSync(program, [...options, file], { ...ordinary, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr || `${program} ended with ${status}.`);
	return () => process.kill(Number(readFileSync(path.join(run, 'pid'), 'utf8')));
}
