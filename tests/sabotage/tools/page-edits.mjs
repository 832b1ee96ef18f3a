// Changes that faults make to built pages.

/** @typedef {import('./copies.mjs').Copy} Copy */

/** File of a page of the built site. @param {string} address */
export const fileOf = (address) => `${address.slice(1)}index.html`;

/**
 * Adds to the end of what a page says.
 * @param {Copy} site
 * @param {string} address
 * @param {string} html
 */
export const addToPage = (site, address, html) => site.edit(fileOf(address), '</main>', `${html}</main>`);

/**
 * Gives a page a style sheet more, which is a file of the site.
 * @param {Copy} site
 * @param {string} address
 * @param {string} name
 * @param {string} css
 */
export function addStyles(site, address, name, css) {
	site.write(`_astro/${name}.css`, css);
	site.edit(fileOf(address), '</head>', `<link rel="stylesheet" href="/_astro/${name}.css"></head>`);
}

/**
 * Gives a page a script more, which is a file of the site.
 * @param {Copy} site
 * @param {string} address
 * @param {string} name
 * @param {string} code
 */
export function addScript(site, address, name, code) {
	site.write(`_astro/${name}.js`, code);
	site.edit(fileOf(address), '</head>', `<script type="module" src="/_astro/${name}.js"></script></head>`);
}

/**
 * Changes every built file of a kind whose text has what is to be changed. Throws when there is none.
 * @param {Copy} site
 * @param {RegExp} files
 * @param {string | RegExp} from
 * @param {string} to
 */
export function editBuilt(site, files, from, to) {
	const found = site
		.list('_astro')
		.filter((file) => files.test(file) && site.read(file).replace(from, to) !== site.read(file));
	if (found.length === 0) throw new Error(`No file of the site like ${files} has ${from}.`);
	for (const file of found) site.edit(file, from, to);
}

/** Text that gzip does not make shorter, the same each time. @param {number} length */
export function noise(length) {
	let seed = 1;
	let text = '';
	while (text.length < length) {
		seed = (seed * 48271) % 2147483647;
		text += seed.toString(36);
	}
	return text.slice(0, length);
}
