import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';
import type { Game } from '../types';
import { claimOf } from './check-player-questions';
import { didYouMean } from './nearest';
import { faultsAt, placeIn } from './place-in';

/**
 * Questions that several statements answer together: a statement that does not exist, that restates another one or is there
 * twice; a question that is asked twice, here or of one statement.
 */
export function checkLinkedQuestions(game: Game, { asked, linkedQuestions }: RawGame): AuthorError[] {
	if (!linkedQuestions) return [];
	const claims = new Map(
		asked.flatMap(({ data }) =>
			Object.entries(data).flatMap(([id, questions]) => questions.map((question) => [claimOf(question), id] as const)),
		),
	);
	return linkedQuestions.data.flatMap(({ reponses, questions }, rank): AuthorError[] => {
		const faultAt = (place: string) => faultsAt('question-invalide', placeIn(linkedQuestions, `${rank}.${place}`));
		const statements = reponses.flatMap((id, place): AuthorError[] => {
			const fault = faultAt(`reponses.${place}`);
			if (!game.rules.has(id)) {
				const message = `Aucune règle ne porte l’identifiant « ${id} ».`;
				return [fault(message, didYouMean(id, game.rules.keys(), 'Nommez les énoncés qui répondent.'))];
			}
			const home = game.homes.get(id)?.rule;
			if (home) return [fault(`« ${id} » redit « ${home.id} ».`, `Nommez « ${home.id} ».`)];
			if (reponses.indexOf(id) === place) return [];
			return [fault(`« ${id} » est nommé deux fois.`, 'Nommez chaque énoncé une fois.')];
		});
		const repeated = questions.flatMap((question, place): AuthorError[] => {
			const claim = claimOf(question);
			const other = claims.get(claim);
			claims.set(claim, reponses.join(' + '));
			if (other === undefined) return [];
			const message = `« ${question} » est déjà une question de « ${other} ».`;
			return [faultAt(`questions.${place}`)(message, 'Gardez-la là où la réponse est la meilleure.')];
		});
		return [...statements, ...repeated];
	});
}
