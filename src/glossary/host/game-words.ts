import { list } from './list';

/**
 * What one speaks of rules with: acts of playing, what they befall, and the words of conditions and of doubt (« même si »,
 * « le droit », « livret »). Those of the hobby (« joueurs », « deck », « campagne ») are left out: sales and tournaments
 * say them as often.
 */
export const gameWords: readonly string[] = list(`
	adversaire, adversaires, adverse, adverses, opp, bestiole, bestioles, bête, bêtes, bonhomme, bonshommes, carte, créature, créatures
	mob, mobs, monstre, monstres, perso, persos, personnage, effet, effets, jeton, token, tokens, main, board, texte, livret, errata, faq
	timing, combo, égalité, milieu, fight
	achète, active, activer, applique, attaque, attaquent, attaquer, choisir, choisis, choisit, cible, cibler, compte
	comptent, cumule, cumulent, déclenche, déclenchent, déclencher, dépense, dépenser, doit, doivent, dois, détruite, détruit
	empêche, gagne, inflige, limite, meurent, meurt, oblige, obligé, perd, perds, peut, peux, pose, poser, posé, posée
	prévaut, remplace, restent, résolu, résoudre, résous, résout, retire, retirer, retourne, revient, révèle, tape, taper, tue, tuent, tuer, utilise, utiliser
	à chaque fois, au début, au moment, celui qui, chaque fois que, d'abord, en cours, en jeu, en même temps, en plus
	ensuite, et si, même si, on peut, ou pas, par contre, puis-je, sauf, sauf si, seulement, si on, si je, si tu, si l'on
	tant que, tour, tours
	c'est bien ça, c'est normal, d'accord, doute, droit, écrit, faut, il me semble, lequel, marche aussi, obligés, petit rappel
	celles, chacun, dessus, donc, expliquer, puisque, quand, quand je, quand on, quand tu, question, si, tu, t'as, t'es, uniquement
`);

/** What one speaks of besides this game: sales, contests, work, home, the road, stories, other games. */
export const elsewhereWords: readonly string[] = list(`
	argent, boutique, carton, colis, collection, colissimo, complet, envoi, euro, euros, extension, facture, fdp, figurines, frais, leboncoin, livraison, lot, lots, main propre
	marchand, mondial relay, mp, négociable, occasion, pochettes, promo, port, remise, sleeves, tapis, tarif, vinted, vend, vendre, vends, vendu, vendue, vente
	apportez, association, bénévoles, ambiance, buffet, buvette, chaises, championnat, classement, compte rendu, festival, finale, format, gymnase, inscription, inscriptions, inscrits
	ligue, magasin, mairie, match, organisateur, organisateurs, parking, places, podium, prévoyez, rendez-vous, résultats, ronde, rondes, salle, tables, tournois, vestiaire, venez
	bordeaux, lille, lyon, nantes, paris, rennes, strasbourg, toulouse
	agence, avocat, banque, bancaire, chantier, chef, client, clients, collègue, collègues, contrat, directeur, entreprise, fidélité, garagiste, grise, loyer
	loyers, médecin, réunion, salaire, syndicat, travail, vétérinaire
	appartement, armoire, bar, boire, bois, café, chambre, cheminée, cuisine, enfance, escalier, four, gâteau, immeuble, jardin, mariage, moteur, mur
	peinture, plombier, proprio, recette, repas, restaurant, salon, terrasse, bière, bières, crêpes, pizza, pizzas, sucre
	avion, covoiturage, famille, gare, km, métro, montagne, plage, pluie, quartier, rando, soleil, train, tram, vacances, vélo, voiture, voyage
	armée, auteur, bataille, capitaine, chevalier, cour, cria, empereur, fut, furent, héros, leva, murmura, ouvrit, pensa, prince, princesse
	reine, répondit, roi, royaume, saga, sentit, soldats, sourit, tome, tomes, traversa, trône, village, voulut
	année, appel, h, heures, hiver, jours, minuit, minutes, mois, nuit, matin, midi, semaine, semaines, week-end, week end
	jeudi, lundi, mardi, mercredi, vendredi, avril, juin, juillet, août, octobre, novembre, décembre, noël
	appli, bug, console, journal, logiciel, musique, ordi, photo, photos, radio, serveur, steam, séance, télé, téléphone, web, wifi
	acteur, acteurs, chapitre, cinéma, cycle, édition, épisode, épisodes, film, films, netflix, roman, romancier, romans, novella, saison, saisons, scène, scènes, série, trilogie
	ark nova, belote, bridge, catan, coinche, commander, dominion, dés, donjon, échecs, escape, jdr, jeux, jeu de rôle, jeu vidéo
	marvel, mj, modern, netrunner, paladin, pokémon, poker, pnj, raid, rami
	rôliste, seigneur des anneaux, skyjo, splendor, tarot, terraforming, uno, yu-gi-oh
`);
