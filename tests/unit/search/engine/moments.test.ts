import { describe, expect, test } from 'vitest';
import { askedWhen, makeMoments } from '../../../../src/search/engine/moments';
import type { Entry } from '../../../../src/search/published-index';

test.each([
	'quand puis-je jouer une carte action',
	'Quand est-ce que je pioche ?',
	'à quel moment on redresse',
	'quand peut-on utiliser une réaction',
	'dans quelle phase on gagne du destin',
	'quand redresser',
	'renfort quand piocher',
	'soutien rapide quand',
	'On choisit ça quand ? Et sur quelle face ?',
	'je les joue quand exactement, et ça coûte combien',
	'quand commence le tour',
	'quand on pioche',
])('« %s » asks for a moment', (query) => expect(askedWhen(query)).toBeDefined());

test.each([
	'j’ai droit à sa capacité quand même ?',
	'je peux quand même utiliser sa capacité',
	'Quand une carte dit « sacrifiez une créature », je peux prendre la sienne ?',
	'quand je gagne une carte elle arrive dans ma main',
	'que se passe-t-il quand ma créature meurt',
	'je gagne un truc quand il part',
	'ordre des phases',
	'piocher',
	'',
])('« %s » does not', (query) => expect(askedWhen(query)).toBeUndefined());

describe('the moment that a query asks for', () => {
	const step = { label: 'Voir à l’étape 5 du tour', path: '/jeu/deroulement/tour/#piocher' };
	const deciding: Entry = {
		u: '/jeu/glossaire/piocher/',
		n: 'piocher',
		d: '',
		y: 'terme',
		i: 'piocher',
		q: [],
		x: '',
		step,
	};
	const momentOf = makeMoments({
		path: '/jeu/deroulement/',
		steps: [],
		gestures: [
			['jouer une carte', 3, '#quand-jouer'],
			['jouer une carte Rapide', 'Rapide', 'tour/#rapide'],
			['jouer une carte qui n’est pas Rapide', 'Lente', 'tour/#lente'],
		],
	});

	test('is that of what the reader wants to do, when the query names it whole', () => {
		expect(momentOf('quand puis-je jouer une carte action', deciding)).toEqual({
			label: 'Quand puis-je jouer une carte\u202f? Voir les 3 moments',
			path: '/jeu/deroulement/#quand-jouer',
		});
	});

	test('is else the step that states what decides', () => {
		expect(momentOf('à quel moment on pioche', deciding)).toEqual(step);
		expect(momentOf('je veux jouer une carte : on pioche quand ?', deciding)).toEqual(step);
		expect(momentOf('quand piocher', { ...deciding, step: undefined })).toBeUndefined();
	});

	test('is not told when two things are named alike, nor when no moment is asked', () => {
		expect(momentOf('quand jouer une carte rapide', deciding)).toBeUndefined();
		expect(momentOf('jouer une carte', deciding)).toBeUndefined();
		expect(makeMoments(undefined)('quand jouer une carte', undefined)).toBeUndefined();
	});
});
