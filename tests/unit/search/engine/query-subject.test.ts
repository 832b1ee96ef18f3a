import { expect, it } from 'vitest';
import { subject } from '../../../../src/search/engine/query-subject';

it.each([
	['À quoi servent les chaînes', 'les chaînes'],
	['comment marche la marée', 'la marée'],
	['Qu’est-ce que l’Aombre ?', 'l’Aombre ?'],
	['que se passe-t-il quand le deck est vide', 'le deck est vide'],
])('« %s » is about « %s »', (query, about) => {
	expect(subject(query)).toBe(about);
});

it.each(['comment', 'à quoi ça sert', 'marché', 'le poison marche-t-il', ''])('« %s » stays whole', (query) => {
	expect(subject(query)).toBe(query);
});
