// Makes the one font of the site from its npm package: French glyphs only, weights 400 to 700.
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
const font = await subsetFont(await readFile(source), glyphs, {
	targetFormat: 'woff2',
	variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile(new URL('../src/styles/fonts/literata.woff2', import.meta.url), font);
console.log(`literata.woff2: ${font.length} bytes`);
