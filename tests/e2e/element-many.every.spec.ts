import { expect, test } from '@playwright/test';
import { useHost } from './host-page';
import { answered, element, embed, fits, frame, script, size } from './hosts/element';
import { plainPage } from './hosts/plain';
import { drawnAgain, record, recorded } from './hosts/record';

// Ten elements in one page, one of them twice: each hears its own frame.

const framed = [
	'keyforge combat',
	'keyforge glossaire/armure',
	'keyforge glossaire/armure#armure-annule',
	'keyforge combat',
	'keyforge deroulement/tour',
	'l5r duel',
	'arkham test-de-competence',
	'mistborn combat',
	'keyforge glossaire/combat',
	'keyforge chaines',
].map((name) => name.split(' ') as [jeu: string, outil: string]);

const host = useHost({
	'/': { html: plainPage(script + framed.map(([jeu, outil]) => embed(`jeu="${jeu}" outil="${outil}"`)).join('<hr>')) },
});

test('ten tools each take the height of their own frame', async ({ page }) => {
	await record(page);
	await page.goto(host.current.origin);
	await expect(frame(page)).toHaveCount(10);
	for (const [at, [jeu, outil]] of framed.entries()) {
		await answered(frame(page).nth(at));
		await fits(frame(page).nth(at));
		await expect(frame(page).nth(at)).toHaveAttribute(
			'src',
			`${host.current.site}/integrer/${jeu}/${outil?.replace(/(?=#|$)/, '/')}`,
		);
	}
	expect(await drawnAgain(page)).toEqual([]);
	const { messages, drawn } = await recorded(page);
	const last = framed.map(([jeu, outil]) => messages.findLast(({ id }) => id === `${jeu}/${outil}`)?.hauteur);
	expect(drawn.at(-1)?.heights).toEqual(last);
	expect(messages.length).toBeLessThanOrEqual(30);
});

test('what a reader does in one changes no other, not even the same tool', async ({ page }) => {
	await page.goto(host.current.origin);
	for (const at of [0, 3]) await answered(frame(page).nth(at));
	const [first, second] = [element(page).nth(0), element(page).nth(3)];
	const before = await size(first);
	expect(await size(second)).toEqual(before);
	const tool = frame(page).nth(3).contentFrame();
	await tool.getByText('Étapes, lien et questions').click();
	await tool.getByRole('button', { name: 'Dégâts avec projection sur une ligne' }).click();
	await expect.poll(async () => (await size(second)).height).toBeGreaterThan(before.height);
	await fits(frame(page).nth(3));
	expect(await size(first)).toEqual(before);
});
