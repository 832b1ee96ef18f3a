import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

/** What a server of this machine answers to a path, asked as it is written: `//` and `%6b` are not put right. */
export const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const request = get({ host: 'localhost', port, path, headers, agent: false }, (response) => {
			text(response.setEncoding('latin1')).then(
				(body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
				reject,
			);
		});
		request.on('error', reject);
	});

/** Headers that the site asks of its hosts, besides the status, the type and the redirects that all of them give. */
const asked = [
	'access-control-allow-origin',
	'content-security-policy',
	'cross-origin-embedder-policy',
	'cross-origin-resource-policy',
	'permissions-policy',
	'referrer-policy',
	'x-content-type-options',
	'x-frame-options',
];

/** How an answer of a host differs from ours, one line a fact. Of two statuses or two pages, nothing else is compared. */
export function differences(path: string, ours: Answer, theirs: Answer): string[] {
	if (ours.status !== theirs.status) return [`${path}: ${ours.status} here, ${theirs.status} there`];
	// Each server has its own words on the way to the right address.
	if (ours.status !== 301 && ours.body !== theirs.body) return [`${path}: another page there`];
	const there = new Map(factsOf(theirs));
	return factsOf(ours)
		.filter(([name, value]) => there.get(name) !== value)
		.map(([name, value]) => `${path}: ${name}: ${value} here, ${there.get(name)} there`);
}

function factsOf({ status, headers }: Answer): (readonly [name: string, value: string | undefined])[] {
	const facts = asked.map((name) => [name, headers[name]?.toString()] as const);
	if (status === 301) {
		// One may say the host, and the other not.
		const { pathname, search } = new URL(headers.location ?? '', 'http://localhost');
		return [['location', pathname + search], ...facts];
	}
	return [
		['type', headers['content-type']?.split(';')[0] || 'application/octet-stream'],
		// What leads nowhere today may lead somewhere tomorrow.
		...(status === 200 ? [['cache-control', headers['cache-control']?.replace(/, */g, ', ')] as const] : []),
		...facts,
	];
}
