import { fileTypes } from './file-types';
import { escaped, type HeaderValue, headerValues, isForAll, pathPattern } from './header-values';
import { ASKED_AGAIN, HIDDEN, type HostSettings } from './host-settings';

const CACHE = 'Cache-Control';

/** `.htaccess`, which Apache reads in the folder of the site where `AllowOverride` lets it. */
export function apacheFile({ base, rules, redirects }: HostSettings): string {
	const extensions = fileTypes.filter(({ encoded }) => encoded).map(({ extension }) => `.${extension}`);
	const compressed = fileTypes.filter(({ text }) => text).map(({ type }) => type);
	return [
		'# L’Arbitre, for Apache. The build writes this file from the rules of `_headers`: take it from each build.',
		'Options -Indexes',
		'DirectoryIndex index.html',
		`ErrorDocument 403 ${base}404.html`,
		`ErrorDocument 404 ${base}404.html`,
		`RedirectMatch 404 "${HIDDEN}"`,
		...redirects.map(({ from, to }) => `RedirectMatch 301 "^${escaped(from)}$" "${to}"`),
		'',
		...fileTypes.map(({ type, extension }) => `AddType ${type} .${extension}`),
		`AddCharset utf-8 ${extensions.join(' ')}`,
		'<IfModule mod_deflate.c>',
		`\tAddOutputFilterByType DEFLATE ${compressed.join(' ')}`,
		'\t# A compressed file has a tag of its own, by which Apache does not know it again.',
		'\tRequestHeader edit* If-None-Match "-gzip\\"" "\\""',
		'</IfModule>',
		'',
		// Kept under another name when Apache goes on to the page for unknown addresses.
		'SetEnvIf Request_URI "^(.*)$" arbitre_asked=$1',
		`Header set ${CACHE} "${ASKED_AGAIN}"`,
		...headerValues(rules).map((value) => headerLine(value, base)),
		'',
	].join('\n');
}

/** What gives a header to the paths that have it. The page for unknown addresses has those of the address that was asked for. */
function headerLine(header: HeaderValue, base: string): string {
	const { name, value, paths } = header;
	// Not « always »: an address that leads nowhere today may lead somewhere tomorrow.
	const set = `${name === CACHE ? 'Header set' : 'Header always set'} ${name} "${value.replaceAll('%', '%%')}"`;
	if (isForAll(header, base)) return set;
	const matches = `=~ m#${pathPattern(paths)}#`;
	const asked = name === CACHE ? '' : ` || reqenv('REDIRECT_arbitre_asked') ${matches}`;
	return `${set} "expr=%{REQUEST_URI} ${matches}${asked}"`;
}
