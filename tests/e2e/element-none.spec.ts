import { expect, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { plainPage } from './hosts/plain';

// Hosts that allow no script of ours: a plain frame, at the size that its author gives, and one that may only run scripts.

const plain = (address: string, more = '') =>
	`<iframe src="{{site}}${address}" title="Un outil" width="640" height="420" loading="lazy" ${more}></iframe>`;
const caught =
	'<script>const heard = []; addEventListener("message", ({ data, origin }) => heard.push({ data, origin }))</script>';

const host = useHost({
	'/cadre': { html: plainPage(caught + plain('/integrer/keyforge/combat/?a=puissance.9')) },
	'/scripts-seuls': {
		html: plainPage(caught + plain('/integrer/keyforge/combat/?a=puissance.9', 'sandbox="allow-scripts"')),
	},
	'/schema': { html: plainPage(plain('/integrer/keyforge/deroulement/tour/', 'sandbox="allow-scripts"')) },
	'/rien': { html: plainPage(plain('/integrer/keyforge/combat/', 'sandbox')) },
});

const tool = (page: Page) => page.frameLocator('iframe');

/** What goes wrong in the page and its frame; the browser asks the host for an icon that it has not. */
function faults(page: Page): string[] {
	const found: string[] = [];
	page.on('pageerror', ({ message }) => found.push(message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) found.push(message.text());
	});
	return found;
}

for (const [path, origin] of [
	['/cadre', 'site'],
	['/scripts-seuls', 'null'],
] as const) {
	test(`${path}: the tool works, scrolls in its frame, and tells its height`, async ({ page }) => {
		const found = faults(page);
		await page.goto(host.current.origin + path);
		const creature = tool(page).getByRole('group', { name: 'Votre créature' });
		await expect(creature.getByRole('spinbutton', { name: 'Puissance' })).toHaveValue('9');
		await expect(tool(page).getByRole('status').first()).toContainText('survit');
		await creature.getByRole('button', { name: 'Puissance : plus 1' }).click();
		await expect(creature.getByRole('spinbutton', { name: 'Puissance' })).toHaveValue('10');
		const last = tool(page).getByRole('link', { name: 'Lire dans L’Arbitre' });
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
		const heard = await page.evaluate('heard');
		expect(heard).toContainEqual({
			data: { type: 'arbitre:hauteur', version: 1, id: 'keyforge/combat', hauteur: expect.any(Number) },
			origin: origin === 'site' ? host.current.site : 'null',
		});
		expect(found).toEqual([]);
	});
}

test('a chart is followed in a frame that may only run scripts', async ({ page }) => {
	const found = faults(page);
	await page.goto(`${host.current.origin}/schema`);
	const summary = tool(page).getByText('Voir tout le schéma');
	await summary.click();
	await expect(
		tool(page)
			.getByRole('button', { name: /suivant/i })
			.first(),
	).toBeVisible();
	expect(found).toEqual([]);
});

test('a frame that may run nothing still shows the tool and its first case', async ({ page }) => {
	await page.goto(`${host.current.origin}/rien`);
	await expect(tool(page).getByRole('heading', { level: 1 })).toHaveText(/combat/i);
	await expect(tool(page).getByText('Votre créature est détruite').first()).toBeVisible();
});
