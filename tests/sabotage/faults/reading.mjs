// What readers do: without script, without network, on paper, by search.
import { addScript, addStyles, editBuilt, fileOf } from '../tools/page-edits.mjs';

/** @param {string} file @param {string} title @returns {import('../tools/fault.mjs').Check} */
const browser = (file, title) => ({ runner: 'browser', file: `tests/${file}.spec.ts`, title });

/** @param {string} title @returns {import('../tools/fault.mjs').Check} */
const quality = (title) => ({ runner: 'site', file: 'tests/site/search-quality.test.ts', title });

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'late-banner',
		make: ({ site }) =>
			addScript(
				site,
				'/',
				'annonce',
				`setTimeout(() => {
					const banner = document.createElement('p');
					banner.className = 'annonce';
					banner.textContent = 'Une annonce.';
					document.body.prepend(banner);
				}, 100);`,
			),
		check: browser('e2e/budgets', 'nothing moves on the home'),
		says: /"value"/,
	},
	{
		name: 'font-without-its-measures',
		make: ({ site }) => site.edit(fileOf('/keyforge/glossaire/armure/'), /size-adjust:[^;]+;/, ''),
		check: {
			runner: 'site',
			file: 'tests/site/fonts.test.ts',
			title: 'the font that stands in for ours takes as much place',
		},
		says: /\/keyforge\/glossaire\/armure\//,
		batch: 'lists',
	},
	{
		name: 'long-task',
		make: ({ site }) =>
			addScript(site, '/', 'lente', 'const end = performance.now() + 300; while (performance.now() < end);'),
		check: {
			runner: 'speed',
			file: 'tests/speed/long-tasks.spec.ts',
			title: 'no page of text keeps the browser busy',
		},
		says: /\b3\d\d\b/,
	},
	{
		name: 'chart-step-under-the-stepper',
		make: ({ site }) => editBuilt(site, /\.js$/, '.scrollIntoView({block:', '.getAnimations({block:'),
		check: browser(
			'e2e/chart-in-sight',
			'mistborn: the step of the game stays in sight while it is followed with a thumb',
		),
		says: / at -?\d+/,
	},
	{
		name: 'chart-arrow-without-words',
		make: ({ site }) =>
			addStyles(
				site,
				'/arkham/deroulement/test-de-competence/',
				'fleche',
				'.etape .issues .vers::before { content: "↓"; }',
			),
		check: browser('e2e/chart-drawing', 'the arrow of a branch is heard in words'),
		says: /aller à TC\.5/,
	},
	{
		name: 'chart-unreadable-without-script',
		make: ({ site }) =>
			addStyles(
				site,
				'/keyforge/deroulement/degats/',
				'cache',
				'html:not([data-js]) .schema .pas > li + li { display: none; }',
			),
		check: browser('e2e/chart-no-script', 'keyforge, degats: without script'),
		says: /toHaveCount|Expected: \d+/,
	},
	{
		name: 'print-hides-the-answer',
		make: ({ site }) =>
			addStyles(site, '/keyforge/outils/combat/', 'papier', '@media print { .verdict { display: none; } }'),
		check: browser('e2e/tools-print', '/keyforge/outils/combat/ on paper'),
		says: /toBeVisible/,
	},
	{
		name: 'print-keeps-the-menu',
		make: ({ site }) =>
			addStyles(site, '/keyforge/regles/sequence/', 'menu', '@media print { .entete { display: block !important; } }'),
		check: browser('e2e/print', 'a printed chapter is its text alone'),
		says: /banner[\s\S]*toBeHidden|toBeHidden[\s\S]*banner/,
	},
	{
		name: 'header-over-what-a-link-names',
		make: ({ site }) =>
			addStyles(
				site,
				'/keyforge/regles/sequence/',
				'haut',
				'html, :target { scroll-padding: 0 !important; scroll-margin: 0 !important; }',
			),
		check: browser('e2e/targets.every', 'a rule of this page, from its §'),
		says: /expect/,
	},
	{
		name: 'line-placed-by-guessed-heights',
		make: ({ site }) =>
			site.edit(
				fileOf('/arkham/sources/arkham-guide-reference/'),
				'html:not(:has(:target)) .concordance',
				'.concordance',
			),
		check: browser('e2e/targets.every', 'a unit far down the concordance'),
		says: /toBeLessThan/,
	},
	{
		name: 'service-worker-gone',
		make: ({ site }) => site.remove('sw.js'),
		check: browser('e2e/offline', 'a page that was read stays readable without network'),
		says: /Received: *false/,
	},
	{
		name: 'previews-gone',
		make: ({ site }) => site.remove('keyforge/glossaire/apercus.json'),
		check: browser('e2e/previews', 'a preview closes by its button and by Escape'),
		says: /Fermer/,
	},
	{
		name: 'search-that-throws',
		make: ({ site }) => editBuilt(site, /\/box\.[^/]+\.js$/, /^/, "throw new Error('Une panne');"),
		check: browser('search/box', 'opens by its link'),
		says: /toBeFocused/,
	},
	{
		name: 'search-without-other-words',
		make: ({ site }) => {
			for (const file of site.list('recherche').filter((file) => /donnees\/[a-z0-9]+\.json$/.test(file)))
				if (file.includes('concepts') === false) site.edit(file, /,"r":\[[^\]]*\]/g, '');
		},
		check: quality('older queries'),
		says: /became wrong/,
	},
	{
		name: 'search-without-questions',
		make: ({ site }) => {
			for (const file of site.list('recherche').filter((file) => file.endsWith('-questions.json')))
				site.edit(file, /^.*$/s, '{"questions":[],"words":[]}');
		},
		check: quality('whole questions find it'),
		says: /became wrong/,
	},
	{
		name: 'search-ranked-worse',
		make: ({ sources }) => sources.edit('src/search/engine/weights.ts', /\tbehind: 6,/, '\tbehind: 0.6,'),
		check: quality('whole questions find it'),
		says: /became wrong/,
	},
	{
		name: 'search-of-a-sentence-in-other-words',
		harmless: true,
		make: ({ site }) =>
			site.edit(
				'recherche/donnees/keyforge.json',
				'L’armure annule des dégâts avant qu’ils ne touchent vraiment la créature',
				'Une partie des dégâts est perdue sur l’armure et n’atteint pas la créature',
			),
		check: quality('of the bench'),
		says: /^/,
	},
	{
		name: 'search-that-shows-no-statement',
		make: ({ site }) =>
			editBuilt(site, /\/engine\.worker[^/]+\.js$/, /addEventListener/, 'void addEventListener&&(()=>{})'),
		check: browser('search/answers', 'the statement that answers is shown whole'),
		says: /toContainText/,
	},
];
