import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { dist } from '../site/built-site';

/** What the console may say. */
const expected = [
	// The service worker has tests of its own.
	'Service Worker registration blocked by Playwright',
	// The snippet builder shows the custom element, made for other sites, in a page of its own site.
	'An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute',
];

/** What a page asked for since `take` was last called, and what went wrong meanwhile. */
export interface Requests {
	take(): { scripts: readonly string[]; count: number; wrong: readonly string[] };
}

/** Watches what a page asks for: all of it from the site, all of it there, without a word in the console. */
export function watchRequests(page: Page, baseURL: string): Requests {
	const { origin } = new URL(baseURL);
	let scripts = new Set<string>();
	let wrong: string[] = [];
	let count = 0;
	page.on('request', (request) => {
		count++;
		const { origin: asked, pathname } = new URL(request.url());
		if (asked !== origin) wrong.push(`asks ${request.url()}`);
		else if (request.resourceType() === 'script') scripts.add(pathname);
	});
	page.on('response', (response) => {
		if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
	});
	page.on('requestfailed', (request) => {
		// What the page no longer waits for when it is left is no fault.
		if (request.failure()?.errorText !== 'net::ERR_ABORTED')
			wrong.push(`${request.failure()?.errorText} ${request.url()}`);
	});
	page.on('pageerror', (error) => wrong.push(`throws ${error.message}`));
	page.on('console', (message) => {
		if (expected.some((words) => message.text().startsWith(words))) return;
		if (['error', 'warning'].includes(message.type())) wrong.push(`says ${message.text()}`);
	});
	return {
		take() {
			const taken = { scripts: [...scripts], count, wrong };
			scripts = new Set();
			wrong = [];
			count = 0;
			return taken;
		},
	};
}

const weights = new Map<string, number>();

/** Weight of a file of the site as it is sent: gzip, level 9, in bytes. */
export function weightOf(pathname: string): number {
	let weight = weights.get(pathname);
	if (weight === undefined) {
		weight = gzipSync(readFileSync(path.join(dist, pathname)), { level: 9 }).length;
		weights.set(pathname, weight);
	}
	return weight;
}
