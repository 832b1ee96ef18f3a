import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Card, cardSize } from '../../library/cards';
import { escapeHtml } from '../../text/html';

/** Some services keep the square in the middle: all that is read stands within it, as on the title page of a book. */
const MEASURE = 590;
/** Of the sentence, so that its lines are of one length or so. */
const NARROW = 480;

/** The colours of the site in light: a picture cannot follow its reader's. */
const colors = { ground: '#fbf8f2', ink: '#1f1b16', soft: '#5c5347', accent: '#855200' };

/** The site's font as FreeType reads it, for `sharp` knows no woff2; `npm run font` makes both. */
export const cardFont = fileURLToPath(new URL('../../styles/fonts/literata.ttf', import.meta.url));

/** Lines of a card, from above: their words, size in pixels, weight and colour, and what stands free below them. */
const linesOf = ({ name, fullName, kind, text, accent = colors.accent }: Card) => [
	{
		words: name,
		size: 118,
		weight: 'Bold',
		color: colors.ink,
		width: MEASURE,
		below: fullName === undefined ? 44 : 24,
	},
	...(fullName === undefined
		? []
		: [{ words: fullName, size: 27, weight: '', color: colors.soft, width: MEASURE, below: 40 }]),
	{ words: kind, size: 50, weight: 'Bold', color: accent, width: MEASURE, below: 26 },
	{ words: text, size: 31, weight: '', color: colors.soft, width: NARROW, below: 0 },
];

/** Top and height of the mark of the site, and the space below it. */
const mark = { top: 50, size: 104, below: 16 };

/** The ground with the mark of the site and two bands of the game's colour. */
function groundOf({ accent = colors.accent }: Card): Buffer {
	const { width, height } = cardSize;
	const left = (width - mark.size) / 2;
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors.ground}"/>
<path d="M0 0h${width}v14H0zM0 ${height - 14}h${width}v14H0z" fill="${accent}"/>
<g transform="translate(${left} ${mark.top}) scale(${mark.size / 32})">
<rect x="4" y="15" width="25" height="14" rx="2.6" fill="none" stroke="${colors.soft}" stroke-width="1.8"/>
<rect x="7.5" y="2.5" width="16" height="23" rx="2.8" fill="${accent}"/>
<path d="M19 8.2c-.6-1.3-1.9-2-3.5-2-2 0-3.4 1-3.4 2.6 0 3.4 7 2.6 7 5.9 0 1.4-1.2 2.3-2.8 2.3M12 19.6c.6 1.4 2 2.2 3.6 2.2 2 0 3.4-1 3.4-2.6 0-3.4-7-2.6-7-5.9 0-1.4 1.2-2.3 2.8-2.3" fill="none" stroke="${colors.ground}" stroke-width="1.9" stroke-linecap="round"/>
</g></svg>`);
}

/** Draws a card, as a PNG of few colours. */
export async function drawCard(card: Card): Promise<Buffer> {
	const lines = await Promise.all(
		linesOf(card).map(async ({ words, size, weight, color, width, below }) => {
			const text = `<span foreground="${color}">${escapeHtml(words)}</span>`;
			const font = `Literata ${weight} ${size}`;
			const drawn = sharp({
				text: { text, font, fontfile: cardFont, width, align: 'centre', rgba: true, dpi: 72, spacing: 4 },
			});
			const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
			return { input: data, width: info.width, height: info.height, below };
		}),
	);
	const tall = lines.reduce((sum, { height, below }) => sum + height + below, 0);
	const room = cardSize.height - mark.top - mark.size - mark.below - mark.top;
	let top = mark.top + mark.size + mark.below + Math.max(0, Math.round((room - tall) / 2));
	const placed = lines.map(({ input, width, height, below }) => {
		const at = { input, top, left: Math.round((cardSize.width - width) / 2) };
		top += height + below;
		return at;
	});
	return sharp(groundOf(card)).composite(placed).png({ palette: true, colors: 64 }).toBuffer();
}
