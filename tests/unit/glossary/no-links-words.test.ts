import { describe, expect, it } from 'vitest';
import { buildFormIndex } from '../../../src/glossary/forms';
import { findTerms } from '../../../src/glossary/match';
import { keyforge, term } from './keyforge-terms';
import { expectLinks, itLinks } from './marked';

describe('part of a longer word is not the term', () => {
	itLinks([
		'L’armurerie ne réarme personne, et l’armurière s’en va.',
		'Le flanchet n’est pas un côté.',
		'Des chaînettes et un enchaînement.',
		'Un clébard a mordu la cléricature.',
		'La donne est mauvaise ; le donateur aussi.',
		'La combativité se perd, le combatif aussi.',
		'L’empoisonneur verse son contrepoison.',
		'Surprotégées, elles s’ennuient.',
		'Le survol et les envols du matin.',
		'Le voisinage proteste.',
		'L’alphabet commence par une lettre.',
		'L’omnibus passe par l’Omnivore.',
		'Une moissonneuse traverse le champ.',
		'Les répétitions fatiguent, le répétiteur aussi.',
		'Armure2 et poison3 sont des codes.',
	]);
});

describe('a word of the same family is not an inflection', () => {
	itLinks([
		'Pour attaquer, on incline la carte ; elle s’incline donc.',
		'Tu inclines la tête, ils inclinent la leur.',
		'La cloche sonne, les cloches sonnent, tu sonnes.',
		'Il faut redresser la barre : elle se redresse.',
		'La destruction est proche, le destructeur aussi.',
		'La protection tient, le protecteur veille.',
		'Le hasard fait bien les choses.',
		'Un combattif mal orthographié.',
		'Une provocatrice parle haut.',
		'La volaille et la [[volée|voler]] de bois vert… non, de flèches.',
		'Un voisinage, un voisinant.',
	]);
});

describe('accents count', () => {
	itLinks([
		'Une cle, des cles.',
		'Elle protege mal, il a protege.',
		'Une creature sonnee.',
		'Le repete pas.',
		'Une chaine en or.',
		'Un artéfàct mal accentué.',
		'Armuré de pied en cap.',
		'Le flànc gauche.',
	]);
});

describe('a form with a capital asks for it', () => {
	itLinks([
		'Faites don de vos cartes, ce sont des dons.',
		'Ajoutez du texte alpha puis oméga à la fin.',
		'Le préfixe omni vient du latin.',
		'Gagnez 1 aombre : la minuscule est une faute de frappe.',
		'La maison active son alarme ; les maisons actives aussi.',
		'Une action se joue, des actions se jouent.',
		'Une [[réserve|reserve-d-aombre]] d’aombre… sans capitale.',
	]);

	it.each(['NFC', 'NFD'])('knows accented capitals, encoded in %s', (encoding) => {
		const index = buildFormIndex([term('Éclat'), term('Œuvre')]);
		for (const text of ['Un éclat, une œuvre.', 'Un Éclat, une Œuvre.']) {
			expect(findTerms(text.normalize(encoding), index)).toHaveLength(text.includes('É') ? 2 : 0);
		}
	});

	it('asks it of that word only', () => {
		expectLinks(
			'La [[Maison Active|maison-active]], la [[MAISON ACTIVE|maison-active]], une [[Carte Action|carte-action]].',
		);
	});
});

describe('words that are never linked', () => {
	itLinks([
		'Elle peut tout faire à son tour.',
		'Deux cartes de référence accompagnent le deck.',
		'X vaut le nombre de jetons, 1 ou 6.',
		'Deux tours plus tard, il peut encore rejouer son tour.',
	]);

	it.each(['', ' ', '…', '-', '1', 'é', '🗝️', '\u0301', '\ud800'])('finds nothing in %j', (text) => {
		expect(findTerms(text, keyforge)).toEqual([]);
	});
});
