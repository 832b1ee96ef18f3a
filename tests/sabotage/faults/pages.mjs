// What a page may not do in a browser: seen by the visit that every page is paid.
import { addScript, addStyles, addToPage, fileOf, noise } from '../tools/page-edits.mjs';

/** @typedef {import('../tools/fault.mjs').Fault} Fault */
/** @typedef {import('../tools/copies.mjs').Copy} Copy */

/**
 * @param {string} name
 * @param {string} address
 * @param {(site: Copy, address: string) => void} make
 * @param {RegExp} says
 * @param {string} [batch]
 * @returns {Fault}
 */
const visited = (name, address, make, says, batch = 'visited pages') => ({
	name,
	make: ({ site }) => make(site, address),
	check: {
		runner: 'browser',
		file: 'tests/sweep/pages.spec.ts',
		title: 'keep what every page promises',
		pages: [address],
	},
	says,
	batch,
});

/**
 * Gives a page a style sheet of its own, where a colour of the site has changed.
 * @param {string} name
 * @param {string | RegExp} from
 * @param {string} to
 */
const colour = (name, from, to) => (/** @type {Copy} */ site, /** @type {string} */ address) => {
	const [, sheet = ''] = /href="\/(_astro\/Base\.[^"]+\.css)"/.exec(site.read(fileOf(address))) ?? [];
	const css = site.read(sheet);
	if (css.replace(from, to) === css) throw new Error(`${sheet} has no ${from}.`);
	site.write(`_astro/${name}.css`, css.replace(from, to));
	site.edit(fileOf(address), `/${sheet}`, `/_astro/${name}.css`);
};

const softInk = /(--encre-douce:\s*light-dark\()(#\w+),\s*(#\w+)\)/;

/** @type {readonly Fault[]} */
export const faults = [
	visited(
		'colour-without-contrast-in-light',
		'/keyforge/glossaire/armure/',
		colour('pale', softInk, '$1#d5cfc4,$3)'),
		/armure\/ \(light\) color-contrast/,
	),
	visited(
		'colour-without-contrast-in-dark',
		'/keyforge/glossaire/assaut/',
		colour('obscure', softInk, '$1$2,#3a3530)'),
		/assaut\/ \(dark\) color-contrast/,
	),
	visited(
		'control-without-a-name',
		'/l5r/glossaire/duel/',
		(site, address) => addToPage(site, address, '<button type="button"></button>'),
		/duel\/ \(light\) button-name/,
	),
	visited(
		'image-without-text',
		'/l5r/glossaire/clan/',
		(site, address) => addToPage(site, address, '<img src="/icone-180.png">'),
		/clan\/ \(light\) image-alt/,
	),
	visited(
		'text-cut-at-320',
		'/mistborn/glossaire/nuage/',
		(site, address) => addStyles(site, address, 'large', '.contenu p { min-width: 30rem; }'),
		/nuage\/ (the page scrolls|<p)/,
	),
	visited(
		'foreign-request',
		'/mistborn/glossaire/atium/',
		(site, address) => addToPage(site, address, '<img src="https://exemple.test/mesure.png" alt="Une mesure">'),
		/atium\/ .*exemple\.test/,
	),
	visited(
		'page-that-throws',
		'/arkham/glossaire/activer/',
		(site, address) => addScript(site, address, 'panne', "throw new Error('Une panne');"),
		/activer\/ throws Une panne/,
	),
	visited(
		'request-that-finds-nothing',
		'/arkham/glossaire/soutien/',
		(site, address) => addToPage(site, address, '<img src="/rien.png" alt="Rien">'),
		/soutien\/ 404/,
	),
	visited(
		'tool-over-its-weight',
		'/l5r/outils/duel/',
		(site, address) => addScript(site, address, 'lourd', `window.x = '${noise(40_000)}';`),
		/duel\/ loads \d+ bytes of scripts/,
	),
	visited(
		'tool-that-does-not-come-alive',
		'/mistborn/outils/metaux/',
		(site, address) =>
			site.write(fileOf(address), site.read(fileOf(address)).replaceAll(/<script type="module"[^>]*><\/script>/g, '')),
		/data-pret/,
		'tool asleep',
	),
];
