import type { Game, Library } from '../../src/library/types';
import { type Changes, edit, load } from './content-tree';

const front = (titre: string, more = '') =>
	`---\ntitre: ${titre}\nresume: Une phrase assez longue pour dire ce que la page permet de savoir au lecteur.\nsources: [doc-faq]\n${more}---\n\n`;

/** What the smallest content lacks: a question, a corrected card, a notion that games share, and what an edition changed. */
const changes: Changes = {
	'faq/zones.mdx': `${front('Zones')}## Où va la clé ? [#faq-cle doc-faq]

<Concerne termes="cle armure" regles="poison-tue combat-frappe" />

Dans sa zone. Toujours. [#faq-cle-reponse]
`,
	'errata/cartes.mdx': `${front('Errata des cartes')}## Dague [#erratum-dague doc-faq]\n\nElle frappe deux fois.\n`,
	'glossaire/zone.mdx': edit('famille: notion', 'famille: notion\nnouveau: Mars 2021'),
	'regles/combat.mdx': edit('titre: Combat', 'titre: Combat\nnouveau: Mars 2021'),
	'jeu.yaml': (text: string) =>
		text.replace('nom: Essai', 'nom: Essai, le jeu\ncourt: Essai').replace('aVenir:\n  - doc-faq\n', ''),
	'../concepts/protection.mdx': `---
titre: Protéger
resume: Une phrase assez longue pour dire ce que la page des protections compare.
anglais: [ward]
termes: { essai: [armure] }
---

Ce qui protège.
`,
};

/** A content that has all of it, and files of its own. Throws when it has errors: they would hide what a test looks for. */
export function loadFull(more: Changes = {}): { library: Library; game: Game } {
	const { library, errors } = load({ ...changes, ...more });
	const [game] = library.games;
	if (!game || errors.length > 0) throw new Error(JSON.stringify(errors));
	return { library, game };
}
