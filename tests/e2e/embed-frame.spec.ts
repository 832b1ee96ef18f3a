import { expect, type Frame, type Page, test } from '@playwright/test';
import { useHost } from './host-page';
import { toolsAnswer } from './tools-answer';

// The bare pages of `/integrer/…` in plain frames of another site, without any script of ours on that site.

/** A host that keeps what its frames tell it; `?cadre=` is the address of the frame, below ours. */
const host = useHost({
	'/': {
		html: `<!doctype html><html lang="fr"><title>Hôte</title><body><h1>Hôte</h1><script>
			window.recus = [];
			addEventListener('message', ({ data, origin }) => recus.push({ data, origin }));
			const query = new URLSearchParams(location.search);
			const frame = document.createElement('iframe');
			frame.title = 'Cadre';
			frame.width = query.get('largeur') ?? 640;
			frame.height = 300;
			if (query.has('sandbox')) frame.setAttribute('sandbox', query.get('sandbox'));
			frame.src = '{{site}}' + query.get('cadre');
			document.body.append(frame);
			if (query.has('suivre')) addEventListener('message', ({ data }) => { frame.height = data.hauteur });
		</script></body></html>`,
	},
});

interface Received {
	data: {
		type?: string;
		version?: number;
		id?: string;
		hauteur?: number;
		message?: string;
		value?: unknown;
		secret?: string;
	};
	origin: string;
}

async function open(page: Page, cadre: string, options: Record<string, string> = {}): Promise<Frame> {
	await page.goto(`${host.current.origin}/?${new URLSearchParams({ cadre, ...options })}`);
	const frame = page.frames()[1];
	if (!frame) throw new Error('The host has no frame.');
	await frame.waitForLoadState();
	return frame;
}

const received = (page: Page) => page.evaluate(() => (window as unknown as { recus: Received[] }).recus);
const heights = async (page: Page) =>
	(await received(page)).flatMap(({ data }) => (data.type === 'arbitre:hauteur' ? [data.hauteur ?? 0] : []));

/** Height of the frame's content: what the last message must say. */
const contentHeight = (frame: Frame) =>
	frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));

const shown = [
	['keyforge/combat', 'Calculateur de combat'],
	['arkham/deroulement/round', 'Le round'],
	['l5r/glossaire/honneur', 'Honneur'],
	['mistborn/regles/combat', 'Le combat et la Cible'],
	['keyforge/faq/armure', 'FAQ'],
	['l5r/errata', 'Errata'],
] as const;

for (const [id, title] of shown) {
	test(`${id} is a bare page that tells its height, names itself and leads back`, async ({ page }) => {
		const frame = await open(page, `/integrer/${id}/`);
		await expect(frame.getByRole('heading', { level: 1 })).toContainText(title);
		await expect(frame.getByRole('navigation')).toHaveCount(0);
		await expect(frame.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
		const back = frame.getByRole('link', { name: 'Lire dans L’Arbitre' });
		await expect(back).toBeVisible();
		const opened = page.context().waitForEvent('page');
		await back.click();
		expect(new URL((await opened).url()).pathname).not.toContain('/integrer/');

		await expect.poll(async () => (await heights(page)).at(-1)).toBe(await contentHeight(frame));
		for (const { data, origin } of await received(page)) {
			expect(data).toEqual({ type: 'arbitre:hauteur', version: 1, id, hauteur: expect.any(Number) });
			expect(origin).toBe(host.current.site);
		}
	});
}

test('the height follows what unfolds', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/glossaire/armure/');
	await expect.poll(async () => (await heights(page)).length).toBeGreaterThan(0);
	const [before = 0] = await heights(page);
	await frame.getByText('Les règles en détail').click();
	await expect.poll(async () => (await heights(page)).at(-1)).toBeGreaterThan(before);
	await frame.getByText('Les règles en détail').click();
	await expect.poll(async () => (await heights(page)).at(-1)).toBe(before);
});

for (const address of [
	'/integrer/keyforge/deroulement/destruction/?theme=sombre&etape=nulle-part',
	'/integrer/arkham/test-de-competence/?theme=sombre&competence=5',
	'/integrer/l5r/glossaire/honneur/?theme=bleu',
	'/integrer/keyforge/nulle-part/?theme=sombre',
]) {
	for (const largeur of ['320', '640', '1100']) {
		test(`${address}: at ${largeur} pixels, a frame that follows its height comes to rest`, async ({ page }) => {
			const frame = await open(page, address, { suivre: 'oui', largeur });
			await expect(frame.locator(':is([data-outil], [data-suiveur]):not([data-pret])')).toHaveCount(0);
			const inner = () => frame.evaluate(() => innerHeight);
			await expect.poll(async () => (await inner()) === (await contentHeight(frame))).toBe(true);
			const messages = (await heights(page)).length;
			expect(messages).toBeLessThanOrEqual(6);
			// Two drawings later nothing has moved.
			await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
			expect((await heights(page)).length).toBe(messages);
		});
	}
}

for (const [theme, dark] of [
	['sombre', true],
	['clair', false],
] as const) {
	test(`theme=${theme} wins over the scheme of the system`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: dark ? 'light' : 'dark' });
		const frame = await open(page, `/integrer/keyforge/glossaire/armure/?theme=${theme}`);
		const background = await frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		expect(background).toBe(dark ? 'rgb(21, 18, 14)' : 'rgb(251, 248, 242)');
	});
}

test('theme=auto, or none, follows the system and says nothing', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	for (const query of ['', '?theme=auto']) {
		const frame = await open(page, `/integrer/keyforge/combat/${query}`);
		await toolsAnswer(frame);
		await expect(frame.getByRole('alert')).toHaveCount(0);
		expect(await frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
			'rgb(21, 18, 14)',
		);
	}
});

for (const address of [
	'/integrer/keyforge/combat/?theme=bleu',
	'/integrer/keyforge/glossaire/armure/?theme=bleu',
	'/integrer/arkham/deroulement/round/?theme=bleu',
]) {
	test(`${address}: the frame says that the theme is none of ours`, async ({ page }) => {
		const frame = await open(page, address);
		const alert = frame.getByRole('alert');
		await expect(alert).toContainText('« bleu »');
		await expect(alert).toContainText('« clair », « sombre » ou « auto »');
		await expect(alert.getByRole('link', { name: 'Refaire ce code' })).toHaveAttribute('href', '/integrer/');
	});
}

test('a parameter that nothing reads is told, in a term as in a tool', async ({ page }) => {
	for (const address of [
		'/integrer/keyforge/glossaire/armure/?couleur=rouge',
		'/integrer/keyforge/combat/?couleur=rouge',
	]) {
		const frame = await open(page, address);
		await expect(frame.getByRole('alert')).toContainText('« couleur » n’est pas un réglage');
	}
});

test('a tool opens on its case, keeps its theme, and leaves « Back » to the host', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/combat/?a=puissance.7&theme=sombre');
	const power = frame.getByRole('group', { name: 'Votre créature' }).getByRole('spinbutton', { name: 'Puissance' });
	await expect(power).toHaveValue('7');
	const before = await page.evaluate(() => history.length);
	await frame.getByText('Étapes, lien et questions').click();
	await frame.getByRole('button', { name: 'Le poison passe-t-il à travers l’armure' }).click();
	await expect.poll(() => frame.evaluate(() => location.search)).toContain('poison');
	expect(await frame.evaluate(() => new URLSearchParams(location.search).get('theme'))).toBe('sombre');
	expect(await page.evaluate(() => history.length)).toBe(before);
	await expect(frame.getByRole('link', { name: 'Lien vers ce cas' })).toHaveAttribute(
		'href',
		/^\/keyforge\/outils\/combat\/\?(?!.*theme)/,
	);
});

test('a host of another origin learns heights only, whatever the reader does', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/combat/');
	await frame.getByText('Étapes, lien et questions').click();
	await frame.getByRole('button', { name: 'Le poison passe-t-il à travers l’armure' }).click();
	await expect.poll(() => frame.evaluate(() => location.search)).toContain('poison');
	expect(new Set((await received(page)).map(({ data }) => data.type))).toEqual(new Set(['arbitre:hauteur']));
});

test('a page of ours learns the case that is set up in its frame', async ({ page }) => {
	await page.goto('/integrer/');
	await page.evaluate(() => {
		Object.assign(window, { recus: [] });
		addEventListener('message', ({ data, origin }) =>
			(window as unknown as { recus: Received[] }).recus.push({ data, origin }),
		);
		const frame = document.createElement('iframe');
		frame.title = 'Essai';
		frame.name = 'essai';
		frame.src = '/integrer/keyforge/combat/?theme=sombre';
		document.body.append(frame);
	});
	await page.locator('iframe[name="essai"]').scrollIntoViewIfNeeded();
	const frame = page.frameLocator('iframe[name="essai"]');
	await frame.getByText('Étapes, lien et questions').click();
	await frame.getByRole('button', { name: 'Le poison passe-t-il à travers l’armure' }).click();
	await expect
		.poll(async () => (await received(page)).filter(({ data }) => data.type === 'arbitre:cas').at(-1)?.data)
		.toMatchObject({ version: 1, id: 'keyforge/combat', parametres: expect.stringMatching(/^(?!.*theme).*poison/) });
});

test('nothing that a host sends changes a frame', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/combat/');
	await toolsAnswer(frame);
	const before = await frame.locator('main').innerHTML();
	await page.evaluate(() => {
		const target = document.querySelector('iframe')?.contentWindow;
		const hostile = [
			'x',
			null,
			1,
			{ type: 'arbitre:hauteur', version: 1, hauteur: 1e9 },
			{ type: 'arbitre:cas', parametres: 'a=puissance.1' },
		];
		for (const message of hostile) target?.postMessage(message, '*');
	});
	// A message of the host comes after those before it.
	await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	expect(await frame.locator('main').innerHTML()).toBe(before);
});

test('in WordPress, which gives a secret, the frame tells its height and hands its links over', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/glossaire/armure/#?secret=Ab3dEf7hIj', {
		sandbox: 'allow-scripts',
	});
	const wordpress = async (message: string) =>
		(await received(page))
			.map(({ data }) => data)
			.filter((data) => data.message === message)
			.at(-1);
	await expect
		.poll(() => wordpress('height'))
		.toEqual({ message: 'height', secret: 'Ab3dEf7hIj', value: await contentHeight(frame) });
	// WordPress's own script may come later than the frame.
	const heights = async () => (await received(page)).filter(({ data }) => data.message === 'height').length;
	const before = await heights();
	await page.evaluate(() => {
		const target = document.querySelector('iframe')?.contentWindow;
		for (const secret of ['another', 'Ab3dEf7hIj']) target?.postMessage({ message: 'ready', secret }, '*');
	});
	await expect.poll(heights).toBe(before + 1);
	await frame.getByRole('link', { name: 'Lire dans L’Arbitre' }).click();
	await expect
		.poll(() => wordpress('link'))
		.toEqual({ message: 'link', secret: 'Ab3dEf7hIj', value: `${host.current.site}/keyforge/glossaire/armure/` });
});

test('in WordPress, what a link of the frame changes in the frame takes the page nowhere', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/deroulement/tour/#?secret=Ab3dEf7hIj', {
		sandbox: 'allow-scripts',
	});
	await expect(frame.locator('[data-pret]')).toBeVisible();
	await frame.getByText('Voir tout le schéma').click();
	await frame.locator('a[href^="#"]:visible').first().click();
	// The link of a step to itself is folded with it.
	await frame.locator('.schema details:not([open]) > summary:visible').first().click();
	await frame.locator('a[href^="?"]:visible').first().click();
	// What came before this one has come.
	await frame.getByRole('link', { name: 'Lire dans L’Arbitre' }).click();
	const links = async () => (await received(page)).filter(({ data }) => data.message === 'link');
	await expect.poll(links).toHaveLength(1);
});

for (const id of ['keyforge/combat', 'arkham/test-de-competence']) {
	test(`${id} works in a frame that may only run scripts`, async ({ page }) => {
		const frame = await open(page, `/integrer/${id}/`, { sandbox: 'allow-scripts' });
		await toolsAnswer(frame);
		const before = await frame.locator('.verdict').textContent();
		await frame.getByText('Étapes, lien et questions').click();
		await frame.locator('.questions-types button').last().click();
		await expect(frame.locator('.verdict')).not.toHaveText(before ?? '');
		await expect.poll(async () => (await heights(page)).at(-1)).toBe(await contentHeight(frame));
	});
}

test('a timing chart works in a frame that may only run scripts', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/deroulement/tour/', { sandbox: 'allow-scripts' });
	const next = frame.getByRole('button', { name: /^Suivant/ });
	await expect(frame.locator('[data-pret]')).toBeVisible();
	const before = await frame.getByRole('heading', { level: 2 }).first().textContent();
	await next.click();
	await expect(frame.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
});

test('an address that leads nowhere says so in the frame, with what the game has', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/combatt/');
	await expect(frame.getByText('keyforge/combatt')).toBeVisible();
	await expect(frame.getByRole('link', { name: 'Calculateur de combat' })).toHaveAttribute(
		'href',
		'/keyforge/outils/combat/',
	);
	await expect(frame.getByRole('link', { name: 'Duel' })).toHaveCount(0);
	await expect(frame.getByRole('banner')).toHaveCount(0);
	await expect.poll(async () => (await heights(page)).at(-1)).toBe(await contentHeight(frame));
	const unknownGame = await open(page, '/integrer/tarot/combat/');
	await expect(unknownGame.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const [id, text] of [
		['keyforge/combat', 'Votre créature est détruite'],
		['keyforge/deroulement/tour', 'Effets de début du tour'],
		['keyforge/glossaire/armure', 'annule'],
	] as const) {
		test(`${id} reads`, async ({ page }) => {
			await page.goto(`/integrer/${id}/`);
			await expect(page.getByRole('main')).toContainText(text);
			await expect(page.getByRole('link', { name: 'Lire dans L’Arbitre' })).toBeVisible();
		});
	}
});
