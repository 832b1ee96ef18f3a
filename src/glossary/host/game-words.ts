import { list } from './list';

/** What card games are spoken of with. One of them is found in any text (« la carte du restaurant »), many seldom. */
export const gameWords: readonly string[] = list(`
	adversaire, adversaires, adv, adverse, adverses, bestiole, bestioles, carte, cartes, créature, créatures
	deck, decks, effet, effets, investigateur, investigateurs, investigatrice, investigatrices, jeton, jetons
	joueur, joueurs, joueuse, joueuses, livret, main, monstre, monstres, partie, parties, perso, persos
	personnage, personnages, pioche, piocher, pion, pions, plateau, règle, règles, scénario, campagne, tour, tours
	achète, acheté, active, activer, attaque, attaquer, choisir, choisis, choisit, compte, déclenche, déclencher
	défend, dois, doit, gagne, gagner, gagné, joue, jouer, joues, jouez, joué, jouée, meurt, obligé, perd, perds
	peut, peux, pose, poser, posé, résolu, résoudre, résous, résout, tape, utilise, utiliser
`);

/** What one speaks of besides this game: sales, contests, work, home, the road, stories, other games. */
export const elsewhereWords: readonly string[] = list(`
	achat, annonce, argent, envoi, euro, euros, facture, frais, livraison, lot, lots, occasion, port, prix
	association, buffet, club, inscription, inscriptions, inscrits, mairie, match, parking, salle, soirée, vestiaire
	agence, avocat, banque, bancaire, entreprise, garagiste, médecin, travail, vétérinaire, visite, fidélité, grise
	appartement, bar, boire, bois, café, chambre, cuisine, enfance, fenêtre, jardin, mariage, moteur, mur, peinture
	recette, repas, restaurant, terrasse
	gare, métro, pluie, quartier, route, train, tram, vélo, voiture, voyage
	armée, auteur, capitaine, chevalier, cria, empereur, guerre, héros, lecteur, leva, pensa, reine, roi, saga, soldats
	tome, voulut
	dimanche, jeudi, samedi, vendredi
	journal, meneur, musique, photo, photos, radio, séance, site, télé, téléphone, web
	vend, vendre, vends, vendu, vendue, vente
	championnat, tournoi
	chapitre, film, films, roman, romancier, romans, série
	belote, dés, dominion, échecs, hearthstone, jdr, jeu de rôle, jeu vidéo, jeux de rôle, jeux vidéo, magic, pokémon
	poker, rôliste, skyjo, splendor, tarot, uno, yu-gi-oh
`);
