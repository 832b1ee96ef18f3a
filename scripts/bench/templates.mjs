// One page of each template, as readers meet them; those of text, and those that compute.

/** @typedef {{ name: string, path: string, text: boolean }} Template */

/** @type {readonly Template[]} */
export const templates = [
	{ name: 'home', path: '/', text: true },
	{ name: 'home of a game', path: '/keyforge/', text: true },
	{ name: 'chapter', path: '/keyforge/regles/tour/', text: true },
	{ name: 'term', path: '/keyforge/glossaire/armure/', text: true },
	{ name: 'A–Z', path: '/l5r/glossaire/', text: true },
	{ name: 'FAQ', path: '/keyforge/faq/insaisissable/', text: true },
	{ name: 'concept', path: '/concepts/degats-et-defaite/', text: true },
	{ name: 'aid', path: '/keyforge/aide/', text: true },
	{ name: 'tool, small', path: '/keyforge/outils/chaines/', text: false },
	{ name: 'tool, large', path: '/arkham/outils/test-de-competence/', text: false },
	{ name: 'chart', path: '/l5r/deroulement/round/', text: false },
	{ name: 'sheet', path: '/ma-feuille/', text: false },
	{ name: 'search', path: '/recherche/?q=armure', text: false },
];
