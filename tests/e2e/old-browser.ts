import type { Page } from '@playwright/test';
import { featureAt, lackers } from '../oldest-browsers';

type Taken = readonly [owner: string, member: string | undefined, isStatic: boolean];

const isLacking = (path: readonly string[]): boolean => {
	const feature = featureAt(...path);
	return feature?.__compat !== undefined && lackers(feature).length > 0;
};

/** Names below a path of the data that may be those of properties. */
const namesBelow = (path: readonly string[]): string[] =>
	Object.keys(featureAt(...path) ?? {}).filter(
		(name) => /^\w+$/.test(name) && name !== '__compat' && !name.endsWith('_event'),
	);

/** All that some of the oldest promised browsers lack, of the language and of the browser: members before what has them. */
function listTaken(): Taken[] {
	const owners = [['javascript', 'builtins'], ['api']].flatMap((root) =>
		namesBelow(root).map((owner) => ({ owner, path: [...root, owner] })),
	);
	const members = owners.flatMap(({ owner, path }) =>
		namesBelow(path)
			.filter((name) => isLacking([...path, name]))
			.flatMap((name): Taken[] => {
				const member = name.replace(/_static$/, '');
				// The data of the language do not say which members an object has itself: no two have one name.
				if (path[0] === 'javascript')
					return [
						[owner, member, true],
						[owner, member, false],
					];
				return [[owner, member, name !== member]];
			}),
	);
	return [
		...members,
		...owners.filter(({ path }) => isLacking(path)).map(({ owner }): Taken => [owner, undefined, false]),
	];
}

/** Takes things away from a page or a worker, before anything else runs there. */
function takeAway(all: readonly Taken[]): void {
	// A global has a type of its own: what is taken is looked up by name.
	const names = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
	for (const [owner, member, isStatic] of all) {
		const home = isStatic ? names[owner] : owner === 'Window' ? names : names[owner]?.prototype;
		if (member === undefined) Reflect.deleteProperty(names, owner);
		else if (home) Reflect.deleteProperty(home, member);
	}
}

/**
 * Makes a page as poor as the oldest promised browsers, all at once: what one of them lacks is not there, in its frames and its
 * workers neither.
 */
export async function makeOld(page: Page): Promise<void> {
	const taken = listTaken();
	await page.addInitScript(takeAway, taken);
	await page.route(/worker[^/]*\.js$/, async (route) => {
		const response = await route.fetch();
		await route.fulfill({
			response,
			body: `(${takeAway})(${JSON.stringify(taken)});${await response.text()}`,
		});
	});
}
