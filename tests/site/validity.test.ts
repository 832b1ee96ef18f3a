import { expect, test } from 'vitest';
import { builtPages, movedPages } from './built-site';
import { faultsOf } from './validator';

test('every page is valid HTML', { timeout: 300_000 }, async () => {
	const pages = [...builtPages(), ...movedPages()];
	expect(pages.length).toBeGreaterThan(100);
	const faults: string[] = [];
	for (const { path, html } of pages) faults.push(...(await faultsOf(html)).map((fault) => `${path} ${fault}`));
	expect(faults).toEqual([]);
});

test('the validator sees what is wrong', async () => {
	const page = (body: string) =>
		`<!DOCTYPE html>\n<html lang="fr"><head><meta charset="utf-8"><title>Essai</title></head><body>${body}</body></html>`;
	expect(await faultsOf(page('<p>Rien.</p>'))).toEqual([]);
	for (const wrong of ['<p id="a">Un.</p><p id="a">Deux.</p>', '<p><div>Bloc.</div></p>', '<button></button>'])
		expect(await faultsOf(page(wrong)), wrong).not.toEqual([]);
});
