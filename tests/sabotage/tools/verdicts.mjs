// What is concluded of a fault, and how it is shown.

/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {import('./fault.mjs').Outcome} Outcome */

/**
 * Whether a fault was seen, and why not.
 * @typedef {object} Verdict
 * @property {Fault} fault
 * @property {boolean} caught
 * @property {string} why Empty when it was.
 * @property {number} seconds Its part of the time of its batch.
 */

/**
 * Faults that are made together, in the order of the first of each batch.
 * @param {readonly Fault[]} faults
 */
export const makeBatches = (faults) => [...Map.groupBy(faults, ({ batch, name }) => batch ?? name).values()];

/** @param {Fault} fault @param {readonly Outcome[]} outcomes */
const outcomesOf = ({ check }, outcomes) =>
	outcomes.filter(({ file, title }) => file === check.file && title.includes(check.title));

/**
 * @param {Fault} fault
 * @param {readonly Outcome[]} before What every check says of what is not broken.
 * @param {readonly Outcome[]} after What the checks of the batch say.
 * @returns {Pick<Verdict, 'caught' | 'why'>}
 */
export function judge(fault, before, after) {
	const red = outcomesOf(fault, before).find(({ passed }) => !passed);
	if (red) return { caught: false, why: `already red before the fault: ${firstLine(red.says)}` };
	if (outcomesOf(fault, before).length === 0) return { caught: false, why: `no such check: ${crash(before)}` };
	const found = outcomesOf(fault, after);
	const failed = found.filter(({ passed }) => !passed);
	if (failed.some(({ says }) => fault.says.test(says))) return { caught: true, why: '' };
	const [other] = failed;
	if (other) return { caught: false, why: `failed for another reason: ${firstLine(other.says)}` };
	return { caught: false, why: found.length > 0 ? 'NOT SEEN' : `its check did not run: ${crash(after)}` };
}

/** What broke outside any test. @param {readonly Outcome[]} outcomes */
const crash = (outcomes) => firstLine(outcomes.find(({ title, passed }) => title === '' && !passed)?.says ?? '');

/** @param {string} text */
const firstLine = (text) => text.trim().split('\n').slice(0, 14).join(' / ').slice(0, 700);

/** @param {readonly Verdict[]} verdicts */
export function tableOf(verdicts) {
	const rows = verdicts.map(({ fault: { name, check }, caught, why, seconds }) => [
		caught ? '✓' : '✘',
		name,
		caught ? `${check.file.replace(/^tests\//, '')} › ${check.title}` : why.slice(0, 90),
		`${seconds.toFixed(1)} s`,
	]);
	const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	return rows
		.map((row) =>
			row.map((cell, at) => (at === 3 ? cell.padStart(widths[3] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
		)
		.join('\n');
}
