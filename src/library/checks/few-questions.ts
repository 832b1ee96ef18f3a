import type { Game, Page, Rule } from '../types';

/** Fewest questions of players that the page of a term answers, itself or at the homes of what it restates. */
const FEWEST = 2;

/** Share of the sections of its chapters that may answer no question, in a game that is whole. */
const SILENT = 0.15;

/** Pages that answer too few questions of players. They stop no build: content comes before its questions. */
export const fewQuestions = (game: Game): string[] => [...fewOnTerms(game), ...silentSections(game)];

function fewOnTerms(game: Game): string[] {
	const lines = game.terms.flatMap((term) => {
		const asked = new Set(term.read.rules.flatMap((rule) => askedOf(game, rule))).size;
		if (asked >= FEWEST) return [];
		return [`  ${term.file}:1 · ${asked} : écrivez-les dans ${questionsFile(game, term)}`];
	});
	if (lines.length === 0) return [];
	const title = `${game.data.nom}, questions de joueurs ; attendu : ${FEWEST} au moins par terme, à un de ses énoncés ou à leurs foyers.`;
	return [[title, ...lines].join('\n')];
}

function silentSections(game: Game): string[] {
	if (game.data.debutant) return [];
	const sections = game.chapters.flatMap((chapter) => sectionsOf(chapter).map((rules) => ({ chapter, rules })));
	const silent = sections.filter(({ rules }) => rules.every((rule) => askedOf(game, rule).length === 0));
	if (silent.length <= sections.length * SILENT) return [];
	const most = Math.floor(sections.length * SILENT);
	const title = `${game.data.nom}, sections des chapitres auxquelles personne ne demande rien : ${silent.length} ; attendu : ${most} au plus.`;
	const lines = silent.map(
		({ chapter, rules: [first] }) =>
			`  ${chapter.file}:${first?.line ?? 1} · ${first?.section ?? chapter.data.titre} : écrivez-en dans ${questionsFile(game, chapter)}`,
	);
	return [[title, ...lines].join('\n')];
}

/** What players ask that a rule answers, itself or at its home. */
const askedOf = ({ asked, homes }: Game, { id }: Pick<Rule, 'id'>): readonly string[] =>
	asked.get(homes.get(id)?.rule.id ?? id) ?? [];

/** Statements of a page by the heading above them. */
const sectionsOf = ({ read }: Page) => [
	...Map.groupBy(
		read.rules.filter(({ kind }) => kind === 'regle'),
		({ section }) => section,
	).values(),
];

const questionsFile = ({ file }: Game, { slug }: Page): string => `${file.replace(/[^/]*$/, 'questions')}/${slug}.yaml`;
