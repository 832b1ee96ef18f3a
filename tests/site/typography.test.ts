import { expect, test } from 'vitest';
import { builtPages } from './built-site';

/** Visible text of a page, and the texts that are read aloud or shown on demand, one a line. */
function texts(html: string): string[] {
	const body = html
		.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
		// Programs follow other rules than French.
		.replace(/<pre class="code">[\s\S]*?<\/pre>/g, '')
		.replace(/<!--[\s\S]*?-->/g, '');
	const attributes = [...body.matchAll(/(?:aria-label|placeholder|content|title)="([^"]*)"/g)].map(
		([, value]) => value ?? '',
	);
	return [...body.split(/<[^>]*>/), ...attributes];
}

test('French spaces do not break: inside « », and before « ; ? ! »', () => {
	const wrong = builtPages().flatMap(({ path, html }) =>
		texts(html).flatMap((text) =>
			[...text.matchAll(/.{0,25}(?: [;?!»]|« ).{0,15}/g)].map(([found]) => `${path}: ${found}`),
		),
	);
	expect(wrong).toEqual([]);
});
