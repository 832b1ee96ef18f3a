// Mistakes of authors in the real content: they would stop the build.

/** @type {import('../tools/fault.mjs').Check} */
const check = { runner: 'unit', file: 'tests/content/real.test.ts', title: 'the content has no error' };

/**
 * @param {string} name
 * @param {string} file
 * @param {string | RegExp} from
 * @param {string} to
 * @param {RegExp} says
 * @param {string} [batch] Mistakes of a stage hide those of the next ones.
 * @returns {import('../tools/fault.mjs').Fault}
 */
const mistake = (name, file, from, to, says, batch = 'content') => ({
	name,
	make: ({ sources }) => sources.edit(`content/${file}`, from, to),
	check,
	says,
	batch,
});

/** @param {string} file @param {string} title @returns {import('../tools/fault.mjs').Check} */
const french = (file, title) => ({ runner: 'unit', file: `tests/content/${file}.test.ts`, title });

export const faults = [
	{
		name: 'rule-that-leans-on-nothing',
		make: ({ sources }) =>
			sources.edit(
				'content/keyforge/glossaire/archives.mdx',
				"- Archiver une carte, c'est l'ajouter à vos archives.",
				'- Elle est ajoutée à vos archives.',
			),
		check: french('alone', 'keyforge: each passage can be read alone'),
		says: /archives\/#archives-provenance: name what it is about/,
		batch: 'french',
	},
	{
		name: 'word-spelt-in-two-ways',
		make: ({ sources }) => sources.edit('content/mistborn/glossaire/dominat.mdx', /Dominât(?=[^\n]*\[#)/, 'Dominat'),
		check: french('words', 'mistborn > spells each word in one way'),
		says: /dominat\.mdx:\d+: Dominât/,
		batch: 'french',
	},
	{
		name: 'term-without-its-capital',
		make: ({ sources }) =>
			sources.edit('content/arkham/glossaire/phase-du-mythe.mdx', /phase du Mythe(?=[^\n]*\[#)/, 'phase du mythe'),
		check: french('words', 'arkham > writes its terms with their capitals'),
		says: /phase-du-mythe\.mdx:\d+: phase du Mythe/,
		batch: 'french',
	},
	mistake(
		'rule-of-too-many-words',
		'l5r/glossaire/tiret.mdx',
		/\. \[#/,
		`${' et encore un mot'.repeat(12)}. [#`,
		/compte \d+ mots ; attendu : 35/,
	),
	mistake(
		'questions-in-the-file-of-another-page',
		'mistborn/questions/atium.yaml',
		/^/,
		'marche-definition:\n  - où trouver des cartes neuves ?\n',
		/questions dans un fichier du même nom/,
	),
	mistake(
		'word-of-tooltips-that-search-has',
		'mistborn/bulles.yaml',
		'atium: [',
		'atium: [métal sauvage, ',
		/métal sauvage » est déjà dans « recherche »/,
	),
	mistake(
		'cited-rule-is-gone',
		'keyforge/glossaire/armure.mdx',
		'[#armure-annule]',
		'[#armure-annulait]',
		/armure-annule(?!ait)/,
	),
	mistake('published-rule-is-gone', 'l5r/glossaire/tiret.mdx', /\[#(tiret-[a-z-]+)/, '[#autre-$1', /tiret-/),
	mistake(
		'unit-of-a-source-not-covered',
		'mistborn/glossaire/atium.mdx',
		'mb-materiel-jetons-atium]',
		']',
		/mb-materiel-jetons-atium/,
	),
	mistake(
		'related-term-that-is-not-there',
		'arkham/glossaire/texte-d-ambiance.mdx',
		'famille: ',
		'voir: [texte-disparu]\nfamille: ',
		/texte-disparu/,
	),
	mistake(
		'two-terms-claim-a-form',
		'l5r/glossaire/duel.mdx',
		'famille: notion\n',
		'famille: notion\nvariantes: [clan]\n',
		/clan/,
		'forms',
	),
	mistake(
		'chart-step-to-nowhere',
		'arkham/deroulement/declenchement.yaml',
		'vers: capacites-forcee-quand',
		'vers: capacites-nulle-part',
		/capacites-nulle-part/,
		'chart to nowhere',
	),
	mistake(
		'lead-in-without-its-list',
		'arkham/regles/round.mdx',
		"Une fenêtre de joueur sert aussi à d'autres choses :\n",
		"Une fenêtre de joueur sert aussi à d'autres choses :\n\nEn voici.\n",
		/passage-incomplet/,
		'lead-in',
	),
	mistake(
		'row-without-a-head',
		'mistborn/regles/mise-en-place.mdx',
		'| Joueur | Bonus |',
		'| Joueur |  |',
		/passage-incomplet/,
		'row',
	),
	mistake(
		'chart-loop-that-nothing-leaves',
		'arkham/deroulement/carte-rencontre.yaml',
		'vers: fin, regle: etape-1-4-pioche-5',
		'vers: etape-1-4-pioche-1, regle: etape-1-4-pioche-5',
		/boucle-sans-sortie/,
		'chart loop',
	),
	mistake(
		'aid-line-that-is-tied-to-no-home',
		'keyforge/foyers.yaml',
		/^aide\/forger-obligatoire: .*\n/m,
		'',
		/Cette ligne redit « forger-obligatoire »/,
		'aid tie',
	),
	{
		name: 'aid-line-whose-home-has-changed',
		make: ({ sources }) =>
			sources.edit(
				'content/keyforge/glossaire/forger.mdx',
				'forger une clé. [#forger-obligatoire',
				'forger deux clés. [#forger-obligatoire',
			),
		check: {
			runner: 'unit',
			file: 'tests/content/aid.test.ts',
			title: 'the aid of keyforge > says nothing that its home no longer says: each line was read again',
		},
		says: /aide\/forger-obligatoire/,
	},
];
