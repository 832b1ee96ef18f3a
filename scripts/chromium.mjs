// Finds the Chromium that browser tests run in, and installs one when there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The shell that has no window comes first: it opens a page for a third of the processor's time.
const system = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/snap/bin/chromium',
];

/** Path of a Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's; `undefined` when there is none. */
export function findChromium() {
	const wanted = process.env.CHROMIUM_PATH;
	if (wanted) {
		if (existsSync(wanted)) return wanted;
		throw new Error(`CHROMIUM_PATH names a file that does not exist: ${wanted}`);
	}
	return [chromium.executablePath(), ...system].find((path) => existsSync(path));
}

/** Installs a Chromium: Playwright's download, or Debian's package when that fails. */
function install() {
	const attempts = [
		['Playwright’s download', [['npx', ['playwright', 'install', 'chromium']]]],
		[
			'Debian’s package',
			[
				['apt-get', ['update', '-q']],
				['apt-get', ['install', '-y', '-q', 'chromium-headless-shell']],
			],
		],
		['Debian’s whole browser', [['apt-get', ['install', '-y', '-q', 'chromium']]]],
	];
	for (const [name, commands] of attempts) {
		console.log(`No Chromium found: trying ${name}…`);
		try {
			for (const [command, args] of commands) execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
			if (findChromium()) return;
		} catch (error) {
			console.log(`${name} failed: ${error.message}`);
		}
	}
}

if (import.meta.filename === process.argv[1]) {
	if (!findChromium()) install();
	const path = findChromium();
	if (!path) {
		console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to its binary.');
		process.exit(1);
	}
	console.log(`Browser tests run in ${path}`);
}
