import { list } from './list';

/** Forms of terms, in lower case. */
const forms = (text: string): ReadonlySet<string> => new Set(list(text));

/**
 * Single words that say the game by themselves. Any other single word is taken for an ordinary one, so that a new
 * term is held back until someone thinks about it. What the novels of a game speak of too says no game.
 */
export const telling = forms(`
	aombre, armure, défausse, forteresse, insaisissable, moisson, moissonner, omni, traîtrise
`);

/**
 * Ordinary words that nobody but a player uses so often: they need company too, and are better company than the others.
 */
export const characteristic = forms(`
	agilité, allié, alpha, ancestral, anneau, apaiser, archiver, artefact, artéfact, assaut, atium, attachement
	attaquant, attaquer, attiser, brûler, capturer, castelle, chasseur, cibler, combattent, combattez, combattre, combattu
	conflit, connexe, contrôleur, cuivre, deck, destin, distant, dominat, dominât, doublon, duel, défausser, défenseur
	dégat, dégât, dégâts, déploiement, désengager, désengagé, déshonorer, déshonoré, détenteur, détruire, détruit
	emplacement, engager, engagé, ennemi, enrager, escarmouche, exalter, fatalité, fief, financement, flanc, forger
	gardien, gloire, greffer, générer, hasardeux, honneur, honorer, honoré, immunisé, incliner, incliné
	indice, infliger, interruption, invulnérable, kandra, laiton, massif, mission, modificateur
	mulligan, métal, nuage, omega, oméga, participant, pioche, piocher, potin, poussée, proie, province, provocation
	purger, péril, redresser, redressé, renfort, revendiquer, riposte, round, régénérer, sonné, traction,
	zinc, élusif, étain, évasion
`);

/** Forms of several words that are ordinary phrases: any other says the game by itself. */
export const ordinary = forms(`
	attachez à, boucle infinie, capacité principale, capacité secondaire, capacité supplémentaire, carte d'identité
	changer de type, chemin le plus court, choisir une option, comme s'il vous appartenait
	comme si c'était la vôtre, comme si c'était le vôtre, comme si elle vous appartenait
	comme si elles vous appartenaient, comme si vous la contrôliez, comme si vous le contrôliez, effet principal
	effet permanent, en coopératif, en coopération, en jeu, en solo, engagé avec, entrant en jeu, entre en jeu
	entrent en jeu, entrer en jeu, entré en jeu, entrée en jeu, entrées en jeu, est censé, est censée
	faire monter la marée, fenêtre partagée, fin de la partie, fin du jeu, gagne la partie, gagner des cartes
	gagner la partie, gagner une carte, gagnez la partie, hors jeu, hors-jeu, joueur actif, joueurs actifs
	joueur suivant, la moins puissante, la plus proche, la plus puissante, le plus proche, les moins puissantes
	les plus proches, les plus puissantes, marée basse, marée haute, met en jeu, mettent en jeu, mettez en jeu
	mettre de côté, mettre en jeu, mis de côté, mis en jeu, mise de côté, mise en jeu, mise en place, mises de côté
	mises en jeu, mode difficile, mode expert, mode facile, mode standard, moins honorable, mot-clé, niveau de difficulté, niveau supérieur
	non opposé, objet unique, perd la partie, perdez la partie, perdre la partie, plus court chemin, plus honorable
	premier joueur, prendre le contrôle, provoquer un personnage, remporter la partie, règle d'or, santé mentale
	se redresser, seigneur maître, si vous le faites, solo et coopératif, sont censés, sont censées, subir des dégâts
	subissez des dégâts, texte imprimé, valeur de base, victoire x
`);

/** Forms that keep their capitals: without them, they are other words. */
export const literal = forms(`
	avant la moisson, avant le combat, pas d'attachement, pas d'attachement excepté
`);

/**
 * Single words that players write without their capital. The others keep it: in lower case they are mostly something
 * else (« la maison », « un coup rapide », « ma cible »), even beside words of the game.
 */
export const lowered = forms(`
	acier, agilité, allié, alpha, ancestral, aombre, atium, bronze, castelle, chasseur, chercheur, cible, clan
	confrontation, courtoisie, cuivre, discret, distant, dominat, dominât, défenseur, déploiement, exceptionnel, fer
	fierté, financement, gardien, kandra, laiton, limitée, lutte, maison, marché, massif, mission, nuage, omega, omni
	oméga, potin, poussée, proie, péril, renfort, restreint, riposte, révélation, savant, sincérité, traction, volonté
	zinc, édit, étain
`);

/**
 * Forms, French or English, that a tooltip would answer with something else: `<term> <form>`, in lower case. A « skill »
 * is what is tested, far more often than a card; « chercher » is what anyone does; the page of the others explains them,
 * and its definition does not.
 */
export const unanswered = forms(`
	carte-competence skill, chercher chercher, phase round, test-de-competence agilité, test-de-competence intelligence
	test-de-competence lutte, test-de-competence volonté
`);
