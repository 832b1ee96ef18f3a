import { checkEntier, checkParmi, type Probleme } from '../../verification';
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
export function verifier(situation: Situation, evenements: readonly Evenement[]): readonly Probleme[] {
	return [
		...CAMPS.flatMap((camp) => checkJoueur(camp, situation[camp])),
		...checkParmi('actif', situation.actif, CAMPS),
		...checkEntier('evenements.length', evenements.length, 0, MAX_EVENEMENTS),
		...evenements.flatMap((evenement, rang) => checkEvenement(`evenements[${rang}]`, evenement)),
	];
}

function checkJoueur(champ: string, joueur: Joueur): readonly Probleme[] {
	const { modificateurs, cles } = joueur;
	return [
		...NOMBRES.flatMap((nom) => checkEntier(`${champ}.${nom}`, joueur[nom], 0, MAX)),
		...checkEntier(`${champ}.cles`, cles, 0, MAX_CLES),
		...checkEntier(`${champ}.modificateurs.length`, modificateurs.length, 0, MAX_MODIFICATEURS),
		...modificateurs.flatMap((valeur, rang) => checkEntier(`${champ}.modificateurs[${rang}]`, valeur, -MAX, MAX)),
	];
}

function checkEvenement(champ: string, evenement: Evenement): readonly Probleme[] {
	const type = checkParmi(`${champ}.type`, evenement.type, TYPES);
	if (type.length > 0) return type;
	const joueur = checkParmi(`${champ}.joueur`, evenement.joueur, CAMPS);
	return [...joueur, ...checkDetails(champ, evenement)];
}

function checkDetails(champ: string, evenement: Evenement): readonly Probleme[] {
	switch (evenement.type) {
		case 'etape-forger':
			return checkTentative(champ, evenement, ['sautee', 'interdite', 'remplacee']);
		case 'effet':
			return [
				...checkCoutEffet(`${champ}.cout`, evenement.cout),
				...checkParmi(`${champ}.choix`, evenement.choix, CHOIX),
				...checkTentative(champ, evenement, ['interdite', 'remplacee']),
			];
		case 'cout':
			return checkEntier(`${champ}.variation`, evenement.variation, -MAX, MAX);
		case 'cle-defaite':
		case 'fin-de-tour':
			return [];
		default:
			return checkEntier(`${champ}.montant`, evenement.montant, 0, MAX);
	}
}

function checkTentative(
	champ: string,
	{ empechement, depuisCartes }: EtapeForger | Effet,
	empechements: readonly string[],
): readonly Probleme[] {
	return [
		...(empechement === null ? [] : checkParmi(`${champ}.empechement`, empechement, empechements)),
		...checkEntier(`${champ}.depuisCartes`, depuisCartes, 0, MAX),
	];
}

function checkCoutEffet(champ: string, cout: CoutEffet): readonly Probleme[] {
	switch (cout.type) {
		case 'actuel':
			return checkEntier(`${champ}.ecart`, cout.ecart, -MAX, MAX);
		case 'fixe':
			return checkEntier(`${champ}.montant`, cout.montant, 0, MAX);
		default:
			return checkParmi(`${champ}.type`, (cout as CoutEffet).type, COUTS);
	}
}
