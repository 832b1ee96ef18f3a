import { expect, test } from 'vitest';
import { answerKind } from '../../../../src/search/engine/answer-kind';

test.each([
	['combien de cartes en main', 'Chacun pioche six cartes.', 'La main est cachée.'],
	['nb cartes main', 'Chacun pioche 6 cartes.', 'La main est cachée.'],
	['qui commence', 'Le premier joueur commence.', 'La partie commence.'],
	['quand piocher', 'On pioche à la fin du tour.', 'On pioche dans son deck.'],
	['je peux attaquer sonné', 'Elle ne peut pas combattre.', 'Elle est inclinée.'],
	['obligé de bloquer', 'Il doit défendre.', 'Il défend.'],
])('« %s » is answered by « %s » rather than by « %s »', (query, right, other) => {
	const kind = answerKind(query);
	expect(kind(right)).toBeGreaterThan(kind(other));
});

test('a query that asks for no kind prefers none', () => {
	const kind = answerKind('armure');
	expect([kind('Chacun pioche six cartes.'), kind('')]).toEqual([0, 0]);
});
