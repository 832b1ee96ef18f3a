// Addresses, ids and links of the built pages, read without a browser.
import { addToPage, fileOf } from '../tools/page-edits.mjs';

/** @param {string} title @returns {import('../tools/fault.mjs').Check} */
const links = (title) => ({ runner: 'site', file: 'tests/site/links.test.ts', title });

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'dead-link',
		make: ({ site }) => addToPage(site, '/keyforge/glossaire/armure/', '<a href="/keyforge/nulle-part/">Ici</a>'),
		check: links('every link, asset and form of every page leads to a file'),
		says: /\/keyforge\/glossaire\/armure\/ → \/keyforge\/nulle-part\//,
		batch: 'built pages',
	},
	{
		name: 'dead-fragment',
		make: ({ site }) =>
			addToPage(site, '/keyforge/glossaire/assaut/', '<a href="/keyforge/regles/combat/#nulle-part">Ici</a>'),
		check: links('every fragment to an id'),
		says: /combat\/#nulle-part \(no such id\)/,
		batch: 'built pages',
	},
	{
		name: 'missing-image',
		make: ({ site }) => addToPage(site, '/keyforge/glossaire/tour/', '<img src="/rien.png" alt="Rien">'),
		check: links('every link, asset and form'),
		says: /\/keyforge\/glossaire\/tour\/ → \/rien\.png/,
		batch: 'built pages',
	},
	{
		name: 'link-out-of-the-site',
		make: ({ site }) => addToPage(site, '/keyforge/glossaire/moisson/', '<a href="https://exemple.test/">Ici</a>'),
		check: links('no link leaves the site'),
		says: /moisson\/ → https:\/\/exemple\.test/,
		batch: 'built pages',
	},
	{
		name: 'two-equal-ids',
		make: ({ site }) => addToPage(site, '/keyforge/glossaire/archives/', '<p id="deux">Un.</p><p id="deux">Deux.</p>'),
		check: links('ids are unique in their page'),
		says: /\/keyforge\/glossaire\/archives\/#deux/,
		batch: 'built pages',
	},
	{
		name: 'page-at-old-address-leads-nowhere',
		make: ({ site }) =>
			site.write(
				'keyforge/glossaire/ancien/index.html',
				'<!DOCTYPE html><html lang="fr" data-base="/"><title>Déplacé</title><body data-deplacee><a href="/keyforge/nulle-part/">Ici</a></body></html>',
			),
		check: links('every page at an old address leads to one that is there'),
		says: /ancien\/ → \/keyforge\/nulle-part\//,
		batch: 'built pages',
	},
	{
		name: 'redirect-leads-nowhere',
		make: ({ site }) => site.write('_redirects', '/keyforge/vieux/ /keyforge/rien-du-tout/ 301\n'),
		check: links('every redirect that hosts are told of'),
		says: /rien-du-tout/,
		batch: 'built pages',
	},
	{
		name: 'published-page-gone',
		make: ({ site }) => site.remove(fileOf('/mistborn/glossaire/castelle/')),
		check: { runner: 'site', file: 'tests/site/published.test.ts', title: 'what is published is in the build' },
		says: /"\/mistborn\/glossaire\/castelle\/"/,
		batch: 'built pages',
	},
	{
		name: 'published-rule-gone',
		make: ({ site }) => site.edit(fileOf('/l5r/glossaire/honneur/'), /id="(honneur-[a-z-]+)"/, 'id="autre-$1"'),
		check: { runner: 'site', file: 'tests/site/published.test.ts', title: 'what is published is in the build' },
		says: /"\/l5r\/glossaire\/honneur\/#honneur-/,
		batch: 'built pages',
	},
	{
		name: 'address-that-was-not-published',
		make: ({ site }) =>
			site.edit(
				fileOf('/l5r/glossaire/gloire/'),
				/<div class="contenu[^>]*>/,
				'$&<p class="regle" id="gloire-inedite">Une règle.</p>',
			),
		check: { runner: 'site', file: 'tests/site/published.test.ts', title: 'every page of the build is published' },
		says: /gloire\/#gloire-inedite/,
		batch: 'built pages',
	},
	{
		name: 'tool-cites-a-rule-that-is-gone',
		make: ({ site }) =>
			site.edit(
				fileOf('/keyforge/outils/combat/'),
				'"insaisissable-":"/keyforge/glossaire/insaisissable/"',
				'"insaisissable-":"/keyforge/glossaire/assaut/"',
			),
		check: { runner: 'site', file: 'tests/site/tools.test.ts', title: 'every rule that a tool may cite has its place' },
		says: /\/keyforge\/outils\/combat\/: insaisissable-/,
		batch: 'built pages',
	},
];
