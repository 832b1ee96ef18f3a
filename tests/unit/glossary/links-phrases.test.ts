import { describe } from 'vitest';
import { itLinks } from './marked';

describe('a term of several words', () => {
	itLinks([
		'Choisissez la [[Maison active]].',
		'Un [[effet de remplacement]] change l’issue.',
		'Chaque [[icône bonus]] se résout d’abord.',
		'Elle reçoit un [[marqueur +1 en puissance]].',
		'Un [[franc-tireur]] porte la couleur d’ailleurs.',
		'Payez le [[coût actuel]].',
		'[[Forgez|forger]] [[au coût actuel|cout-actuel]].',
		'Le [[joueur actif]] choisit l’ordre.',
		'La pioche est vide : mélangez la [[pile de défausse|defausse]].',
	]);
});

describe('the plural and the conjugation of a phrase', () => {
	itLinks([
		'Deux [[effets de remplacement|effet-de-remplacement]] se suivent.',
		'Les [[capacités constantes|capacite-constante]] ne se déclenchent pas.',
		'Trois [[icônes bonus|icone-bonus]] en haut de la carte.',
		'Les [[francs-tireurs|franc-tireur]] rejoignent leur Maison d’accueil.',
		'Vos [[Maisons actives|maison-active]] des tours passés ne comptent plus.',
		'Les deux [[lignes de front|ligne-de-front]] se font face.',
		'Elle perd ses [[marqueurs +1 en puissance|marqueur-1-en-puissance]].',
		'Vos [[cartes action|carte-action]] vont à la [[défausse]].',
		'Les [[capacités Action|capacite-action]] demandent une créature prête.',
		'Quand elle [[quitte le jeu|quitter-le-jeu]], ôtez ses jetons.',
		'Elles [[quittent le jeu|quitter-le-jeu]] ensemble.',
		'Elle a [[quitté le jeu|quitter-le-jeu]] hier.',
		'En [[quittant le jeu|quitter-le-jeu]], elle rend tout.',
		'Les [[réserves d’Aombre|reserve-d-aombre]] sont publiques.',
		'Des créatures [[marquées pour destruction|detruit]] agissent encore.',
	]);
});

describe('the longest term wins', () => {
	itLinks([
		'Au [[centre de la ligne de front]], il y a une place.',
		'Le centre de l’aire reste vide, la [[ligne de front]] aussi.',
		'Votre [[réserve d’Aombre]] grossit.',
		'Votre [[réserve|reserve-d-aombre]] grossit, l’[[Aombre]] aussi.',
		'La [[pile de défausse|defausse]] et la [[défausse]] sont une même chose.',
		'Sa [[capacité Action]] a l’air d’une [[carte action]].',
	]);
});

describe('between the words of a phrase', () => {
	itLinks([
		'Un [[franc tireur|franc-tireur]] sans trait d’union.',
		'Un [[franc‑tireur|franc-tireur]] avec un trait insécable, un [[franc‐tireur|franc-tireur]] avec l’autre.',
		'La [[Maison\u00a0active|maison-active]] garde une espace insécable.',
		'Un [[marqueur\u202f+1 en\u00a0puissance|marqueur-1-en-puissance]] bien composé.',
		'La [[ligne\nde front|ligne-de-front]] passe à la ligne.',
		'La [[ligne de   front|ligne-de-front]] est mal tapée.',
		"Une [[réserve d'Aombre|reserve-d-aombre]] à apostrophe droite.",
		'L’[[effet-de-remplacement|effet-de-remplacement]] à traits d’union.',
	]);
});
