import { expect } from '@playwright/test';
import { goOffline, keepSite, visit } from './reader';
import { test } from './test';
import { brokenParts } from './works';

// Pages that are read online, with or without a kept site of another version, and then offline.

test.use({ serviceWorkers: 'allow' });

test('a page of a newer version read online leaves a kept site that works offline', async ({
	page,
	context,
	server,
	site,
}) => {
	test.setTimeout(120_000);
	await keepSite(page, server);
	await server.publish('B');
	await visit(page, server, site.chapter);
	await goOffline(context, server);
	expect(await brokenParts(page, server, site)).toEqual([]);
});

test('a page that was visited once has its menu, its previews and the search of its game offline', async ({
	page,
	context,
	server,
	site,
}) => {
	await visit(page, server, site.chapter);
	await goOffline(context, server);
	expect(await brokenParts(page, server, site, ['ruleMenu', 'box'])).toEqual([]);
});

test('a term that was visited once has its previews offline', async ({ page, context, server, site }) => {
	await visit(page, server, site.term);
	await goOffline(context, server);
	expect(await brokenParts(page, server, site, ['preview'])).toEqual([]);
});

test('a tool and a chart that were visited once work offline', async ({ page, context, server, site }) => {
	await visit(page, server, site.tool.from);
	await visit(page, server, site.chart);
	await goOffline(context, server);
	expect(await brokenParts(page, server, site, ['tool', 'chart'])).toEqual([]);
});
