// Published data that no longer say what the pages say.

/**
 * @typedef {import('../tools/fault.mjs').Fault} Fault
 * @typedef {Fault['check']} Check
 */

/** @type {(file: string, title: string) => Check} */
const site = (file, title) => ({ runner: 'site', file: `tests/site/${file}.test.ts`, title });
/** @type {(file: string, title: string) => Check} */
const browser = (file, title) => ({ runner: 'browser', file: `tests/e2e/${file}.spec.ts`, title });

/**
 * @param {string} name
 * @param {string} file
 * @param {string | RegExp} from
 * @param {string} to
 * @param {Check} check
 * @param {RegExp} says
 * @returns {Fault}
 */
const document = (name, file, from, to, check, says) => ({
	name,
	make: ({ site }) => site.edit(file, from, to),
	check,
	says,
	// Those of a batch are seen in one run of one runner.
	batch: `data-${check.runner}`,
});

/** @type {readonly Fault[]} */
export const faults = [
	document(
		'api-rule-out-of-step-with-its-page',
		'api/v1/keyforge/regles.json',
		/("id":\s*"armure-annule",[^}]*?"texte":\s*")/,
		'$1Autrefois, ',
		site('api-pages', 'keyforge > each rule reads as on its page'),
		/armure-annule: « Autrefois/,
	),
	document(
		'api-rule-missing',
		'api/v1/mistborn/regles.json',
		/("id":\s*")atium-definition"/,
		'$1atium-autre"',
		site('api-pages', 'mistborn > regles.json has each rule of the pages'),
		/atium-(definition|autre)/,
	),
	document(
		'api-address-that-is-dead',
		'api/v1/l5r/regles.json',
		/(\/l5r\/glossaire\/tiret\/#)tiret-/,
		'$1disparu-',
		site('api', 'every address is under the site'),
		/no id for .*disparu-/,
	),
	document(
		'api-document-against-its-schema',
		'api/v1/arkham/termes.json',
		/"famille":\s*"[^"]*"/,
		'"famille": "inconnue"',
		site('api', 'every document is valid under the schema that it names'),
		/arkham\/termes\.json/,
	),
	document(
		'oembed-that-points-elsewhere',
		'oembed/keyforge/combat.json',
		'integrer/keyforge/combat/',
		'integrer/keyforge/forge/',
		browser('oembed.every', 'every document follows the specification'),
		/combat\.json: address/,
	),
	// WordPress then hears no height, and follows no link.
	document(
		'oembed-without-its-quotation',
		'oembed/keyforge/forge.json',
		'<blockquote class',
		'<p class',
		browser('oembed.every', 'every document follows the specification'),
		/forge\.json: one frame/,
	),
];
