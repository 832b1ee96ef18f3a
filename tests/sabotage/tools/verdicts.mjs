// What is concluded of a fault, and how it is shown.

/** @typedef {import('./fault.mjs').Fault} Fault */
/** @typedef {import('./fault.mjs').Outcome} Outcome */

/**
 * Whether a fault was seen, and why not.
 * @typedef {object} Verdict
 * @property {Fault} fault
 * @property {boolean} caught
 * @property {string} why Empty when it was.
 * @property {string} [by] Title of the test that saw it.
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
 * Why the check of a fault proves nothing, when it does not pass on what is not broken.
 * @param {Fault} fault
 * @param {readonly Outcome[]} before What every check says of what is not broken.
 */
export function objectionTo(fault, before) {
	const found = outcomesOf(fault, before);
	const red = found.find(({ passed }) => !passed);
	if (red) return `already red before the fault: ${firstLines(red.says)}`;
	return found.length === 0 ? `no such check: ${crash(before, fault.check.file)}` : undefined;
}

/**
 * Whether the check of a fault fails, and for that fault.
 * @param {Fault} fault
 * @param {readonly Outcome[]} after What the checks of the batch say.
 * @returns {Pick<Verdict, 'caught' | 'why' | 'by'>}
 */
export function judge(fault, after) {
	const found = outcomesOf(fault, after);
	const failed = found.filter(({ passed }) => !passed);
	if (fault.harmless && found.length > 0)
		return failed[0]
			? { caught: false, why: `was to change nothing: ${firstLines(failed[0].says)}` }
			: { caught: true, why: '', by: found[0]?.title ?? '' };
	const right = failed.find(({ says }) => fault.says.test(says));
	if (right) return { caught: true, why: '', by: right.title };
	const [other] = failed;
	if (other) return { caught: false, why: `failed for another reason: ${firstLines(other.says)}` };
	return {
		caught: false,
		why: found.length > 0 ? 'NOT SEEN' : `its check did not run: ${crash(after, fault.check.file)}`,
	};
}

/** What broke outside any test. @param {readonly Outcome[]} outcomes @param {string} file */
const crash = (outcomes, file) =>
	firstLines(outcomes.find((one) => one.title === '' && !one.passed && ['', file].includes(one.file))?.says ?? '');

/** @param {string} text */
const firstLines = (text) => text.trim().split('\n').slice(0, 14).join(' / ').slice(0, 700);

/** @param {readonly Verdict[]} verdicts */
export function tableOf(verdicts) {
	const rows = verdicts.map(({ fault: { name, check }, caught, why, by, seconds }) => [
		caught ? '✓' : '✘',
		name,
		caught ? `${check.file.replace(/^tests\//, '')} › ${by}`.slice(0, 110) : why.slice(0, 90),
		`${seconds.toFixed(1)} s`,
	]);
	const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	return rows
		.map((row) =>
			row.map((cell, at) => (at === 3 ? cell.padStart(widths[3] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '),
		)
		.join('\n');
}
