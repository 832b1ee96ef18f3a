// Reporter of Vitest that writes what each test says to the file that SABOTAGE_REPORT names.
import { writeFileSync } from 'node:fs';

export default class SabotageReporter {
	/** @param {readonly import('vitest/node').TestModule[]} modules */
	onTestRunEnd(modules) {
		/** @type {import('./fault.mjs').Outcome[]} */
		const outcomes = [];
		for (const module of modules) {
			const file = module.relativeModuleId;
			const broken = module.errors();
			if (broken.length > 0) outcomes.push({ file, title: '', passed: false, says: said(broken) });
			for (const test of module.children.allTests()) {
				const { state, errors = [] } = test.result();
				if (state === 'skipped' || state === 'pending') continue;
				outcomes.push({ file, title: test.fullName, passed: state === 'passed', says: said(errors) });
			}
		}
		writeFileSync(process.env.SABOTAGE_REPORT ?? '', JSON.stringify(outcomes));
	}
}

/** @param {readonly { message: string, diff?: string | undefined }[]} errors */
const said = (errors) => errors.map(({ message, diff = '' }) => `${message}\n${diff}`).join('\n');
