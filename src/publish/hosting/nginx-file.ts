import { fileTypes } from './file-types';
import { headerValues, isForAll, pathPattern } from './header-values';
import { ASKED_AGAIN, HIDDEN, type HostSettings } from './host-settings';

const POLICY = 'Content-Security-Policy';
const CACHE = 'Cache-Control';

/**
 * `.nginx.conf`, which a `server` of nginx includes: its `root` is the folder below which the site has its path.
 * Headers that differ from path to path are variables, set where nginx looks at the address as it was asked for.
 */
export function nginxFile({ base, rules, redirects }: HostSettings): string {
	const values = headerValues(rules);
	const forAll = values.filter((value) => isForAll(value, base));
	const chosen = Map.groupBy(
		values.filter((value) => !isForAll(value, base)),
		({ name }) => name,
	);
	const choices = [...chosen].flatMap(([name, ofName]) => [
		`set ${variable(name)} "${name === CACHE ? ASKED_AGAIN : ''}";`,
		...ofName.map(({ value, paths }) => `if ($uri ~ "${pathPattern(paths)}") { set ${variable(name)} "${value}"; }`),
	]);
	const unknown = values.find(({ name, paths }) => name === POLICY && paths.includes(`${base}404.html`));
	const said = (names: readonly string[]) => [
		...forAll.map(({ name, value }) => `add_header ${name} "${value}" always;`),
		...names.map((name) => `add_header ${name} ${variable(name)} always;`),
	];
	const names = [...chosen.keys()].filter((name) => name !== CACHE);
	const typesOf = (is: (type: (typeof fileTypes)[number]) => boolean) =>
		fileTypes
			.filter((type) => is(type) && type.extension !== 'html')
			.map(({ type }) => type)
			.join(' ');
	return [
		'# L’Arbitre, for nginx. The build writes this file from the rules of `_headers`: take it from each build, and reload.',
		...choices,
		'# An address that leads nowhere, and that no rule knows.',
		`set $arbitre_missing ${variable(POLICY)};`,
		`if ($arbitre_missing = "") { set $arbitre_missing "${unknown?.value ?? ''}"; }`,
		'',
		...block(`location ^~ ${base}`, [
			'index index.html;',
			'absolute_redirect off;',
			'error_page 403 404 =404 @arbitre_missing;',
			...block(
				'types',
				fileTypes.map(({ type, extension }) => `${type} ${extension};`),
			),
			'default_type application/octet-stream;',
			'charset utf-8;',
			`charset_types ${typesOf(({ encoded }) => encoded)};`,
			'gzip on;',
			'gzip_vary on;',
			`gzip_types ${typesOf(({ text }) => text)};`,
			...said(names),
			// Not « always »: an address that leads nowhere today may lead somewhere tomorrow.
			`add_header ${CACHE} ${variable(CACHE)};`,
			`location ~ "${HIDDEN}" { return 404; }`,
			...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
		]),
		'',
		...block('location @arbitre_missing', [
			`try_files ${base}404.html =404;`,
			'types { text/html html; }',
			'charset utf-8;',
			'gzip on;',
			'gzip_vary on;',
			...said(names.filter((name) => name !== POLICY)),
			`add_header ${POLICY} $arbitre_missing always;`,
		]),
		'',
	].join('\n');
}

const variable = (header: string): string => `$arbitre_${header.toLowerCase().replaceAll('-', '_')}`;

const block = (name: string, lines: readonly string[]): string[] => [
	`${name} {`,
	...lines.map((line) => `\t${line}`),
	'}',
];
