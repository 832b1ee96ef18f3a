// Lists that scripts read: previews, names for the search, files to read offline.

/** @param {string} title @returns {import('../tools/fault.mjs').Check} */
const lists = (title) => ({ runner: 'site', file: 'tests/site/lists.test.ts', title });

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'name-missing-in-the-search',
		make: ({ site }) =>
			site.edit('recherche/donnees/keyforge.json', /\{"u":"\/keyforge\/glossaire\/poison\/".*?\},(?=\{"u")/, ''),
		check: lists('every page of rules, term, tool and chart is found by its name'),
		says: /"\/keyforge\/glossaire\/poison\/"/,
		batch: 'lists',
	},
	{
		name: 'preview-missing',
		make: ({ site }) => site.edit('l5r/glossaire/apercus.json', /"honneur":\[.*?\],/, ''),
		check: lists('every term has its preview'),
		says: /"l5r\/honneur"/,
		batch: 'lists',
	},
	{
		name: 'page-missing-in-the-offline-list',
		make: ({ site }) => site.edit('hors-ligne.json', /\["mistborn\/glossaire\/zinc\/",\d+,"\w+"\],/, ''),
		check: lists('what is read offline holds every page'),
		says: /"\/mistborn\/glossaire\/zinc\/"/,
		batch: 'lists',
	},
	{
		name: 'edition-warning-missing',
		make: ({ site }) => site.edit('l5r/glossaire/duel/index.html', /<p[^>]* data-edition[^>]*>[^<]*<\/p>/, ''),
		check: {
			runner: 'site',
			file: 'tests/site/editions.test.ts',
			title: 'where the edition of a game has a warning, each of its pages and frames gives it',
		},
		says: /"\/l5r\/glossaire\/duel\/: 0"/,
		batch: 'lists',
	},
];
