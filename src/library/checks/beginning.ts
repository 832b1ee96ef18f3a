import type { Game } from '../types';

/** From how many statements, and questions of players, a game is one that tables can rely on. */
export const WHOLE = { rules: 300, questions: 400 } as const;

/** A game that begins and has become whole: it would no longer be asked for what whole games have. */
export function outgrown({ data, file, rules, asked }: Game): string[] {
	const questions = [...asked.values()].reduce((sum, own) => sum + own.length, 0);
	if (!data.debutant || rules.size <= WHOLE.rules || questions <= WHOLE.questions) return [];
	return [
		`${data.nom} a grandi : ${rules.size} règles, ${questions} questions. Retirez « debutant » de ${file} ; npm test dit ce qui lui manque encore.`,
	];
}
