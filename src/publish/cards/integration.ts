import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cardFolder } from '../../addresses/addresses';
import { type Card, cardsOf } from '../../library/cards';
import type { Library } from '../../library/types';
import { cardFont, drawCard } from './draw-card';

/** Writes the pictures of cards. `known` gives what the site knows, once it is read. */
export function cardPictures(known: () => Library): AstroIntegration {
	let cache: URL;
	return {
		name: 'arbitre:cards',
		hooks: {
			'astro:config:done': ({ config }) => {
				cache = new URL(`${cardFolder}/`, config.cacheDir);
			},
			'astro:build:done': async ({ dir, logger }) => {
				const cards = cardsOf(known());
				await mkdir(cache, { recursive: true });
				const drawing = await drawingOf();
				let drawn = 0;
				const picture = (card: Card) =>
					kept(new URL(`${hashOf(drawing, JSON.stringify(card))}.png`, cache), () => {
						drawn++;
						return drawCard(card);
					});
				for (const card of cards) {
					const file = new URL(`.${card.path}`, dir);
					await mkdir(new URL('.', file), { recursive: true });
					await writeFile(file, await picture(card));
				}
				logger.info(`${cards.length} pictures of cards, ${drawn} drawn anew.`);
			},
		},
	};
}

/** What a picture hangs on besides what it says: the code that draws it and its font. */
async function drawingOf(): Promise<string> {
	const code = fileURLToPath(new URL('./draw-card.ts', import.meta.url));
	const [text, font] = await Promise.all([readFile(code), readFile(cardFont)]);
	return hashOf(text, font);
}

function hashOf(...parts: (string | Buffer)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	return hash.digest('hex').slice(0, 20);
}

/** A file that stays from one build to the next, made when there is none. */
async function kept(file: URL, make: () => Promise<Buffer>): Promise<Buffer> {
	try {
		return await readFile(file);
	} catch {
		const made = await make();
		// Put there whole: another build may read it.
		const written = new URL(`${file.href}.${process.pid}`);
		await writeFile(written, made);
		await rename(written, file);
		return made;
	}
}
