import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Version } from './sites/sources';
import { filePrintOf } from './version-files';
import type { VersionServer } from './version-server';
import type { SiteVersions } from './versions';

/** Pages that are opened to see of which version they are: what is alike in all, and what each edit changes. */
export const openedPages = (site: SiteVersions): string[] => [
	...site.others,
	site.chapter,
	site.term,
	site.chart,
	site.reworded.page,
	site.renamed.from,
	site.renamed.to,
	site.tool.from,
	site.tool.to,
	site.dropped.from,
	'recherche/',
	'ma-feuille/',
];

/** What the browser shows at addresses, by the prints of what it is given; nothing where it is given nothing. */
async function shownAt(page: Page, home: string, pages: readonly string[], files: readonly string[]) {
	const shown = new Map<string, string>();
	const unread: string[] = [];
	for (const address of pages) {
		const response = await page.goto(home + address).catch(() => null);
		const body = await response?.body().catch(() => undefined);
		if (response?.ok() && body) shown.set(address, createHash('sha256').update(body).digest('hex'));
		// A page that moved goes on by itself, and its words are gone with it.
		else unread.push(address);
	}
	const prints = await page.evaluate(
		async ([home, files]) => {
			const printAt = async (file: string) => {
				try {
					const response = await fetch(home + file);
					if (!response.ok) return '';
					const print = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
					return [...new Uint8Array(print)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
				} catch {
					return '';
				}
			};
			const all: [string, string][] = [];
			const left = [...files];
			const readInTurn = async () => {
				for (let file = left.pop(); file !== undefined; file = left.pop()) all.push([file, await printAt(file)]);
			};
			await Promise.all(Array.from({ length: 8 }, readInTurn));
			return all;
		},
		[home, [...unread, ...files]] as const,
	);
	for (const [file, print] of prints) if (print) shown.set(file, print);
	return shown;
}

/**
 * What keeps the browser from showing a version whole: addresses where it shows something else than the version has there.
 * Where the version has nothing, the page that stands in may be shown.
 */
async function faultsAs(site: SiteVersions, version: Version, shown: Map<string, string>, addresses: Iterable<string>) {
	const faults: string[] = [];
	for (const address of addresses) {
		const print = await filePrintOf(site, version, address);
		if (print && shown.get(address) !== print)
			faults.push(`« ${address} » is ${shown.has(address) ? 'not that of' : 'missing from'} ${version}`);
	}
	return faults;
}

/**
 * Which version the browser shows whole, of those that it may show: by pages that it opens and files that pages ask for.
 * Throws with what is mixed when it is none.
 */
export async function shownVersion(
	page: Page,
	server: VersionServer,
	site: SiteVersions,
	versions: readonly Version[],
	files: readonly string[],
	pages = openedPages(site),
): Promise<Version> {
	const shown = await shownAt(page, server.home, pages, files);
	const all: string[] = [];
	for (const version of versions) {
		const faults = await faultsAs(site, version, shown, new Set([...pages, ...files]));
		if (faults.length === 0) return version;
		all.push(`${faults.length} faults as ${version}: ${faults.slice(0, 4).join('; ')}`);
	}
	throw new Error(`No version is shown whole.\n${all.join('\n')}`);
}
