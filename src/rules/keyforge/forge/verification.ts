import { checkInteger, checkOneOf, type Problem } from '../../verification';
import type { CoutEffet, Effet, EtapeForger, Evenement, Mouvement } from './evenement';
import type { Camp, Joueur, Situation } from './situation';

const MAX = 99;

/** Keys that a player may already have. */
const MAX_CLES = 2;

/** Effects on the cost of a player's keys. */
const MAX_MODIFICATEURS = 12;

/** Events of a case. */
const MAX_EVENEMENTS = 60;

const CAMPS = ['vous', 'adversaire'] as const satisfies readonly Camp[];

const NOMBRES = ['reserve', 'surCartes', 'captures'] as const satisfies readonly (keyof Joueur)[];

const MOUVEMENTS = [
	'gain',
	'perte',
	'vol',
	'capture',
	'retour',
	'paiement',
] as const satisfies readonly Mouvement['type'][];

const TYPES = [
	'etape-forger',
	'effet',
	...MOUVEMENTS,
	'cout',
	'cle-defaite',
	'fin-de-tour',
] as const satisfies readonly Evenement['type'][];

const CHOIX = ['obligatoire', 'accepte', 'refuse'] as const satisfies readonly Effet['choix'][];

const COUTS = ['actuel', 'fixe'] as const satisfies readonly CoutEffet['type'][];

/**
 * Checks the values of a situation and of events, which may come from a form or an address: every number an integer in
 * its range, lists no longer than their maximum. Returns every problem, in reading order; none means that `resoudre`
 * accepts them.
 */
export function verifier(situation: Situation, evenements: readonly Evenement[]): readonly Problem[] {
	return [
		...CAMPS.flatMap((camp) => checkJoueur(camp, situation[camp])),
		...checkOneOf('actif', situation.actif, CAMPS),
		...checkInteger('evenements.length', evenements.length, 0, MAX_EVENEMENTS),
		...evenements.flatMap((evenement, rang) => checkEvenement(`evenements[${rang}]`, evenement)),
	];
}

function checkJoueur(field: string, joueur: Joueur): readonly Problem[] {
	const { modificateurs, cles } = joueur;
	return [
		...NOMBRES.flatMap((nom) => checkInteger(`${field}.${nom}`, joueur[nom], 0, MAX)),
		...checkInteger(`${field}.cles`, cles, 0, MAX_CLES),
		...checkInteger(`${field}.modificateurs.length`, modificateurs.length, 0, MAX_MODIFICATEURS),
		...modificateurs.flatMap((value, rang) => checkInteger(`${field}.modificateurs[${rang}]`, value, -MAX, MAX)),
	];
}

function checkEvenement(field: string, evenement: Evenement): readonly Problem[] {
	const type = checkOneOf(`${field}.type`, evenement.type, TYPES);
	if (type.length > 0) return type;
	const joueur = checkOneOf(`${field}.joueur`, evenement.joueur, CAMPS);
	return [...joueur, ...checkDetails(field, evenement)];
}

function checkDetails(field: string, evenement: Evenement): readonly Problem[] {
	switch (evenement.type) {
		case 'etape-forger':
			return checkTentative(field, evenement, ['sautee', 'interdite', 'remplacee']);
		case 'effet':
			return [
				...checkCoutEffet(`${field}.cout`, evenement.cout),
				...checkOneOf(`${field}.choix`, evenement.choix, CHOIX),
				...checkTentative(field, evenement, ['interdite', 'remplacee']),
			];
		case 'cout':
			return checkInteger(`${field}.variation`, evenement.variation, -MAX, MAX);
		case 'cle-defaite':
		case 'fin-de-tour':
			return [];
		default:
			return checkInteger(`${field}.montant`, evenement.montant, 0, MAX);
	}
}

function checkTentative(
	field: string,
	{ empechement, depuisCartes }: EtapeForger | Effet,
	empechements: readonly string[],
): readonly Problem[] {
	return [
		...(empechement === null ? [] : checkOneOf(`${field}.empechement`, empechement, empechements)),
		...checkInteger(`${field}.depuisCartes`, depuisCartes, 0, MAX),
	];
}

function checkCoutEffet(field: string, cout: CoutEffet): readonly Problem[] {
	switch (cout.type) {
		case 'actuel':
			return checkInteger(`${field}.ecart`, cout.ecart, -MAX, MAX);
		case 'fixe':
			return checkInteger(`${field}.montant`, cout.montant, 0, MAX);
		default:
			return checkOneOf(`${field}.type`, (cout as CoutEffet).type, COUTS);
	}
}
