import { execFileSync } from 'node:child_process';

/** What git answers, without its last line break; `undefined` when there is no git, or no repository. */
function git(root: string, ...words: string[]): string | undefined {
	try {
		return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
	} catch {
		return undefined;
	}
}

/**
 * The day of the last change of some files of `root` (2026-11-29): the same for everybody who builds the same sources. None
 * when git cannot tell the truth: files that are changed and not committed, a clone without its history, no repository.
 */
export function contentDate(root: string, paths: readonly string[]): string | undefined {
	if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
	if (git(root, 'status', '--porcelain', '--', ...paths) !== '') return undefined;
	return git(root, 'log', '-1', '--format=%cs', '--', ...paths) || undefined;
}
