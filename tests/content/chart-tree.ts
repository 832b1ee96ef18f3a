import { type Changes, edit, load } from './content-tree';
import { type Expected, itReports } from './reports';

const chart = 'deroulement/tour.yaml';

/** A chart that has one of each thing and no error, with a second one that it plays and opens. */
const files: Record<string, string> = {
	[chart]: `titre: Le tour
resume: Une phrase assez longue pour dire ce que le schéma du tour permet de suivre.
compteurs:
  - { id: joueurs, titre: Joueurs, depart: 2, min: 1, max: 4 }
  - { id: restants, titre: Joueurs qui restent, depart: 2, max: 4 }
recommence: { texte: Tour suivant, compte: { restants: "=joueurs" } }
parties:
  - titre: Agir
    chapitre: combat
    etapes:
      - id: combat-frappe
        type: etape
        titre: Frapper
        texte: "L'armure compte ici, comme toujours."
        compte: { restants: "=joueurs" }
      - id: tour-fenetre
        type: fenetre
        titre: Les joueurs agissent
        qui: le joueur actif
        permis:
          - { geste: forger, note: une seule fois, regle: cle-forger }
        regles: [combat-degats]
        emboite: [duel]
        alternance: { premier: le joueur actif, autre: l'adversaire, passes: consecutifs }
      - id: tour-encore
        type: boucle
        titre: Un joueur reste-t-il ?
        regles: [zone-cartes, combat-degats]
        choix:
          - { texte: Il en reste un, vers: tour-fenetre, si: { restants: ">0" }, sinon: Tous ont joué., compte: { restants: "-1" } }
          - { texte: Il n'en reste aucun, si: { restants: "=0" }, sinon: Un joueur n'a pas joué., regle: poison-tue }
  - titre: Ranger
    etapes:
      - id: tour-duel
        type: sequence
        titre: Un duel
        regles: [combat-frappe]
        choix:
          - { texte: Il y en a un, appelle: duel, vers: fin }
          - { texte: Il n'y en a pas, vers: fin }
`,
	'deroulement/duel.yaml': `titre: Le duel
resume: Une phrase assez longue pour dire ce que le schéma du duel permet de suivre.
parties:
  - etapes:
      - id: armure-annule
        type: etape
        titre: L'armure annule
`,
};

/** The game with its two charts and what players do in them. */
const game = edit(
	'chapitres: [combat]',
	'chapitres: [combat]\nderoulement: [tour, duel]\ngestes:\n  - { id: forger, titre: forger une clé, regle: cle-forger }',
);

/** The valid content with charts, and changes to it. */
export const withCharts = (changes: Changes = {}): Changes => ({
	'jeu.yaml': game,
	...files,
	...Object.fromEntries(
		Object.entries(changes).map(([path, change]) => {
			const text = path === 'jeu.yaml' ? game : () => files[path] ?? '';
			return [path, typeof change === 'function' ? (old: string) => change(text(old)) : change];
		}),
	),
});

export const loadCharts = (changes: Changes = {}) => load(withCharts(changes));

type Reported = Omit<Expected, 'file' | 'line'> & {
	/** A part of the line, in the changed chart, that the error points at. */
	at: string;
};

/** A chart in which `from` becomes `to` is reported as these errors, and as nothing else. */
export function itReportsChart(title: string, from: string, to: string, ...expected: Reported[]): void {
	const changed = edit(from, to)(files[chart] ?? '');
	const lines = changed.split('\n');
	itReports(
		title,
		withCharts({ [chart]: changed }),
		...expected.map(({ at, ...error }) => ({ ...error, file: chart, line: only(lines, at) })),
	);
}

/** The number of the only line that holds a text. */
function only(lines: readonly string[], part: string): number {
	const found = lines.flatMap((line, at) => (line.includes(part) ? [at + 1] : []));
	if (found.length !== 1) throw new Error(`${found.length} lines hold ${JSON.stringify(part)}.`);
	return found[0] ?? 0;
}
