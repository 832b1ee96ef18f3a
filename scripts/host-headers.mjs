// Reads a `_headers` file as the hosts that know it do, so that what is tested here is what they serve.
import { existsSync, readFileSync } from 'node:fs';

/**
 * The headers of each path: `[name, value]` of every rule that matches it, in the order of the file. None without a file.
 * @param {string} file
 * @returns {(path: string) => [string, string][]}
 */
export function hostHeaders(file) {
	const rules = existsSync(file) ? readRules(readFileSync(file, 'utf8')) : [];
	return (path) => rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers);
}

/** @param {string} text */
function readRules(text) {
	/** @type {{ matches: RegExp, headers: [string, string][] }[]} */
	const rules = [];
	for (const line of text.split('\n')) {
		const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? [];
		if (name && value) rules.at(-1)?.headers.push([name, value]);
		else if (line.trim() !== '') rules.push({ matches: pattern(line.trim()), headers: [] });
	}
	return rules;
}

/** @param {string} path */
const pattern = (path) =>
	new RegExp(
		`^${path
			.split('*')
			.map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
			.join('.*')}$`,
	);
