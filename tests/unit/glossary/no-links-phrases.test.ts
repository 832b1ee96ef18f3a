import { describe, it } from 'vitest';
import { buildFormIndex } from '../../../src/glossary/forms';
import { term } from './keyforge-terms';
import { expectLinks, itLinks } from './marked';

describe('a phrase cut by punctuation is not the term', () => {
	itLinks([
		'Votre Maison, active depuis peu, dort.',
		'Votre Maison. Active ou non.',
		'Votre Maison : active.',
		'La Maison « active » du [[voisin|voisine]] d’en face.',
		'Le coût (actuel) change.',
		'Un effet : de remplacement.',
		'Un effet… de remplacement.',
		'La ligne – de front – recule.',
		'La ligne - de front - recule.',
		'Le joueur, actif, parle.',
		'Un franc/tireur, un franc.tireur, un franc’tireur.',
		'Elle quitte ; le jeu continue.',
		'Une icône, bonus ou non.',
		'Une [[réserve|reserve-d-aombre]] d, [[Aombre]].',
	]);
});

describe('an unfinished or altered phrase is not the term', () => {
	itLinks([
		'L’effet de mode et le remplacement tardent.',
		'Une ligne de départ, un front de mer.',
		'La Maison la plus active gagne.',
		'Un marqueur 1 en puissance, un marqueur -1 en puissance, un marqueur −1 en puissance.',
		'Un marqueur +2 en puissance, un marqueur +1 en [[armure]].',
		'Un marqueur + 1 en puissance est mal tapé.',
		'Le coût de base et la valeur actuelle.',
		'Il quitte la table, le jeu continue.',
		'Le joueur est actif.',
		'Un tireur franc.',
		'Des capacités non constantes.',
		'La réserved’Aombre est mal coupée.',
	]);
});

describe('inside a phrase of `sauf`', () => {
	itLinks([
		'Avant le combat, comptez les jetons.',
		'Rattrapez-la au vol : un vol plané.',
		'Des vols planés au-dessus du Creuset.',
		'Le mot clé en gras, les mots clés aussi.',
		'Elle tient une position clé.',
		'Produire à la chaîne déclenche une réaction en chaîne.',
		'Sous réserve d’accord.',
		'Prenez-les dans la réserve générale.',
		'Ils forgent une alliance, elle a forgé une alliance.',
		'Des decks protégés par une pochette.',
		"Il part d’assaut, d'assaut même.",
	]);

	it('links the term again outside of it', () => {
		expectLinks('Avant le combat, pas après le [[combat]] ; avant un [[combat]] non plus.');
		expectLinks('Un [[vol|voler]] attrapé au vol.');
	});

	it('may take one inflection away', () => {
		const index = buildFormIndex([term('voler', { sauf: ['volant'] })]);
		expectLinks('Un monstre volant [[vole|voler]].', index);
	});

	it('leaves other terms alone', () => {
		const index = buildFormIndex([term('combat', { sauf: ['armure de combat'] }), term('armure')]);
		expectLinks('Une [[armure]] de combat.', index);
	});

	it('bars even what another term overlaps', () => {
		const index = buildFormIndex([term('combat', { sauf: ['avant le combat'] }), term('attaque avant')]);
		expectLinks('Une [[attaque avant|attaque-avant]] le combat.', index);
	});

	it('gives way to a longer form of the term itself', () => {
		const index = buildFormIndex([term('combat', { variantes: ['étape avant le combat'], sauf: ['avant le combat'] })]);
		expectLinks('L’[[étape avant le combat|combat]] vient avant le combat.', index);
	});

	it('bars a form that it only touches', () => {
		const index = buildFormIndex([term('vol', { variantes: ['vol d’Aombre'], sauf: ['au vol'] })]);
		expectLinks('Pris au vol d’Aombre, pas en [[vol d’Aombre|vol]].', index);
	});

	it('bars whatever the case, and without apostrophes’ shape', () => {
		const index = buildFormIndex([term('Don', { sauf: ["l'ami Don"] })]);
		expectLinks('L’Ami Don n’est pas un [[Don]].', index);
	});
});

describe('inside a longer term', () => {
	itLinks(['Deux cartes de référence, une carte de référence.']);

	it('hides a term behind a longer one that is never linked', () => {
		const index = buildFormIndex([term('carte'), term('carte de référence', { autolien: false })]);
		expectLinks('Une [[carte]], une carte de référence, deux cartes de référence, des [[cartes|carte]].', index);
	});

	it('hides a term behind a longer form that two terms claim', () => {
		const index = buildFormIndex([term('carte'), term('carte rare', { slug: 'a' }), term('carte rare', { slug: 'b' })]);
		expectLinks('Une [[carte]], une carte rare.', index);
	});
});
