// Makes the one font of the site from its npm package: French glyphs only, weights 400 to 700. Pages take the compressed
// file; what draws the pictures of cards reads no other than the plain one.
// Run by hand when the package or the glyphs change; the result is committed.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const glyphs =
	' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
	'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ«»“”‘’–—…·•×−±≤≥→←↑↓§°€‑\u00a0\u202f';

const source = new URL(
	'../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
	import.meta.url,
);
const packed = await readFile(source);
for (const [extension, targetFormat] of [
	['woff2', 'woff2'],
	['ttf', 'truetype'],
]) {
	const font = await subsetFont(packed, glyphs, {
		targetFormat,
		variationAxes: { wght: { min: 400, max: 700, default: 400 } },
	});
	await writeFile(new URL(`../src/styles/fonts/literata.${extension}`, import.meta.url), font);
	console.log(`literata.${extension}: ${font.length} bytes`);
}
