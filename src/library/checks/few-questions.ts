import type { Game, Page } from '../types';

/** Fewest questions of players that the page of a term answers, itself or at the homes of what it restates. */
const FEWEST = 2;

/** Terms that answer too few questions of players: told, but no build stops because nobody has asked yet. */
export function fewQuestions(game: Game): string[] {
	const lines = game.terms.flatMap((term) => {
		const asked = questionsOn(game, term);
		if (asked >= FEWEST) return [];
		const folder = game.file.replace(/[^/]*$/, 'questions');
		return [`  ${term.file}:1 · ${asked} : écrivez-les dans ${folder}/${term.slug}.yaml`];
	});
	if (lines.length === 0) return [];
	const title = `${game.data.nom}, questions de joueurs ; attendu : ${FEWEST} au moins par terme, à un de ses énoncés ou à leurs foyers.`;
	return [[title, ...lines].join('\n')];
}

const questionsOn = ({ asked, homes }: Game, { read }: Page): number =>
	new Set(read.rules.flatMap(({ id }) => asked.get(homes.get(id)?.rule.id ?? id) ?? [])).size;
