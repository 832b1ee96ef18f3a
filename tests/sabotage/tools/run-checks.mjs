// Runs checks in a process of their own, and reads what each test says.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Ends what is running, and all that it started: Playwright gives its server and its browsers groups of their own. */
export function stopChecks() {
	/** @type {Map<number, number[]>} */
	const children = new Map();
	for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')) {
		const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
		children.set(parent, [...(children.get(parent) ?? []), pid]);
	}
	/** @type {(pid: number) => number[]} */
	const below = (pid) => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)]);
	for (const pid of below(process.pid)) {
		try {
			process.kill(pid, 'SIGKILL');
		} catch {
			// It has just ended by itself.
		}
	}
}

/** Where checks run: in the sources, on the site; `report` is a file that is written; `tries`, how often a
 * browser test is tried, once unless said. @typedef {{ sources: string, site: string, report: string, tries?: number }} Place */

/**
 * Runs checks that have the same runner, all in one process: what each test of theirs says, and others of the same files.
 * @param {readonly import('./fault.mjs').Check[]} checks
 * @param {Place} place
 * @returns {Promise<import('./fault.mjs').Outcome[]>}
 */
export async function runChecks(checks, place) {
	const [{ runner } = { runner: 'unit' }] = checks;
	const files = [...new Set(checks.map(({ file }) => file))];
	if (runner === 'types') return (await Promise.all(files.map((file) => runTypes(file, place)))).flat();
	const env = { SITE_DIR: place.site, SABOTAGE_REPORT: place.report };
	if (runner === 'browser' || runner === 'speed') {
		const outcomes = await runBrowser(checks, files, place, env);
		// A file that does not load takes all others with it.
		if (files.length === 1 || outcomes.some(({ title }) => title !== '')) return outcomes;
		const parts = [...Map.groupBy(checks, ({ file }) => file)];
		/** @type {import('./fault.mjs').Outcome[]} */
		const all = [];
		for (const [file, own] of parts)
			all.push(...(await runBrowser(own, [file], place, env)).map((one) => ({ ...one, file: one.file || file })));
		return all;
	}
	const args = ['run', '--project', runner, '--reporter', path.join(place.sources, reporter('vitest')), ...files];
	return readReport(await run('vitest', args, place.sources, env), place);
}

/**
 * @param {readonly import('./fault.mjs').Check[]} checks
 * @param {readonly string[]} files
 * @param {Place} place
 * @param {Record<string, string>} env
 */
async function runBrowser(checks, files, place, env) {
	const titles = [...new Set(checks.map(({ title }) => title))].map(escaped).join('|');
	const pages = [...new Set(checks.flatMap(({ pages = [] }) => pages))];
	// Playwright reads names of files as patterns, and titles with spaces between their groups.
	const args = [
		...['test', ...files.map((file) => `${escaped(file)}$`), '--no-deps'],
		...['--project', checks[0]?.runner === 'speed' ? 'speed' : 'site', '--retries', String((place.tries ?? 1) - 1)],
		...['--grep', titles.replaceAll(' > ', ' ')],
		...['--output', `${place.report}.output`, '--reporter', path.join(place.sources, reporter('playwright'))],
	];
	// A fault may be seen by what only the second tier asks.
	const own = {
		EVERY: '1',
		PORT: String(await freePort()),
		...(pages.length > 0 ? { SWEEP_PAGES: pages.join(',') } : {}),
	};
	return readReport(await run('playwright', args, place.sources, { ...env, ...own }), place);
}

/** @param {string} name */
const reporter = (name) => `tests/sabotage/tools/${name}-report.mjs`;

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.|?+*()[\]{}]/g, '\\$&');

/**
 * @param {string} file
 * @param {Place} place
 * @returns {Promise<import('./fault.mjs').Outcome[]>}
 */
async function runTypes(file, place) {
	const { said, code } = await run('tsc', ['-p', file, '--noEmit'], place.sources, {});
	return [{ file, title: '', passed: code === 0, says: said }];
}

/**
 * @param {{ said: string }} run
 * @param {Place} place
 */
function readReport({ said }, { report }) {
	if (!existsSync(report)) return [{ file: '', title: '', passed: false, says: said }];
	/** @type {import('./fault.mjs').Outcome[]} */
	const outcomes = JSON.parse(readFileSync(report, 'utf8'));
	rmSync(report);
	return outcomes.map((outcome) => ({ ...outcome, says: stripVTControlCharacters(outcome.says) }));
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<{ said: string, code: number | null }>}
 */
function run(tool, args, cwd, env) {
	// The Node that runs this, not the one of the system.
	const child = spawn(process.execPath, [path.join(cwd, 'node_modules/.bin', tool), ...args], {
		cwd,
		env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
		// A group of its own: Ctrl-C reaches this script alone, which ends the rest.
		detached: true,
	});
	/** @type {Buffer[]} */
	const parts = [];
	child.stdout.on('data', (part) => parts.push(part));
	child.stderr.on('data', (part) => parts.push(part));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) => {
			resolve({ said: Buffer.concat(parts).toString(), code });
		});
	});
}

/** A port that nothing listens to. @returns {Promise<number>} */
const freePort = () =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.on('error', reject);
		server.listen(0, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
