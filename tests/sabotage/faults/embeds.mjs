// What other sites load: frames, headers, the element, tooltips.
import { bundleAgain } from '../tools/bundle.mjs';
import { editBuilt, noise } from '../tools/page-edits.mjs';

/** @param {string} file @param {string} title @returns {import('../tools/fault.mjs').Check} */
const browser = (file, title) => ({ runner: 'browser', file: `tests/e2e/${file}.spec.ts`, title });

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'frame-that-tells-no-height',
		make: ({ site }) => editBuilt(site, /\.js$/, '`arbitre:hauteur`,version', '`arbitre:autre`,version'),
		check: browser('embed-frame', 'keyforge/combat is a bare page that tells its height'),
		says: /Received: *undefined/,
	},
	{
		name: 'frame-that-scrolls',
		make: ({ site }) =>
			editBuilt(site, /\.js$/, 'getBoundingClientRect().height)', 'getBoundingClientRect().height-40)'),
		check: browser('embed-frame', 'keyforge/faq/armure is a bare page that tells its height'),
		says: /Expected: *\d+\s+Received: *\d+/,
	},
	{
		name: 'frame-that-shows-more-than-its-part',
		make: ({ site }) =>
			editBuilt(site, /\.css$/, '.cadre>.contenu:has(:target) :not(', '.cadre>.contenu:has(:target) .rien:not('),
		check: browser('embed-part', 'without JavaScript > a paragraph is all that shows'),
		says: /toHaveLength/,
	},
	{
		name: 'frame-whose-part-stays-hidden',
		make: ({ site }) =>
			editBuilt(
				site,
				/\.css$/,
				'.cadre>.contenu:has(:target) :not(:has(:target),:target,',
				'.cadre>.contenu:has(:target) :not(:has(:target),',
			),
		check: browser('embed-part', 'without JavaScript > a paragraph is all that shows'),
		says: /toBeVisible/,
	},
	{
		name: 'cors-header-lost',
		make: ({ site }) => site.edit('_headers', /(\/api\/\*\n)\s+Access-Control-Allow-Origin: \*\n/, '$1'),
		check: browser('embed-security', 'any origin may read data, scripts and their files'),
		says: /\/api\/v1\/jeux\.json/,
	},
	{
		name: 'element-script-over-its-weight',
		make: ({ site }) => site.write('arbitre.js', `${site.read('arbitre.js')}\n// ${noise(4000)}`),
		check: browser('embed-weight', 'arbitre.js weighs 3 KB at most'),
		says: /arbitre\.js/,
	},
	{
		name: 'element-that-hears-any-window',
		make: (copies) => {
			copies.sources.edit(
				'src/embed/element/element.ts',
				/source !== this\.#frame\.contentWindow \|\| from !== origin/,
				'false',
			);
			bundleAgain(copies, 'arbitre.js');
		},
		check: browser('element-messages', 'a good message from another window changes nothing'),
		says: /3000px/,
	},
	{
		name: 'element-that-hears-any-origin',
		make: (copies) => {
			copies.sources.edit('src/embed/element/element.ts', / \|\| from !== origin/, '');
			bundleAgain(copies, 'arbitre.js');
		},
		check: browser('element-messages', 'a page that took the place of ours in the frame changes nothing'),
		says: /expect/,
	},
	{
		name: 'tooltip-in-a-link',
		make: (copies) => {
			copies.sources.edit('src/embed/tooltips/zones.ts', "'a,button,", "'button,");
			bundleAgain(copies, 'bulles.js');
		},
		check: browser('tooltips-places', 'links and buttons never are'),
		says: /expect/,
	},
];
