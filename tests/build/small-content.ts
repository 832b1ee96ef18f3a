import { movesFile, publishedFile } from '../content/moved-content';
import { valid } from '../content/valid-content';

/** Address of a term that moved. */
const term = '/essai/glossaire/bouclier/';

const moves: [de: string, vers: string][] = [
	[term, '/essai/glossaire/armure/'],
	[`${term}#bouclier-tue`, '/essai/glossaire/poison/#poison-tue'],
	['/essai/glossaire/pavois/', '/essai/regles/combat/#se-battre'],
	['/essai/glossaire/armure/#armure-ancienne', '/essai/glossaire/armure/#armure-annule'],
	['/essai/glossaire/armure/#armure-partie', '/essai/glossaire/zone/#zone-cartes'],
];

const front = (titre: string, more = '') =>
	`---\ntitre: ${titre}\nresume: Une phrase assez longue pour dire ce que la page permet de savoir au lecteur.\n${more}---\n\n`;

/** A file of the valid content with parts replaced. A part that is not there throws: it would prove nothing. */
function changed(file: string, ...parts: [from: string, to: string][]): Record<string, string> {
	let text = valid[file] ?? '';
	for (const [from, to] of parts) {
		if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
		text = text.replace(from, () => to);
	}
	return { [file]: text };
}

/**
 * The content of the small site: one page of each kind that the site has, and addresses that moved.
 * Its one tool is the chain counter of KeyForge under another game: see `small-site.ts`.
 */
export const smallContent: Readonly<Record<string, string>> = {
	...valid,
	...changed('content/essai/jeu.yaml', ['aVenir:\n  - doc-faq\n', 'deroulement: [tour, duel]\n']),
	...changed('content/essai/regles/combat.mdx', [
		'<Outil nom="calcul" />',
		'**Gras** *italique*\n[lien](terme:cle) armure.\n\n<Outil nom="chaines" />',
	]),
	...changed('content/essai/glossaire/cle.mdx', ['sources:', 'recherche: [serrure]\nsources:']),
	...changed('content/essai/glossaire/poison.mdx', ['sources:', 'recherche: [serum]\nsources:']),
	...changed(
		'content/essai/glossaire/armure.mdx',
		['sources:', 'recherche: [cuirasse]\nsources:'],
		[
			'[#armure-annule]',
			'[#armure-annule]\n\nElle n’arrête pas le poison. [#armure-laisse]\n\n<Rencontres>\n\n- **Poison** : le poison passe l’armure. [#armure-poison deduit]\n\n</Rencontres>',
		],
	),
	'content/essai/rencontres.yaml': `notions: [armure, poison, zone]
evidentes: { armure: [zone] }
rencontres:
  - { entre: [armure, poison], regle: armure-poison }
  - { entre: [poison, zone], regle: zone-cartes }
confusions:
  - { entre: [cle, zone], regle: zone-cartes }
`,
	'content/essai/hors-livret.yaml': `- sujet: Prophéties
  mots: [oracle]
  texte: Le livret ne connaît pas les prophéties.
  proche: [poison-tue]
`,
	'content/essai/faq/zones.mdx': `${front('Zones', 'sources: [doc-faq]\n')}## Où va la clé ? [#faq-cle doc-faq]\n\n<Concerne termes="cle armure" regles="poison-tue combat-frappe" />\n\nDans sa zone. Toujours. [#faq-cle-reponse]\n`,
	'content/essai/errata/cartes.mdx': `${front('Errata des cartes', 'sources: [doc-faq]\n')}## Dague [#erratum-dague doc-faq]\n\nElle frappe deux fois.\n`,
	'content/essai/deroulement/tour.yaml': `titre: Le tour
resume: Une phrase assez longue pour dire ce que le schéma du tour permet de suivre.
parties:
  - titre: Agir
    chapitre: combat
    etapes:
      - { id: combat-frappe, type: etape, titre: Frapper, texte: "L'armure compte ici, comme toujours." }
      - { id: tour-duel, type: sequence, titre: Un duel, regles: [combat-frappe], choix: [{ texte: Il y en a un, appelle: duel, vers: fin }, { texte: Il n'y en a pas, vers: fin }] }
`,
	'content/essai/deroulement/duel.yaml': `titre: Le duel
resume: Une phrase assez longue pour dire ce que le schéma du duel permet de suivre.
parties:
  - etapes:
      - { id: armure-annule, type: etape, titre: L'armure annule }
`,
	// With the mark that some editors put before the first character.
	'content/concepts/protection.mdx': `\uFEFF---
titre: Protéger
resume: Une phrase assez longue pour dire ce que la page des protections compare.
anglais: [ward]
termes: { essai: [armure] }
---

Ce qui protège.
`,
	// Those that moved, and some that are there and that another version moves.
	'content/identifiants/essai.txt': publishedFile(
		...moves.map(([de]) => de),
		'/essai/glossaire/cle/',
		'/essai/outils/chaines/',
	),
	'content/identifiants/site.txt': publishedFile('/concepts/protection/'),
	'content/redirections.yaml': movesFile(...moves),
	'content/nouveautes.yaml': `nouveautes:\n  - { date: 2026-11-21, titre: Un terme, texte: "Le bouclier a sa page, avec ses règles.", lien: ${term} }\n`,
};
