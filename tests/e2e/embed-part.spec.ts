import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { sample } from '../every';
import { jsonFiles } from '../site/api-files';
import { dist } from '../site/built-site';
import { useHost } from './host-page';

// A frame of a page of rules whose address has a fragment: one statement, with what it needs to be understood.

const armor = '/integrer/keyforge/glossaire/armure/';

/** Visible lines of the text of a frame, without those that are empty. */
const lines = async (page: Page | Frame): Promise<string[]> =>
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count.
	(await page.locator('.contenu').innerText())
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

const kinds: readonly (readonly [kind: string, address: string, expected: RegExp[]])[] = [
	['a paragraph', `${armor}#armure-definition`, [/^L’armure d’une créature annule/]],
	[
		'a bullet that is folded, below its section',
		`${armor}#armure-cumul`,
		[/^Gagner de l’armure$/, /^Les gains d’armure se cumulent/],
	],
	[
		'a bullet after the sentence that introduces it',
		'/integrer/arkham/glossaire/activer/#activer-vos-cartes',
		[/^Sur quelles cartes/, /^Trois sortes de cartes conviennent\s:$/, /^Vos cartes\s:/],
	],
	[
		'the row of a cell, below the names of the columns',
		'/integrer/arkham/regles/cartes/#cartes-competences',
		[
			/^Que dit une carte Joueur/,
			/^Élément\s+Ce qu’il vous apprend\s+Cartes$/,
			/^Compétences\s+Les quatre valeurs/,
			/.*/,
		],
	],
	[
		'an answer, below its question',
		'/integrer/keyforge/faq/armure/#faq-armure-double-tenebreux-reponse',
		[/^Double Ténébreux prend/, /^Oui\. L’armure/],
	],
	[
		'a position, with what it is about',
		'/integrer/arkham/glossaire/activer/#activer-zone-de-menace-des-autres',
		[/^Sur quelles cartes/, /^Où les textes divergent\s: Et la zone/, /^L’étape 2\.2\.1/],
	],
	[
		'a sentence that introduces a list, with its list',
		'/integrer/keyforge/regles/mise-en-place/#mise-en-place-boite',
		[
			/^Que contient la boîte/,
			/^La boîte de départ .*:$/,
			/^22 pions/,
			/^6 pions/,
			/^10 cartes/,
			/^2 decks de départ/,
			/^2 decks d’Archonte/,
			/^2 cartes/,
		],
	],
	[
		'a rule, with its exception',
		'/integrer/keyforge/glossaire/sacrifice/#sacrifice-comme-si',
		[/^Vous ne pouvez pas sacrifier/, /^Une exception/],
	],
	[
		'a section, with all that stands below it',
		`${armor}#gagner-de-l-armure`,
		[/^Gagner de l’armure$/, /^Les gains d’armure/, /^L’armure gagnée/, /^Un «\s~\s»/],
	],
];

for (const javaScriptEnabled of sample([false, true], (enabled) => !enabled)) {
	test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		for (const [kind, address, expected] of kinds) {
			test(`${kind} is all that shows, below its page`, async ({ page }) => {
				await page.goto(address);
				const [slug = ''] = /[^/]+(?=\/#)/.exec(address) ?? [];
				await expect(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
				await expect(page.locator('.contenu :target')).toBeVisible();
				const said = await lines(page);
				// Of a table, browsers write the cells of a row on lines of their own or on one.
				const whole = said.join('\n');
				if (address.includes('cartes-competences')) {
					expect(whole).toMatch(/Élément[\s\S]*Compétences[\s\S]*Investigateur/);
					expect(whole).not.toMatch(/Symbole de classe|Scénario/);
				} else {
					expect(said, whole).toHaveLength(expected.length);
					for (const [at, line] of said.entries()) expect(line).toMatch(expected[at] ?? /$^/);
				}
				await expect(page.getByText('Les règles en détail')).toBeHidden();
			});
		}

		test('a question shows all of its answer, a corrected card what it says, and no other', async ({ page }) => {
			await page.goto('/integrer/keyforge/faq/armure/#faq-armure-double-tenebreux');
			await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Double Ténébreux prend/]);
			expect((await lines(page)).length).toBeGreaterThan(4);
			await expect(page.getByText('Oui. L’armure de la voisine')).toBeVisible();

			await page.goto('/integrer/keyforge/errata/#erratum-publicite-mensongere');
			await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Publicité Mensongère/]);
			await expect(page.getByText('si l’adversaire a plus d’Aombre que vous')).toBeVisible();
			await expect(page.getByText('Accès à la Bibliothèque')).toHaveCount(3);
			for (const other of await page.getByText('Accès à la Bibliothèque').all()) await expect(other).toBeHidden();
		});

		test('a page without a fragment, or with one that it lacks, shows whole', async ({ page }) => {
			for (const address of ['/integrer/keyforge/faq/armure/', '/integrer/keyforge/faq/armure/#nulle-part']) {
				await page.goto('about:blank');
				await page.goto(address);
				const questions = page.getByRole('heading', { level: 2 });
				expect(await questions.count()).toBeGreaterThan(1);
				for (const question of await questions.all()) await expect(question).toBeVisible();
			}
		});

		test('a term unfolds', async ({ page }) => {
			await page.goto(armor);
			await expect(page.getByText('Les gains d’armure se cumulent')).toBeHidden();
			await page.getByText('Les règles en détail').click();
			await expect(page.getByText('Les gains d’armure se cumulent')).toBeVisible();
			await page.getByText('Les règles en détail').click();
			await expect(page.getByText('Les gains d’armure se cumulent')).toBeHidden();
		});
	});
}

interface Published {
	id: string;
	texte: string;
	adresse: string;
	cadre: string;
}

/** Every rule, with the address of its frame. */
const rules: Published[] = jsonFiles('api/v1').flatMap(({ file, data }) =>
	path.basename(file) === 'regles.json' && data.regles ? data.regles : [],
);

test('each rule of the API has its frame: its page, with its id once in the text', () => {
	expect(rules.length).toBeGreaterThan(4500);
	const site = new URL('/', rules[0]?.cadre).href;
	const texts = new Map<string, string>();
	const wrong = rules.filter(({ id, adresse, cadre }) => {
		const address = new URL(cadre);
		const file = path.join(dist, address.pathname, 'index.html');
		const html = texts.get(file) ?? readFileSync(file, 'utf8');
		texts.set(file, html);
		const text = html.slice(html.indexOf('<div class="contenu">'), html.indexOf('<footer'));
		const same = cadre === adresse.replace(site, `${site}integrer/`);
		return !same || address.hash !== `#${id}` || text.split(` id="${id}"`).length !== 2;
	});
	expect(wrong.map(({ id }) => id)).toEqual([]);
});

/** What a page of the build says between its title and its end. */
function mainOf(folder: string): string {
	const html = readFileSync(path.join(dist, folder, 'index.html'), 'utf8');
	return html.slice(html.indexOf('<h1'), html.indexOf('</main>'));
}

/**
 * What the style sheet may go by: the elements around each rule of a page, what introduces its list, what heads its
 * section, and the kind of the page.
 */
const shapesOf = (page: Page, html: string, ids: string[]): Promise<string[]> =>
	page.evaluate(
		({ html, ids }) => {
			const { body } = new DOMParser().parseFromString(html, 'text/html');
			const name = ({ localName, classList }: Element) => [localName, ...[...classList].sort()].join('.');
			return ids.map((id) => {
				const around: string[] = [];
				for (let at = body.querySelector(`[id="${id}"]`); at && !at.matches('.contenu'); at = at.parentElement) {
					const before = at.previousElementSibling;
					around.unshift(before?.matches('.introduction') ? `${name(before)}+${name(at)}` : name(at));
				}
				return around.join('>');
			});
		},
		{ html, ids },
	);

test('rules of every shape show alone in their frames, and their text is the one of the API', async ({ page }) => {
	test.setTimeout(120_000);
	// One frame, with its style sheets, holds each text in turn.
	await page.goto('/integrer/keyforge/regles/combat/');
	const seen = new Map<string, number>();
	const faults: string[] = [];
	for (const [address, list] of Map.groupBy(rules, ({ cadre }) => new URL(cadre).pathname)) {
		const html = mainOf(address);
		const ids = list.map(({ id }) => id);
		const shapes = await shapesOf(page, html, ids);
		const sample = list.filter((_, at) => {
			const count = seen.get(shapes[at] ?? '') ?? 0;
			seen.set(shapes[at] ?? '', count + 1);
			return count < 12;
		});
		if (sample.length === 0) continue;
		const wrong = await page.evaluate(
			({ html, sample, several }) => {
				const letters = (text: string) => text.replace(/[\s§]/g, '');
				const main = document.querySelector('main') as HTMLElement;
				main.innerHTML = html;
				const content = main.querySelector('.contenu') as HTMLElement;
				const whole = letters(content.textContent).length;
				return sample.flatMap(({ id, texte }) => {
					location.replace(`#${id}`);
					const target = content.querySelector(':target');
					// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count.
					const shown = letters(content.innerText);
					if (target?.id !== id || target.getClientRects().length === 0) return `${id} is not shown`;
					if (!shown.includes(letters(texte))) return `${id}: ${shown} lacks ${texte}`;
					// A page of one question is that question.
					return shown.length === whole && several && !/^H/.test(target.tagName) ? `${id} is not alone` : [];
				});
			},
			{ html, sample, several: list.length > 1 },
		);
		faults.push(...wrong.map((fault) => `${address} ${fault}`));
	}
	expect(seen.get(''), 'each rule has a shape').toBeUndefined();
	expect(seen.size).toBeGreaterThan(10);
	expect(faults.slice(0, 20)).toEqual([]);
});

/** A host that keeps what its frame tells it; the fragment of its address is that of the frame. */
const host = useHost({
	'/': {
		html: `<!doctype html><html lang="fr"><title>Hôte</title><body><h1>Hôte</h1><p style="height: 1500px"></p><script>
			window.recus = [];
			addEventListener('message', ({ data }) => recus.push(data));
			const frame = document.createElement('iframe');
			frame.title = 'Cadre';
			frame.width = 640;
			frame.height = 100;
			frame.src = '{{site}}' + new URLSearchParams(location.search).get('cadre');
			document.body.append(frame);
		</script></body></html>`,
	},
});

interface Told {
	id: string;
	hauteur: number;
}

async function open(page: Page, cadre: string): Promise<Frame> {
	await page.goto(`${host.current.origin}/?${new URLSearchParams({ cadre })}`);
	const frame = page.frames()[1];
	if (!frame) throw new Error('The host has no frame.');
	await frame.waitForLoadState();
	return frame;
}

const last = (page: Page) => page.evaluate(() => (window as unknown as { recus: Told[] }).recus.at(-1));

test('the height is that of what shows, and follows the fragment, with the name of the part', async ({ page }) => {
	const height = (frame: Frame) =>
		frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
	const frame = await open(page, '/integrer/keyforge/faq/armure/');
	const told = async () => ({ type: 'arbitre:hauteur', version: 1, hauteur: await height(frame) });
	await expect.poll(() => last(page)).toEqual({ ...(await told()), id: 'keyforge/faq/armure' });
	const whole = await height(frame);

	const id = 'faq-armure-double-tenebreux';
	// A host may change the fragment of its frame: nothing is loaded anew.
	await page.evaluate((id) => {
		const frame = document.querySelector('iframe') as HTMLIFrameElement;
		frame.src = `${frame.src}#${id}`;
	}, id);
	await expect.poll(async () => (await last(page))?.id).toBe(`keyforge/faq/armure#${id}`);
	await expect.poll(() => last(page)).toEqual({ ...(await told()), id: `keyforge/faq/armure#${id}` });
	expect(await height(frame)).toBeLessThan(whole / 1.5);

	const alone = await open(page, `/integrer/keyforge/faq/armure/#${id}`);
	await expect.poll(async () => (await last(page))?.hauteur).toBe(await height(alone));
	expect((await last(page))?.id).toBe(`keyforge/faq/armure#${id}`);
});

test('a fragment that the page lacks is told, whatever it holds, and a good one takes the notice back', async ({
	page,
}) => {
	const wrong: string[] = [];
	page.on('pageerror', (error) => wrong.push(error.message));
	for (const fragment of ['armure-perdue', '%', '%E9', '<img src=x onerror=alert(1)>', '"]', 'é'.repeat(300)]) {
		const frame = await open(page, `${armor}?theme=clair#${fragment}`);
		const alert = frame.getByRole('alert');
		await expect(alert).toContainText('n’est pas dans cette page');
		await expect(alert.locator('img')).toHaveCount(0);
		await expect(alert.getByRole('link', { name: 'Refaire ce code' })).toHaveAttribute('href', '/integrer/');
		await expect(frame.getByText('L’armure d’une créature annule')).toBeVisible();
		expect((await last(page))?.id).toBe('keyforge/glossaire/armure');
		await expect
			.poll(async () => (await last(page))?.hauteur)
			.toBe(await frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height)));
		await page.evaluate(() => {
			const frame = document.querySelector('iframe') as HTMLIFrameElement;
			frame.src = frame.src.replace(/#.*/s, '#armure-annule');
		});
		await expect(alert).toHaveCount(0);
		await expect(frame.locator(':target')).toBeVisible();
	}
	expect(wrong).toEqual([]);
});

test('an empty fragment, and « top », say nothing', async ({ page }) => {
	for (const fragment of ['#', '#top']) {
		const frame = await open(page, armor + fragment);
		await expect.poll(() => last(page)).toMatchObject({ id: 'keyforge/glossaire/armure' });
		await expect(frame.getByRole('alert')).toHaveCount(0);
	}
});

test('the links back lead to the rule in its page', async ({ page }) => {
	const frame = await open(page, `${armor}#armure-annule`);
	for (const link of [frame.locator('h1 a'), frame.getByRole('link', { name: 'Lire dans L’Arbitre' })])
		await expect(link).toHaveAttribute('href', '/keyforge/glossaire/armure/#armure-annule');
});

test('a frame that is too small opens on its first line, and leaves the host where its reader is', async ({ page }) => {
	const frame = await open(page, '/integrer/keyforge/faq/armure/#faq-armure-double-tenebreux-reponse');
	await expect(frame.locator(':target')).toBeAttached();
	await expect.poll(() => last(page)).toMatchObject({ id: expect.stringContaining('#') });
	expect(await frame.evaluate(() => scrollY)).toBe(0);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [320, 390, 700, 1440]) {
	test(`nothing is wider than a frame of ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 400 });
		for (const address of [
			'/integrer/arkham/regles/cartes/',
			'/integrer/arkham/regles/cartes/#cartes-competences',
			'/integrer/l5r/regles/capacites/',
			'/integrer/keyforge/faq/armure/#faq-armure-double-tenebreux',
		]) {
			await page.goto('about:blank');
			await page.goto(address);
			const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(beyond, address).toBeLessThanOrEqual(0);
		}
	});
}
