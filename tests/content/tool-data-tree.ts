import { expect, it } from 'vitest';
import { type LoadedLibrary, loadLibrary } from '../../src/library/load-library';
import type { AuthorError } from '../../src/schemas/author-error';
import { type Changes, edit, tools, writeContent } from './content-tree';

/** The data file of the one tool, below `content/essai/`. */
export const dataFile = 'outils/calcul.yaml';

/** The smallest data that has one of each thing and no error. */
export const bags = `origine: Une note inventée, assez longue pour dire d'où viennent les données.
sources:
  - { projet: personne/rien, donne: tout, fichiers: ["0123abcd:fichier.ts"] }
niveaux:
  - { id: facile, nom: Facile, face: facile-standard }
  - { id: standard, nom: Standard, face: facile-standard }
  - { id: difficile, nom: Difficile, face: difficile-expert }
  - { id: expert, nom: Expert, face: difficile-expert }
pions:
  - { id: p1, nom: "+1", modificateur: 1 }
  - { id: "0", nom: "0" }
  - { id: crane, nom: Crâne, selon: scenario }
  - { id: tablette, nom: Tablette, selon: scenario }
  - { id: chose, nom: Chose, selon: scenario }
  - { id: echec, nom: Échec, automatique: echec }
  - { id: signe, nom: Signe, selon: investigateur }
  - { id: gel, nom: Gel, modificateur: -1, revele: true, echecAu: 2, max: 8, extension: true, ensuite: "il reste dehors : voilà !" }
campagnes:
  - id: essai
    nom: L'essai
    note: Deux niveaux seulement.
    reserves:
      facile: { p1: 2, 0: 1, crane: 1 }
      expert: { p1: 1, 0: 1, tablette: 2, echec: 1, gel: 8, signe: 0 }
scenarios:
  - id: premier
    nom: Le premier
    campagne: essai
    ajoute: { chose: 1 }
    effets:
      facile-standard:
        crane: { modificateur: -X, x: cartes en main }
        tablette: { siEchec: "perdez 1 carte" }
        chose: { reveleSi: il fait nuit }
      difficile-expert:
        crane: { modificateur: -2 }
        tablette: {}
        chose: { revele: true }
investigateurs:
  - id: nour
    nom: Nour
    classe: neutre
    boite: La boîte
    competences: { volonte: 3, intelligence: 3, lutte: 2, agilite: 4 }
    signe: { modificateur: +X, x: clés, reussiteSi: la porte est ouverte }
`;

/** The one tool, which reads its data. */
export const readers = tools.map((tool) => ({ ...tool, dataKind: 'reserves-du-chaos' }) as const);

/** Reads the valid content with the data of its tool, and some changes. */
export const loadBags = (changes: Changes = {}): LoadedLibrary =>
	loadLibrary(writeContent({ [dataFile]: bags, ...changes }), { base: '/', tools: readers });

type Reported = Omit<AuthorError, 'file' | 'line' | 'todo'> & {
	/** A part of the line that the error points at; the start of the file when left out. */
	at?: string;
	todo?: string;
};

/** Data in which `from` becomes `to` is reported as these errors, and as nothing else. */
export function itReportsBags(title: string, from: string, to: string, ...expected: Reported[]): void {
	it(title, () => {
		const text = edit(from, to)(bags);
		const lines = text.split('\n');
		const full = expected.map(({ at, todo, ...error }) => ({
			...error,
			file: `content/essai/${dataFile}`,
			line: at === undefined ? 1 : only(lines, at),
			todo: todo ?? expect.any(String),
		}));
		expect(loadBags({ [dataFile]: text }).errors).toEqual(full);
	});
}

/** The number of the only line that holds a text. */
function only(lines: readonly string[], part: string): number {
	const found = lines.flatMap((line, at) => (line.includes(part) ? [at + 1] : []));
	if (found.length !== 1) throw new Error(`${found.length} lines hold ${JSON.stringify(part)}.`);
	return found[0] ?? 0;
}
