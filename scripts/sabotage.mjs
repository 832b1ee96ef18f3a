// Breaks copies of the site and of its sources, one fault after another, and fails when a check does not see one:
// `node scripts/sabotage.mjs [--list] [--only <part of a name>]`. See docs/testing.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copySite, copySources } from '../tests/sabotage/tools/copies.mjs';
import { faults } from '../tests/sabotage/tools/every-fault.mjs';
import { runChecks, stopChecks } from '../tests/sabotage/tools/run-checks.mjs';
import { judge, makeBatches, objectionTo, tableOf } from '../tests/sabotage/tools/verdicts.mjs';

/** @typedef {import('../tests/sabotage/tools/verdicts.mjs').Verdict} Verdict */

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
	options: { list: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
const asked = faults.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true);
if (values.list) {
	for (const { name, check } of asked) console.log(`${name.padEnd(36)} ${check.file} › ${check.title}`);
	process.exit(0);
}
if (asked.length === 0) throw new Error(`No fault is named so: ${values.only?.join(', ')}.`);

const start = performance.now();
const dist = path.resolve(process.env.SITE_DIR ?? path.join(root, 'dist'));
if (!existsSync(path.join(dist, 'index.html'))) {
	console.log('No built site: building one…');
	execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

const folder = mkdtempSync(path.join(tmpdir(), 'sabotage-'));
const cleanUp = () => {
	stopChecks();
	rmSync(folder, { recursive: true, force: true });
};
process.on('exit', cleanUp);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
	process.on(signal, () => process.exit(130));

/** Two lanes, each with copies of its own. */
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, (_, at) => {
	const own = path.join(folder, String(at));
	const copies = { site: copySite(dist, `${own}/site`), sources: copySources(root, `${own}/sources`) };
	return { copies, place: { site: copies.site.folder, sources: copies.sources.folder, report: `${own}/report.json` } };
});

/** Calls with each item, as many at a time as there are lanes. @template T @param {readonly T[]} items @param {(item: T, lane: typeof lanes[number]) => Promise<void>} work */
async function eachInLanes(items, work) {
	const waiting = [...items];
	const follow = async (/** @type {typeof lanes[number]} */ lane) => {
		for (let item = waiting.shift(); item; item = waiting.shift()) await work(item, lane);
	};
	await Promise.all(lanes.map(follow));
}

// What is red before anything is broken proves nothing.
console.log(`${asked.length} faults. First, their checks on what is not broken…`);
/** @type {import('../tests/sabotage/tools/fault.mjs').Outcome[]} */
const before = [];
const checks = [
	...Map.groupBy(
		asked.map(({ check }) => check),
		({ runner }) => runner,
	).values(),
];
/** @param {typeof checks[number]} group @param {typeof lanes[number]} lane */
const tryChecks = async (group, { place }) => {
	const from = performance.now();
	before.push(...(await runChecks(group, { ...place, tries: 3 })));
	console.log(`  ${group[0]?.runner.padEnd(8)} ${seconds(from).toFixed(0).padStart(4)} s`);
};
const isTimed = (/** @type {typeof checks[number]} */ group) => group[0]?.runner === 'speed';
await eachInLanes(
	checks.filter((group) => !isTimed(group)),
	tryChecks,
);
await eachInLanes(checks.filter(isTimed), tryChecks);

/** @type {Map<string, Verdict>} */
const verdicts = new Map();
/** @param {import('../tests/sabotage/tools/fault.mjs').Fault} fault @param {string} why */
const refuse = (fault, why) => verdicts.set(fault.name, { fault, caught: false, why, seconds: 0 });

await eachInLanes(makeBatches(asked), async (batch, { copies, place }) => {
	const from = performance.now();
	/** @type {import('../tests/sabotage/tools/fault.mjs').Fault[]} */
	const made = [];
	for (const fault of batch) {
		const why = objectionTo(fault, before);
		if (why) {
			refuse(fault, why);
			continue;
		}
		try {
			fault.make(copies);
			made.push(fault);
		} catch (error) {
			refuse(fault, `could not be made: ${error instanceof Error ? error.message : error}`);
		}
	}
	const after =
		made.length > 0
			? await runChecks(
					made.map(({ check }) => check),
					place,
				)
			: [];
	copies.site.mend();
	copies.sources.mend();
	for (const fault of made)
		verdicts.set(fault.name, { fault, ...judge(fault, after), seconds: seconds(from) / made.length });
	for (const { name } of batch) {
		const verdict = verdicts.get(name);
		console.log(`${verdict?.caught ? '✓' : '✘'} ${name}${verdict?.why ? `: ${verdict.why}` : ''}`);
	}
});

const all = asked.flatMap(({ name }) => verdicts.get(name) ?? []);
const unseen = all.filter(({ caught }) => !caught);
console.log(`\n${tableOf(all)}\n`);
console.log(
	`${unseen.length === 0 ? '✓' : '✘'} ${all.length - unseen.length} of ${all.length} faults seen, in ${(seconds(start) / 60).toFixed(1)} min`,
);
process.exitCode = unseen.length === 0 ? 0 : 1;

/** @param {number} from */
function seconds(from) {
	return (performance.now() - from) / 1000;
}
