import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The codes that the page for hosts shows, by their titles, as they are copied. */
export function snippetsOf(dir: string): ReadonlyMap<string, string> {
	const html = readFileSync(path.join(dir, 'heberger/index.html'), 'utf8');
	return new Map(
		[...html.matchAll(/<figcaption>\s*<span>([^<]*)<\/span>[\s\S]*?<code>([\s\S]*?)<\/code>/g)].map(
			([, title = '', code = '']) => [title, plain(code)] as const,
		),
	);
}

const plain = (html: string): string =>
	html
		.replace(/<[^>]*>/g, '')
		.replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&');
