import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const term = (terme: string, unit: string, text: string) =>
	`---\nterme: ${terme}\nfamille: notion\nsources: [${unit}]\n---\n\n${text}\n`;

/** The smallest content that has one of each thing and no error. */
export const valid: Record<string, string> = {
	'content/essai/jeu.yaml': `nom: Essai
resume: Un jeu inventé, assez long pour la carte de partage.
edition: Mars 2021
accent: { clair: "#855200", sombre: "#f2bb5c" }
editeurs: [Personne]
chapitres: [combat]
termesPhares: [armure, cle, poison, zone]
questions:
  - { question: "L'armure annule-t-elle ?", regle: armure-annule }
sourcesGlossaire: [doc-glossaire]
aVenir:
  - doc-faq
`,
	'content/essai/sources/doc.yaml': `titre: Livret
court: Livret, mars 2021
version: "2021"
date: "2021-03"
nature: officiel
editeur: Personne
units:
  - { id: doc-combat, kind: rule, title: "Combat" }
  - { id: doc-degats, kind: rule, title: "Dégâts" }
  - { id: doc-glossaire, kind: glossary, title: "Glossaire" }
  - { id: doc-armure, kind: glossary, title: "Armure" }
  - { id: doc-cle, kind: glossary, title: "Clé" }
  - { id: doc-poison, kind: glossary, title: "Poison" }
  - { id: doc-zone, kind: glossary, title: "Zone" }
  - { id: doc-faq, kind: faq, title: "Question" }
`,
	'content/essai/regles/combat.mdx': `---
titre: Combat
resume: Une phrase assez longue pour dire ce que la page du combat permet de savoir.
sources:
  - doc-combat
  - doc-degats
---

## Se battre

Chaque créature frappe, et l'armure protège. [#combat-frappe doc-combat]

- Les dégâts restent. [#combat-degats doc-degats]

<Outil nom="calcul" />
`,
	'content/essai/glossaire/armure.mdx': term('armure', 'doc-armure', "L'armure annule des dégâts. [#armure-annule]"),
	'content/essai/glossaire/cle.mdx': term('clé', 'doc-cle', 'Une clé se forge. [#cle-forger]'),
	'content/essai/glossaire/poison.mdx': term('poison', 'doc-poison', 'Le poison tue. [#poison-tue]'),
	'content/essai/glossaire/zone.mdx': term('zone', 'doc-zone', 'Une zone contient des cartes. [#zone-cartes]'),
};

/** Writes a file below `root`, with the folders that it needs. */
export function writeFile(root: string, path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
