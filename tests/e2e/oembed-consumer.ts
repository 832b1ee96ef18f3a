// A consumer as the oEmbed specification (oembed.com, 1.0) describes it: what a blog or a forum does with an address.

/** Bytes that careful consumers read of a page before they give up. */
const HEAD = 8 * 1024;

/** The beginning of a page, up to the end of its head when it is there. */
export async function readHead(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok || !response.body) throw new Error(`${address} answers ${response.status}.`);
	const reader = response.body.getReader();
	const decoder = new TextDecoder();
	let text = '';
	let bytes = 0;
	while (bytes < HEAD && !text.includes('</head>')) {
		const { done, value } = await reader.read();
		if (done) break;
		const kept = value.subarray(0, HEAD - bytes);
		bytes += kept.length;
		text += decoder.decode(kept, { stream: true });
	}
	await reader.cancel();
	return text.split('</head>')[0] ?? '';
}

/** Addresses of the oEmbed documents in JSON that a head announces. */
export function discovered(head: string): string[] {
	return [...head.matchAll(/<link\s[^>]*>/g)].flatMap(([link]) => {
		const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(link)?.[1];
		const announces =
			attribute('rel')?.split(/\s+/).includes('alternate') && attribute('type') === 'application/json+oembed';
		return announces ? [(attribute('href') ?? '').replaceAll('&amp;', '&')] : [];
	});
}

const web = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const size = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

/** What the specification asks of each field of a document, and of one that holds HTML. */
const always: Record<string, (value: unknown) => boolean> = {
	type: (value) => value === 'rich' || value === 'link',
	version: (value) => value === '1.0',
};
const rich: Record<string, (value: unknown) => boolean> = { html: text, width: size, height: size };
const optional: Record<string, (value: unknown) => boolean> = {
	title: text,
	author_name: text,
	author_url: web,
	provider_name: text,
	provider_url: web,
	cache_age: size,
	thumbnail_url: web,
	thumbnail_width: size,
	thumbnail_height: size,
};

/** What the specification would say against a document: nothing when it is right. */
export function faultsOf(document: unknown): string[] {
	if (typeof document !== 'object' || document === null || Array.isArray(document)) return ['no object'];
	const fields = document as Record<string, unknown>;
	const required = fields.type === 'link' ? always : { ...always, ...rich };
	const missing = Object.entries(required).filter(([name, check]) => !check(fields[name]));
	const wrong = Object.entries(optional).filter(([name, check]) => name in fields && !check(fields[name]));
	const unknown = Object.keys(fields).filter((name) => !(name in required) && !(name in optional));
	// A thumbnail comes with its size, or not at all.
	const thumbnail = Object.keys(fields).filter((name) => name.startsWith('thumbnail_')).length % 3 !== 0;
	return [
		...missing.map(([name]) => `${name} missing or wrong`),
		...wrong.map(([name]) => `${name} wrong`),
		...unknown.map((name) => `${name} unknown`),
		...(thumbnail ? ['thumbnail without its size'] : []),
	];
}

/** What the HTML of a document holds: a link in a quotation, then a frame. */
export interface Held {
	frame: Record<string, string>;
	/** Address and text of the link. */
	href: string;
	text: string;
}

/** What a document holds; `undefined` when it holds anything else. */
export function heldBy(html: string): Held | undefined {
	const attributes = '((?:\\s[a-z]+="[^"<>]*")*)';
	const whole = new RegExp(
		`^<blockquote${attributes}><a href="([^"<>]*)">([^<>]*)</a></blockquote><iframe${attributes}></iframe>$`,
	);
	const [, , href, name, inside] = whole.exec(html) ?? [];
	if (href === undefined || name === undefined || inside === undefined) return undefined;
	if (/&(?!(?:amp|lt|gt|quot);)/.test(html)) return undefined;
	const decoded = (value: string) =>
		value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
	const frame = [...inside.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]);
	return { frame: Object.fromEntries(frame), href: decoded(href), text: decoded(name) };
}
