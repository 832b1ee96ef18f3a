import { createHash } from 'node:crypto';

/** Hashes of what the pages hold inline, as Content-Security-Policy writes them: `'sha256-…'`. */
export interface InlineParts {
	scripts: ReadonlySet<string>;
	styles: ReadonlySet<string>;
}

const inline = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;

/** The inline scripts and style sheets of HTML pages. A script of another type than JavaScript and speculation rules does nothing. */
export function inlineParts(pages: Iterable<string>): InlineParts {
	const parts = { scripts: new Set<string>(), styles: new Set<string>() };
	for (const page of pages) {
		for (const [, name, attributes = '', text = ''] of page.matchAll(inline)) {
			if (
				text === '' ||
				/\ssrc=/.test(attributes) ||
				/\stype="(?!module|text\/javascript|speculationrules)/.test(attributes)
			)
				continue;
			const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
			(name === 'script' ? parts.scripts : parts.styles).add(hash);
		}
	}
	return parts;
}

/** Those of several pages, together. */
export function gathered(parts: Iterable<InlineParts>): InlineParts {
	const all = { scripts: new Set<string>(), styles: new Set<string>() };
	for (const { scripts, styles } of parts) {
		for (const hash of scripts) all.scripts.add(hash);
		for (const hash of styles) all.styles.add(hash);
	}
	return all;
}
