// What pages say of themselves to machines, and how they are written.
import { addScript, addToPage, fileOf, noise } from '../tools/page-edits.mjs';

/** @typedef {import('../tools/fault.mjs').Fault} Fault */

/**
 * A change of one page, read without a browser.
 * @param {string} name
 * @param {string} address
 * @param {string | RegExp} from
 * @param {string} to
 * @param {[file: string, title: string]} check
 * @param {RegExp} says
 * @returns {Fault}
 */
const page = (name, address, from, to, [file, title], says) => ({
	name,
	make: ({ site }) => site.edit(fileOf(address), from, to),
	check: { runner: 'site', file: `tests/site/${file}.test.ts`, title },
	says,
	batch: 'built pages',
});

/** @type {[string, string]} */
const heads = ['heads', 'each page says what it is: title'];

/** @type {readonly Fault[]} */
export const faults = [
	page('no-title', '/arkham/glossaire/activer/', /<title>[^<]*<\/title>/, '<title></title>', heads, /activer\/: title/),
	page('no-description', '/arkham/glossaire/soutien/', /<meta name="description"[^>]*>/, '', heads, /soutien\/: descr/),
	page(
		'canonical-of-another-page',
		'/arkham/glossaire/traumatisme/',
		/(<link rel="canonical" href="[^"]*)traumatisme\//,
		'$1activer/',
		heads,
		/traumatisme\/: canonical/,
	),
	page('no-language', '/arkham/glossaire/vaincu/', ' lang="fr"', '', heads, /vaincu\/: lang/),
	page(
		'two-main-headings',
		'/arkham/glossaire/test-de-competence/',
		'</main>',
		'<h1>Encore</h1></main>',
		heads,
		/test-de-competence\/: h1/,
	),
	page(
		'same-title-twice',
		'/mistborn/glossaire/nuage/',
		'<title>Nuage',
		'<title>Victoire',
		['heads', 'no two pages have the same title'],
		/Victoire · Glossaire Mistborn/,
	),
	page(
		'same-card-twice',
		'/mistborn/glossaire/nuage/',
		'property="og:title" content="Nuage',
		'property="og:title" content="Victoire',
		['cards', 'no two pages have the same title on their card'],
		/Victoire · Glossaire Mistborn/,
	),
	page(
		'card-without-picture',
		'/mistborn/glossaire/victoire/',
		/(property="og:image" content="[^"]*)glossaire/,
		'$1absent',
		['cards', 'each page has a picture that is there'],
		/victoire\/: there/,
	),
	page(
		'term-told-by-another-definition',
		'/l5r/glossaire/province/',
		/("description":")/,
		'$1Autre chose. ',
		['structured-data', 'a term is told by its name'],
		/l5r\/glossaire\/province/,
	),
	page(
		'bare-page-may-be-found',
		'/integrer/keyforge/glossaire/armure/',
		/<meta name="robots"[^>]*>/,
		'',
		['heads', 'each bare page says what it is'],
		/armure\/: robots/,
	),
	{
		name: 'page-missing-in-the-sitemap',
		make: ({ site }) => site.edit('sitemap-0.xml', /<url><loc>[^<]*\/keyforge\/glossaire\/poison\/.*?<\/url>/, ''),
		check: { runner: 'site', file: 'tests/site/heads.test.ts', title: 'the sitemap lists every page' },
		says: /"\/keyforge\/glossaire\/poison\/"/,
		batch: 'built pages',
	},
	page(
		'invalid-html',
		'/arkham/regles/cartes/',
		'</main>',
		'<p><span><div>Bloc</div></span></p></main>',
		['validity', 'every page is valid HTML'],
		/\/arkham\/regles\/cartes\/ /,
	),
	page(
		'ordinary-space-before-a-sign',
		'/arkham/regles/campagne/',
		'</main>',
		'<p>Une virgule ; puis un point.</p></main>',
		['typography', 'French spaces do not break'],
		/virgule ; puis/,
	),
	{
		name: 'page-over-its-weight',
		make: ({ site }) => addToPage(site, '/keyforge/faq/armure/', `<p>${noise(20_000)}</p>`),
		check: { runner: 'site', file: 'tests/site/weights.test.ts', title: 'no page weighs more than its kind may' },
		says: /\/keyforge\/faq\/armure\/ \(a page of text\)/,
		batch: 'built pages',
	},
	{
		name: 'script-in-a-page-of-text',
		make: ({ site }) => addScript(site, '/keyforge/glossaire/cles/', 'lourd', `window.x = '${noise(5000)}';`),
		check: { runner: 'site', file: 'tests/site/weights.test.ts', title: 'no page weighs more than its kind may' },
		says: /\/keyforge\/glossaire\/cles\/ \(a page of text\)/,
		batch: 'built pages',
	},
	{
		name: 'framework-in-a-page-of-text',
		make: ({ site }) => {
			const [tool] = site.list('_astro').filter((file) => /keyforge-fight\.[^/]*\.js$/.test(file));
			site.edit(
				fileOf('/keyforge/glossaire/voler/'),
				'</head>',
				`<script type="module" src="/${tool}"></script></head>`,
			);
		},
		check: { runner: 'site', file: 'tests/site/weights.test.ts', title: 'no page weighs more than its kind may' },
		says: /\/keyforge\/glossaire\/voler\/ \(a page of text\)/,
		batch: 'built pages',
	},
	page(
		'inline-script-out-of-the-policy',
		'/l5r/glossaire/duel/',
		'</main>',
		'<script>document.title += "!";</script></main>',
		['policy', 'every inline script and style of a page is one that its policy names'],
		/\/l5r\/glossaire\/duel\/: document\.title/,
	),
	page(
		'script-in-an-attribute',
		'/l5r/glossaire/clan/',
		'<main',
		'<main onclick="alert(1)"',
		['policy', 'none stands in an attribute'],
		/\/l5r\/glossaire\/clan\/: <main onclick/,
	),
	{
		name: 'script-of-another-site',
		make: ({ site }) =>
			site.edit(fileOf('/l5r/glossaire/anneau/'), '</head>', '<script src="//exemple.test/mesure.js"></script></head>'),
		check: {
			runner: 'site',
			file: 'tests/site/policy.test.ts',
			title: 'every script that a page names is a file of the site',
		},
		says: /exemple\.test\/mesure\.js/,
		// What weighs the pages would not find it.
		batch: 'lists',
	},
	{
		name: 'pages-may-be-framed',
		make: ({ site }) => site.write('_headers', site.read('_headers').replaceAll("frame-ancestors 'none'", '')),
		check: { runner: 'site', file: 'tests/site/policy.test.ts', title: 'only bare pages may be framed' },
		says: /\/a-propos\/: framed by the right ones/,
		batch: 'built pages',
	},
];
