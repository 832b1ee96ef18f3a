import { apiFolder, elementPath, frameFolder, oembedFolder, tooltipsPath } from '../../addresses/addresses';
import type { InlineParts } from './inline-parts';

/** Headers of the answers whose path matches; a final `*`, the only one that all hosts know, stands for anything. */
export interface HeaderRule {
	path: string;
	headers: readonly (readonly [name: string, value: string])[];
}

export interface Site {
	/** Path under which the site is served, with a final slash. */
	base: string;
	/** Folders at its root that hold pages: `keyforge`, `concepts`… */
	folders: readonly string[];
	/** What a page in a frame fetches, without base: files, and folders with a final `/*`. */
	fetched: readonly string[];
	/** The inline scripts and styles of all the pages that a host may serve below the path of a rule, without base. */
	inlineOf: (path: string) => InlineParts;
}

/** Files whose name changes with what they hold. */
const hashed = '_astro/*';

/** What any origin may read: data, and the files of the pages that a sandboxed frame loads without an origin. */
const shared = [hashed, `${apiFolder}/*`, `${oembedFolder}/*`, elementPath.slice(1), tooltipsPath.slice(1)];

/** Features of the browser that a page of the site uses; the others are refused to it. */
const allowed = ['clipboard-write', 'fullscreen', 'screen-wake-lock'];
const refused = [
	'accelerometer',
	'autoplay',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'usb',
];

/**
 * Headers that the site asks of its host. No two rules that match one path give the same header: hosts do not agree on
 * which one counts.
 */
export function headerRules({ base, folders, fetched, inlineOf }: Site): HeaderRule[] {
	const page = (path: string, ancestors: string, more: HeaderRule['headers'] = []): HeaderRule => ({
		path: base + path,
		headers: [['Content-Security-Policy', policy(inlineOf(path), ancestors)], ...more],
	});
	// The older header says the same to what does not know `frame-ancestors`. It has no word for « anyone »: some services
	// refuse a frame as soon as they read it, so no rule that a bare page may match gives it: neither the one of all, nor
	// the one of the page for unknown addresses, which Apache gives below `/integrer/` too.
	const own = (path: string): HeaderRule => page(path, "'none'", [['X-Frame-Options', 'DENY']]);
	return [
		{
			path: `${base}*`,
			headers: [
				['X-Content-Type-Options', 'nosniff'],
				['Referrer-Policy', 'no-referrer'],
				[
					'Permissions-Policy',
					[...allowed.map((name) => `${name}=(self)`), ...refused.map((name) => `${name}=()`)].join(', '),
				],
			],
		},
		...['', 'index.html'].map(own),
		page('404.html', "'none'"),
		...folders.filter((folder) => folder !== frameFolder).map((folder) => own(`${folder}/*`)),
		page(`${frameFolder}/*`, '*', [
			// A host that isolates itself (`require-corp`) only shows frames that do so too.
			['Cross-Origin-Embedder-Policy', 'require-corp'],
			['Cross-Origin-Resource-Policy', 'cross-origin'],
			// The bare page of a sheet reads the others, from a frame that may have no origin.
			['Access-Control-Allow-Origin', '*'],
		]),
		...shared.map((path) => ({
			path: base + path,
			headers: [
				['Access-Control-Allow-Origin', '*'],
				['Cross-Origin-Resource-Policy', 'cross-origin'],
				...(path === hashed ? [['Cache-Control', 'public, max-age=31536000, immutable'] as const] : []),
			] as const,
		})),
		...fetched.map((path) => ({ path: base + path, headers: [['Access-Control-Allow-Origin', '*']] as const })),
	];
}

/** The policy of a page that hosts give under addresses that no rule knows, as it may say itself: who frames it is not its to say. */
export const ownPolicy = (inline: InlineParts): string => policy(inline, '').replace(/; frame-ancestors .*$/, '');

/** Nothing from another origin, no inline script but ours, no frame but our own. */
function policy({ scripts, styles }: InlineParts, ancestors: string): string {
	const directives = {
		'default-src': ["'none'"],
		// Pagefind is WebAssembly.
		'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
		'style-src': ["'self'", ...styles],
		// Lengths and colours that a drawing computes; a style attribute runs nothing.
		'style-src-attr': ["'unsafe-inline'"],
		'img-src': ["'self'", 'data:'],
		'font-src': ["'self'"],
		'connect-src': ["'self'"],
		'manifest-src': ["'self'"],
		'worker-src': ["'self'"],
		'frame-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': [ancestors],
	};
	return Object.entries(directives)
		.map(([name, values]) => [name, ...values].join(' '))
		.join('; ');
}

/** The rules as a `_headers` file, which Netlify, Cloudflare Pages and their like read. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
	rules
		.map(({ path, headers }) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
		.join('\n\n')
		.concat('\n');
