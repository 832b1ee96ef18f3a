import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type LoadedLibrary, loadLibrary } from '../../src/page/library/load-library';
import type { ToolCard } from '../../src/schemas/tool-card';

const term = (terme: string, unit: string, text: string) =>
	`---\nterme: ${terme}\nfamille: notion\nsources: [${unit}]\n---\n\n${text}\n`;

/** The smallest content that has one of each thing and no error. */
const valid: Record<string, string> = {
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

/** The one tool of the game. */
export const tools: ToolCard[] = [
	{ jeu: 'essai', nom: 'calcul', titre: 'Calcul', resume: 'Un outil.', regles: ['armure-annule'], recherche: [] },
];

/** The icons of the game, which no page shows. */
const icons = () => ['cle', 'forge-ancienne'];

/** Files to change, by path below `content/essai/`: a new text, a function of the old one, or `null` for no file. */
export type Changes = Record<string, string | ((text: string) => string) | null>;

/** Replaces a part of a file that must be there: a fixture that changes nothing proves nothing. */
export const edit = (from: string, to: string) => (text: string) => {
	if (!text.includes(from)) throw new Error(`The fixture does not hold ${JSON.stringify(from)}.`);
	return text.replace(from, () => to);
};

/** Writes the valid content with some changes, in a directory that the test removes. */
export function writeContent(changes: Changes = {}): string {
	const root = mkdtempSync(join(tmpdir(), 'arbitre-contenu-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	for (const [path, text] of Object.entries(valid)) write(root, path, text);
	changeContent(root, changes);
	return root;
}

/** Changes a content that is already written. */
export function changeContent(root: string, changes: Changes): void {
	for (const [path, change] of Object.entries(changes)) {
		const full = `content/essai/${path}`;
		if (change === null) rmSync(join(root, full));
		else write(root, full, typeof change === 'string' ? change : change(valid[full] ?? ''));
	}
}

/** Reads the valid content with some changes. */
export const load = (changes: Changes = {}): LoadedLibrary =>
	loadLibrary(writeContent(changes), { base: '/', tools, icons });

function write(root: string, path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
