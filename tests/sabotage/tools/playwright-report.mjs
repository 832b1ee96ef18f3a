// Reporter of Playwright that writes what each test says to the file that SABOTAGE_REPORT names.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** @implements {import('@playwright/test/reporter').Reporter} */
export default class SabotageReporter {
	/** By test: a second try replaces the first. @type {Map<string, import('./fault.mjs').Outcome>} */
	#outcomes = new Map();

	/**
	 * @param {import('@playwright/test/reporter').TestCase} test
	 * @param {import('@playwright/test/reporter').TestResult} result
	 */
	onTestEnd(test, result) {
		if (result.status === 'skipped') return;
		this.#outcomes.set(test.id, {
			file: path.relative(process.cwd(), test.location.file),
			// The first names are those of the project and of the file.
			title: test.titlePath().slice(3).join(' > '),
			passed: result.status === 'passed',
			says: result.errors.map(({ message = '', value = '' }) => message + value).join('\n'),
		});
	}

	/** @param {import('@playwright/test/reporter').TestError} error */
	onError({ message = '' }) {
		this.#outcomes.set(`error ${this.#outcomes.size}`, { file: '', title: '', passed: false, says: message });
	}

	onEnd() {
		writeFileSync(process.env.SABOTAGE_REPORT ?? '', JSON.stringify([...this.#outcomes.values()]));
	}

	printsToStdio() {
		return false;
	}
}
