import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Card } from '../../../../src/library/cards';
import { drawCard } from '../../../../src/publish/cards/draw-card';

const card: Card = {
	path: '/vignettes/essai/faq.png',
	name: 'Essai',
	fullName: 'Essai, le jeu de cartes',
	kind: 'Questions et réponses',
	text: 'Cent vingt-trois questions, chacune avec la règle qui tranche.',
	accent: '#a02c2c',
};

/** The columns in which something is written, between the bands. */
async function written(png: Buffer): Promise<number[]> {
	const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
	return Array.from({ length: info.width }, (_, x) => x).filter((x) =>
		Array.from(
			{ length: info.height - 60 },
			(_, y) => data[(y + 30) * info.width * info.channels + x * info.channels],
		).some((value) => value !== undefined && value < 200),
	);
}

it('is a light picture of the size that services ask for', async () => {
	const png = await drawCard(card);
	expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
	expect(png.length).toBeGreaterThan(5000);
	expect(png.length).toBeLessThan(40 * 1024);
});

it('keeps all that is read within the square in its middle', async () => {
	const columns = await written(await drawCard(card));
	expect(columns.length).toBeGreaterThan(200);
	expect(Math.min(...columns)).toBeGreaterThanOrEqual(285);
	expect(Math.max(...columns)).toBeLessThan(915);
});

it('is written in the font of the site, whatever fonts the machine has', async () => {
	const columns = await written(await drawCard({ ...card, fullName: undefined, kind: 'M', text: 'm' }));
	// « Essai » in Literata bold; in the bold sans serif that machines fall back on, it is 369 pixels wide.
	expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(345);
});

it('changes with each thing that it says', async () => {
	const pictures = await Promise.all(
		[
			card,
			{ ...card, name: 'Essais' },
			{ ...card, kind: 'Règles' },
			{ ...card, text: 'Une' },
			{ ...card, accent: '#1c6650' },
		].map(async (one) => (await drawCard(one)).toString('base64')),
	);
	expect(new Set(pictures).size).toBe(5);
});

it('writes signs of HTML as they are', async () => {
	await expect(drawCard({ ...card, text: 'Force < 3 & « armure » > 1' })).resolves.toBeInstanceOf(Buffer);
});
