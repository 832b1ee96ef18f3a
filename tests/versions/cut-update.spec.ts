import { expect } from '@playwright/test';
import { goOffline, goOnline, keepingEnds, keepSite, startKeeping } from './reader';
import { openedPages, shownVersion } from './shown-version';
import type { Version } from './sites/sources';
import { test } from './test';
import { differing, filesOf, seededRandom, someOf } from './version-files';
import { brokenParts } from './works';

// The network goes while a newer version is being kept: what was kept before still serves, whole.

test.use({ serviceWorkers: 'allow' });

for (const [cuts, tag] of [
	[2, '@small'],
	[50, '@real'],
] as const) {
	test(`an update that is cut ${cuts} times leaves a whole site each time, and resumes ${tag}`, async ({
		page,
		context,
		server,
		site,
	}) => {
		test.setTimeout(120_000 + cuts * 60_000);
		const random = seededRandom(25);
		await keepSite(page, server);
		let kept: Version = 'A';
		let next: Version = 'B';
		await server.publish(next);
		const changed = await differing(site, next, kept);
		let fetched = 0;
		for (let cut = 0; cut < cuts; cut++) {
			server.forget();
			server.cutAfter(Math.ceil(random() * changed.length * 0.6) + 10);
			await startKeeping(page, server);
			const said = await keepingEnds(page);
			fetched += server.asked.filter(({ status }) => status === 200).length;
			if (!said.includes('Tout le site est gardé')) expect(said, `cut ${cut}`).toMatch(/réseau/);
			await goOffline(context, server);
			const all = [...(await filesOf(site, 'A')), ...(await filesOf(site, 'B'))].map(({ path }) => path);
			const sample = someOf([...new Set(all)], 60, random);
			const pages = someOf(openedPages(site), 5, random);
			const shown = await shownVersion(page, server, site, ['A', 'B'], sample, pages);
			expect(shown, `cut ${cut}: ${said}`).toBe(said.includes('Tout le site est gardé') ? next : kept);
			const tool = shown === 'A' ? site.tool.from : site.tool.to;
			const parts = cut % 10 === 0 ? undefined : ([] as const);
			expect(await brokenParts(page, server, site, parts, tool), `cut ${cut}`).toEqual([]);
			await goOnline(context, server);
			if (shown === next) {
				// Each round of fifty ends somewhere: the next one goes back, as a publisher may.
				[kept, next] = [next, kept];
				await server.publish(next);
				fetched = 0;
			}
		}
		server.forget();
		await keepSite(page, server);
		fetched += server.asked.filter(({ status }) => status === 200).length;
		// Each file once, and at each try the list, the page that keeps and what it is made of, and what was under way.
		expect(fetched).toBeLessThan(changed.length + (cuts + 1) * 30);
		await goOffline(context, server);
		expect(await shownVersion(page, server, site, [next], changed.map(({ path }) => path).slice(0, 300))).toBe(next);
	});
}
