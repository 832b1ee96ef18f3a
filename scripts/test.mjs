// Runs the tests, phases side by side where they can be, and prints the time of each: `node scripts/test.mjs
// all | every | quick | site`. It stops at the first group of phases in which one fails.
import { spawn } from 'node:child_process';

/** Names of npm scripts. Phases of a lane run one after the other, lanes of a group side by side. */
const quick = [[['test:lint', 'test:types'], ['test:unit']]];
const site = [[['test:pages']], [['test:browser']]];
const all = [...quick, [['build'], ['test:build']], ...site];
// The same phases twice; what they ask in the second one is in tests/every.ts.
const plans = { quick, site, all, every: all };

/** @type {[phase: string, seconds: number, passed: boolean][]} */
const done = [];

/**
 * Runs a script; what it says is shown as it comes, or all at once when others run beside it.
 * @param {string} script
 * @param {boolean} alone
 * @param {readonly string[]} rest
 * @returns {Promise<boolean>}
 */
function run(script, alone, rest) {
	const start = performance.now();
	const child = spawn('npm', ['run', '--silent', script, ...rest], {
		stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
		// Colours are kept where a person looks.
		env: {
			...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
			...(plan === 'every' && { EVERY: '1' }),
			...process.env,
		},
	});
	/** @type {Buffer[]} */
	const said = [];
	child.stdout?.on('data', (part) => said.push(part));
	child.stderr?.on('data', (part) => said.push(part));
	return new Promise((resolve) => {
		child.on('close', (code) => {
			const seconds = (performance.now() - start) / 1000;
			const passed = code === 0;
			done.push([script, seconds, passed]);
			process.stdout.write(Buffer.concat(said));
			console.log(`\n— ${script}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s\n`);
			resolve(passed);
		});
	});
}

/**
 * @param {readonly string[]} lane
 * @param {boolean} alone
 */
async function runLane(lane, alone) {
	for (const script of lane) {
		// Browser tests of another build than ours leave out those that build a site.
		const rest = script === 'test:browser' && plan === 'site' ? ['--', '--project=site', '--project=speed'] : [];
		if (!(await run(script, alone, rest))) return false;
	}
	return true;
}

const plan = process.argv[2] ?? 'all';
const groups = plans[/** @type {keyof typeof plans} */ (plan)];
if (!groups) throw new Error(`No plan « ${plan} »: one of ${Object.keys(plans).join(', ')}.`);

const start = performance.now();
let passed = true;
for (const group of groups) {
	const results = await Promise.all(group.map((lane) => runLane(lane, group.length === 1)));
	passed = results.every(Boolean);
	if (!passed) break;
}
for (const [phase, seconds, right] of done)
	console.log(`${right ? '✓' : '✘'} ${phase.padEnd(14)} ${seconds.toFixed(0).padStart(5)} s`);
console.log(
	`${passed ? '✓' : '✘'} ${'in all'.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s`,
);
process.exitCode = passed ? 0 : 1;
