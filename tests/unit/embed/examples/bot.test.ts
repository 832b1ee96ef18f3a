import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repondre } from '../../../../src/embed/examples/bot.mjs';
import { termsOf } from '../../../../src/publish/api/terms';
import { games } from '../../../content/real-content';

const termsOfGame = (slug: string) => {
	const game = games.find((item) => item.slug === slug);
	if (!game) throw new Error(`No game ${slug}.`);
	return termsOf(game, { address: (path) => `https://site.test${path}` }).termes;
};
const keyforge = termsOfGame('keyforge');

describe('the example of a bot', () => {
	it('answers with the name, the definition and the address of the page', () => {
		const armor = keyforge.find(({ id }) => id === 'armure');
		expect(armor?.definition.length).toBeGreaterThan(40);
		expect(repondre('/terme armure', keyforge)).toBe(
			`**armure / armor**\u00a0: ${armor?.definition}\nhttps://site.test/keyforge/glossaire/armure/`,
		);
	});

	it.each([
		['/terme ARMURE', 'armure'],
		['  /terme   Réserve d’Aombre ', 'reserve-d-aombre'],
		["/terme reserve d'aombre", 'reserve-d-aombre'],
		['/terme clés', 'cles'],
		['/terme cles', 'cles'],
		['/terme armor', 'armure'],
		['/terme défausse', 'defausse'],
		['/terme sonnée', 'sonne'],
		['/terme inclinées', 'incline'],
	])('« %s » finds %s', (command, id) => {
		expect(repondre(command, keyforge).split('/').at(-2)).toBe(id);
	});

	it('finds every term of every game by its own name, accents and capitals apart', () => {
		for (const { slug } of games) {
			const terms = termsOfGame(slug);
			const lost = terms.filter(({ nom, adresse }) => {
				const typed = nom.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
				return !repondre(`/terme ${typed}`, terms).endsWith(adresse);
			});
			expect(lost.map(({ id }) => id)).toEqual([]);
		}
	});

	it.each(games.map((game) => [game.slug, game] as const))(
		'finds every form that the pages of %s link',
		(slug, game) => {
			const terms = termsOfGame(slug);
			const lost = game.terms.flatMap(({ slug: id }) => {
				const { formes = [], adresse = '' } = terms.find((term) => term.id === id) ?? {};
				return formes.filter((form) => !repondre(`/terme ${form}`, terms).endsWith(adresse));
			});
			expect(lost).toEqual([]);
			expect(terms.flatMap(({ formes }) => formes).length).toBeGreaterThan(2 * terms.length);
		},
	);

	it('says so when it knows no such term, and how to ask', () => {
		expect(repondre('/terme planeswalker', keyforge)).toBe('Aucun terme ne s’appelle «\u00a0planeswalker\u00a0».');
		expect(repondre('/terme ', keyforge)).toContain('/terme armure');
		expect(repondre('bonjour', keyforge)).toContain('/terme armure');
	});

	it('repeats nothing that calls people or is long', () => {
		expect(repondre('/terme @everyone <@123>', keyforge)).not.toMatch(/[@<]/);
		expect(repondre(`/terme ${'a'.repeat(3000)}`, keyforge).length).toBeLessThan(100);
	});
});

/** A port that nobody listens to, and a server that gives the terms. */
async function listen(answer: string): Promise<{ port: number; close: () => void }> {
	const server = createServer((_, response) => response.end(answer));
	await new Promise<void>((resolve) => server.listen(0, resolve));
	return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Asks for a path as it is, which `fetch` would tidy up. */
const request = (port: number, path: string): Promise<unknown> =>
	new Promise((resolve) => get({ port, path }, resolve).on('error', resolve));

it('runs as it is published: it reads the data, then answers over HTTP', async () => {
	const data = await listen(JSON.stringify({ termes: keyforge }));
	const free = await listen('');
	free.close();
	const folder = mkdtempSync(join(tmpdir(), 'bot-'));
	const file = join(folder, 'bot.mjs');
	const source = readFileSync('src/embed/examples/bot.mjs', 'utf8');
	writeFileSync(file, source.replace(/https:[^']+termes\.json/, `http://localhost:${data.port}/`));
	const bot = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(free.port) } });
	try {
		const address = `http://localhost:${free.port}/?texte=${encodeURIComponent('/terme Armure')}`;
		const ask = () => fetch(address).then((response) => response.text(), String);
		await expect.poll(ask, { timeout: 5000 }).toContain('**armure / armor**');
		// An address that is none does not stop it.
		await request(free.port, '//');
		expect(await ask()).toContain('**armure / armor**');
	} finally {
		bot.kill();
		data.close();
		rmSync(folder, { recursive: true });
	}
});
