import { forgeCle } from './cle';
import { computeCout, countDisponible, tellCout, tellCoutEffet } from './cout';
import { type Etat, type EtatAvecIssue, record, startTurn } from './etat';
import type { Effet, EtapeForger } from './evenement';
import type { Raison } from './issue';
import type { Camp } from './situation';

/**
 * Step 1 of a turn: with enough Aombre the player must forge a key, and one only (rules forger-obligatoire,
 * forger-une-seule), unless an effect prevents it.
 */
export function resolveEtape(debut: Etat, { joueur, empechement, depuisCartes }: EtapeForger): EtatAvecIssue {
	const etat = startTurn(debut, joueur);
	const { situation } = etat;
	const { cles } = situation[joueur];
	const cout = computeCout(situation[joueur]);
	if (empechement === 'sautee') {
		const sautee = { kind: 'etape-sautee', rule: 'regle-d-or-carte', joueur, avant: cles, apres: cles } as const;
		return stop(record(etat, sautee), joueur, 'etape-sautee', cout);
	}
	const total = addCartes(tellCout(etat, joueur), joueur, 'forger-aombre-des-cartes');
	const disponible = countDisponible(situation[joueur]);
	const note = { joueur, avant: disponible, apres: disponible };
	if (disponible < cout) {
		const manque = { kind: 'aombre-insuffisant', rule: 'forger-obligatoire', ...note, cout } as const;
		return stop(record(total, manque), joueur, 'aombre-insuffisant', cout);
	}
	const rule = situation[joueur].reserve < cout ? 'forger-aombre-des-cartes' : 'forger-obligatoire';
	const tenue = record(total, { kind: 'doit-forger', rule, ...note, cout });
	if (empechement === 'interdite') return forbid(tenue, joueur, cout, 'ne-peut-pas-contre-doit');
	if (empechement === 'remplacee') return replace(tenue, joueur, cout);
	const forgee = forgeCle(tenue, joueur, cout, depuisCartes);
	return { ...forgee, etat: noteUneSeule(forgee.etat, joueur) };
}

/**
 * An effect makes a player forge a key: it must be done when it can be paid, unless the effect says « peut » (rule
 * forger-aombre-hors-etape). The limit of one key is that of step 1 only (rule forger-hors-etape).
 */
export function resolveEffet(debut: Etat, effet: Effet): EtatAvecIssue {
	const { joueur, choix, empechement, depuisCartes } = effet;
	const { etat, cout } = tellCoutEffet(debut, joueur, effet.cout);
	const total = addCartes(etat, joueur, 'forger-aombre-hors-etape');
	const disponible = countDisponible(etat.situation[joueur]);
	const note = { joueur, avant: disponible, apres: disponible };
	if (disponible < cout) {
		const manque = { kind: 'aombre-insuffisant', rule: 'forger-definition', ...note, cout } as const;
		return stop(record(total, manque), joueur, 'aombre-insuffisant', cout);
	}
	if (choix === 'refuse')
		return stop(record(total, { kind: 'refus', rule: 'peut-facultatif', ...note }), joueur, 'refus', cout);
	const rule = choix === 'accepte' ? 'peut-completement' : 'forger-aombre-hors-etape';
	const tenue = record(total, { kind: 'doit-forger', rule, ...note, cout });
	if (empechement === 'interdite')
		return forbid(tenue, joueur, cout, choix === 'accepte' ? 'ne-peut-pas-contre-peut' : 'ne-peut-pas-contre-doit');
	if (empechement === 'remplacee') return replace(tenue, joueur, cout);
	const forgee = forgeCle(tenue, joueur, cout, depuisCartes);
	return { ...forgee, etat: noteAutreCle(forgee.etat, joueur) };
}

/** Aombre that the player's cards let them spend is added to that of the pool. */
function addCartes(etat: Etat, joueur: Camp, rule: 'forger-aombre-des-cartes' | 'forger-aombre-hors-etape'): Etat {
	const fiche = etat.situation[joueur];
	if (fiche.surCartes === 0) return etat;
	return record(etat, {
		kind: 'aombre-des-cartes',
		rule,
		joueur,
		avant: fiche.reserve,
		apres: countDisponible(fiche),
	});
}

function forbid(
	etat: Etat,
	joueur: Camp,
	cout: number,
	rule: 'ne-peut-pas-contre-doit' | 'ne-peut-pas-contre-peut',
): EtatAvecIssue {
	const { cles } = etat.situation[joueur];
	const interdite = record(etat, { kind: 'interdiction', rule, joueur, avant: cles, apres: cles });
	return stop(interdite, joueur, 'interdiction', cout);
}

/** The key is not forged and nothing is spent: something else happens (rule effets-de-remplacement-definition). */
function replace(etat: Etat, joueur: Camp, cout: number): EtatAvecIssue {
	const { cles } = etat.situation[joueur];
	const rule = 'effets-de-remplacement-definition';
	const remplacee = record(etat, { kind: 'remplacement', rule, joueur, avant: cles, apres: cles });
	return stop(remplacee, joueur, 'remplacement', cout);
}

function stop(etat: Etat, joueur: Camp, raison: Raison, cout: number): EtatAvecIssue {
	const manque = Math.max(0, cout - countDisponible(etat.situation[joueur]));
	return { etat, issue: { type: 'pas-de-cle', joueur, raison, cout, manque } };
}

/** What is left would pay another key: this step gives one only (rule forger-une-seule). */
function noteUneSeule(etat: Etat, joueur: Camp): Etat {
	const reste = countDisponible(etat.situation[joueur]);
	const cout = computeCout(etat.situation[joueur]);
	if (etat.vainqueur !== null || reste < cout) return etat;
	const rule = 'forger-une-seule';
	return record(etat, { kind: 'une-seule-cle', rule, joueur, avant: reste, apres: reste, cout });
}

/** A key more than the first of the turn (rule forger-hors-etape). */
function noteAutreCle(etat: Etat, joueur: Camp): Etat {
	const apres = etat.forgeesCeTour[joueur];
	if (apres < 2) return etat;
	return record(etat, { kind: 'autre-cle-du-tour', rule: 'forger-hors-etape', joueur, avant: apres - 1, apres });
}
