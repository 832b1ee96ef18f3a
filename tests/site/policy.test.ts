import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hostHeaders } from '../../scripts/host-headers.mjs';
import { isFrame } from '../../src/addresses/addresses';
import { builtPages, dist, movedPages, readBuilt } from './built-site';
import { base } from './parsed-pages';

// What each page holds against the policy that the site asks of its host for it.

const headersOf = hostHeaders(path.join(dist, '_headers'));
const pages = [...builtPages(), ...movedPages()];
const policyOf = (address: string): string[] =>
	headersOf(base + address.slice(1)).flatMap(([name, value]) => (name === 'Content-Security-Policy' ? [value] : []));
const directive = (policy: string, name: string): string =>
	policy
		.split(';')
		.find((part) => part.trim().startsWith(`${name} `))
		?.trim() ?? '';
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline parts of a page that a policy judges: scripts that run, and styles. */
function inlineParts(html: string, element: 'script' | 'style'): string[] {
	const found = [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))];
	return found.flatMap(([, attributes = '', text = '']) =>
		/\ssrc=|type="application\/(ld\+)?json"/.test(attributes) ? [] : [text],
	);
}

test('each page has one policy, without unsafe scripts; only bare pages may be framed', () => {
	const wrong = pages.flatMap(({ path: address }) => {
		const policies = policyOf(address);
		const [policy = ''] = policies;
		const facts: [string, boolean][] = [
			['one policy', policies.length === 1],
			['nothing by default', directive(policy, 'default-src') === "default-src 'none'"],
			['no unsafe script', !/'unsafe-(inline|eval)'|https?:|data:|\*/.test(directive(policy, 'script-src'))],
			[
				'framed by the right ones',
				directive(policy, 'frame-ancestors') ===
					(address.startsWith('/integrer/') ? 'frame-ancestors *' : "frame-ancestors 'none'"),
			],
		];
		return facts.filter(([, right]) => !right).map(([name]) => `${address}: ${name}`);
	});
	expect(wrong).toEqual([]);
	expect(pages.some(({ path: address }) => isFrame(address))).toBe(true);
});

test('every inline script and style of a page is one that its policy names, and none stands in an attribute', () => {
	const wrong: string[] = [];
	const scripts = new Set<string>();
	for (const { path: address, html } of pages) {
		const [policy = ''] = policyOf(address);
		for (const text of inlineParts(html, 'script')) {
			scripts.add(text);
			if (!directive(policy, 'script-src').includes(hashOf(text))) wrong.push(`${address}: ${text.slice(0, 60)}`);
		}
		for (const text of inlineParts(html, 'style'))
			if (!directive(policy, 'style-src').includes(hashOf(text))) wrong.push(`${address}: ${text.slice(0, 60)}`);
		const tags = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1').match(/<[a-z][^>]*>/g) ?? [];
		for (const tag of tags)
			if (/\son[a-z]+="|(href|src|action)="\s*javascript:/i.test(tag)) wrong.push(`${address}: ${tag.slice(0, 80)}`);
	}
	expect(wrong).toEqual([]);
	// The policy is written from the pages: a script that slips into one of them would be allowed by it.
	expect(scripts.size, 'each inline script of the site is known by name').toBeLessThanOrEqual(11);
	expect(scripts.size).toBeGreaterThan(0);
});

test('every script that a page names is a file of the site', () => {
	const foreign = pages.flatMap(({ path: address, html }) =>
		[...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)]
			.filter(([, source = '']) => !source.startsWith(base) || source.startsWith('//'))
			.map(([, source]) => `${address}: ${source}`),
	);
	expect(foreign).toEqual([]);
});

test('the page for unknown addresses says its policy itself: hosts give it where no rule of theirs does', () => {
	const html = readBuilt('404.html');
	const said = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
	const [policy = ''] = headersOf(`${base}404.html`).flatMap(([name, value]) =>
		name === 'Content-Security-Policy' ? [value] : [],
	);
	expect(`${said}; frame-ancestors 'none'`).toBe(policy);
	expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
});
