import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { toolCards } from '../../src/widgets/registry';
import { sample } from '../every';
import { GAMES } from '../games';
import { dist } from '../site/built-site';
import { readThrough } from './text-pages';
import { unfold } from './tool-pages';

const KB = 1024;

const weight = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** Bare pages of a folder of a game, as their addresses. */
const barePages = (folder: string): string[] =>
	readdirSync(path.join(dist, 'integrer', folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => `/integrer/${folder}/${name}/`);

const charts = GAMES.flatMap((game) => barePages(`${game}/deroulement`));
const tools = toolCards.map(({ game: jeu, slug: nom }) => `/integrer/${jeu}/${nom}/`);

/** The heaviest bare pages of a kind. */
const heaviest = (kind: string, count: number): string[] =>
	GAMES.flatMap((game) => barePages(`${game}/${kind}`))
		.map((address) => ({ address, size: statSync(path.join(dist, address, 'index.html')).size }))
		.sort((a, b) => b.size - a.size)
		.slice(0, count)
		.map(({ address }) => address);

/** Weighs all that a page loads, but for the icon, each body in gzip; `take` tells what came since it was last asked. */
function scale(page: Page): { take(): Promise<[file: string, size: number][]> } {
	let came: Promise<[string, number]>[] = [];
	page.on('response', (response) => {
		const name = new URL(response.url()).pathname;
		if (name.endsWith('/favicon.svg')) return;
		came.push(response.body().then((body) => [name, weight(body)]));
	});
	return {
		async take() {
			const taken = came;
			came = [];
			return Promise.all(taken);
		},
	};
}

const sum = (files: readonly [string, number][]): number => files.reduce((total, [, size]) => total + size, 0);

function expectAtMost(address: string, files: readonly [string, number][], most: number): void {
	const total = sum(files);
	test.info().annotations.push({ type: 'weight', description: `${address} ${total} ${JSON.stringify(files)}` });
	expect(total, 'something was weighed').toBeGreaterThan(1000);
	expect(total, JSON.stringify(files)).toBeLessThanOrEqual(most * KB);
}

test('there are charts to weigh', () => {
	expect(charts.length).toBeGreaterThan(15);
});

for (const address of sample([...tools, ...charts], (_, at) => at % 6 === 0)) {
	test(`${address} loads 38.5 KB at most, alive and read to its end`, async ({ page }) => {
		const scales = scale(page);
		await page.goto(address);
		await readThrough(page);
		await expect(page.locator('[data-pret]')).toHaveCount(1);
		// Colours for browsers without `light-dark()`, and what asks again for a late part, took half a kilobyte.
		expectAtMost(address, await scales.take(), 38.5);
	});
}

for (const address of [...heaviest('glossaire', 3), ...heaviest('regles', 3)]) {
	test(`${address} loads 12 KB at most`, async ({ page }) => {
		const scales = scale(page);
		await page.goto(address);
		await readThrough(page);
		expectAtMost(address, await scales.take(), 12);
	});
}

test.describe('what comes when it is asked for weighs 22.5 KB at most for a tool, 10 KB for a chart', () => {
	const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

	for (const [address, ask] of [
		[
			'/integrer/arkham/test-de-competence/',
			async (page: Page) => {
				await unfold(page);
				await press(page, 'Tirer d’un coup');
				await press(page, 'Simuler 10 000 tests');
				await press(page, 'Comparer cette situation');
				await press(page, 'Révéler deux pions et choisir');
				await expect(page.locator('.verdict')).toContainText('87,5');
				await expect(page.locator('.tirages > li')).toHaveCount(1);
			},
		],
		[
			'/integrer/mistborn/metaux/',
			async (page: Page) => {
				await unfold(page);
				await press(page, 'Que jouer avec cette main ?');
				await expect(page.getByText('Sans Attiser ni Brûler d’Atium')).not.toHaveCount(0);
			},
		],
		[
			'/integrer/mistborn/combat/',
			async (page: Page) => {
				await page.getByLabel('Partie', { exact: true }).selectOption('Attaque du Seigneur Maître');
				await expect(page.locator('.verdict')).toHaveText('Vous perdez 2 points de vie.');
			},
		],
		['/integrer/keyforge/combat/', unfold],
	] as const) {
		test(address, async ({ page }) => {
			const scales = scale(page);
			await page.goto(address);
			await readThrough(page);
			await expect(page.locator('[data-pret]')).toHaveCount(1);
			await scales.take();
			await ask(page);
			// What decides a test with something to choose is the engine that works out the bags of a whole campaign.
			expectAtMost(address, await scales.take(), address.includes('test-de-competence') ? 25.5 : 22.5);
		});
	}

	for (const game of GAMES) {
		test(`each chart of ${game}`, () => {
			const folder = path.join(dist, game, 'deroulement/schemas');
			for (const file of readdirSync(folder))
				expectAtMost(file, [[file, weight(readFileSync(path.join(folder, file)))]], 10);
		});
	}
});

for (const [script, most] of [
	['arbitre.js', 3],
	['bulles.js', 6],
] as const) {
	test(`${script} weighs ${most} KB at most`, () => {
		expectAtMost(script, [[script, weight(readFileSync(path.join(dist, script)))]], most);
	});
}
