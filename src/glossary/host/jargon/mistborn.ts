/** What players of Mistborn write. */
export const mistborn = {
	adversaire:
		'adversaire à trois, adversaire à 3, adversaire avec, deux adversaires, trois adversaires, adversaire devant, inquisiteur, sbire, monstre, mob, minion, larbin, adversaires devant, ses adversaires, ennemi devant, un ennemi, les ennemis, des ennemis, koloss, carte adversaire',
	allie:
		'allie, carte allie!, carte horizontale!, créature, bestiole, compagnon, perso qui reste, carte qui reste, petit corps, alié, bonhomme, bonshommes, bonhommes',
	apaiser: 'soother!, apaisement+, soothing!, sooth!',
	atium: 'attium!, métal spécial, métal rare, joker, token atium!, neuvième métal!, wildcard',
	attiser:
		"flarer!, attisement!, attisage!, flaring!, métal retourné, overburn!, flared!, atise!, retourné, à l'envers, métal épuisé, jeton épuisé",
	bouclier: 'shields+, armure',
	bruler:
		'bruler+, burner!, cramer, consommer, reburn!, burned!, alimenter, active un métal, utilise un métal, dépense un métal',
	capacite:
		"capa, capacite, pouvoirs, pouvoir principal, pouvoir secondaire, effet secondaire, effet supplémentaire, effet bonus, le pouvoir, un pouvoir, son pouvoir, ce pouvoir, du pouvoir, quel pouvoir, mon pouvoir, ton pouvoir, l'effet, un effet, son effet, cet effet, leur effet, effets, deuxième effet, second effet, premier effet, effet du haut, effet du bas, abilities, talent, le même pouvoir, leur pouvoir, pouvoir de la carte, même effet, quel effet, aptitude, cette capa, compétence",
	'carte-action': "carte d'action!, carte verticale!, action",
	'carte-comme-metal':
		"utilisée comme métal!, jouée en métal!, jouée comme métal!, carte métal!, carte en dessous, posée de travers!, carte sur le côté!, posée sur le côté!, glisser, tuck+, tucked!, tuckée!, sur le côté, sous une carte, sideways+, en travers, carte de travers, en métal, comme métal, comme un métal, à l'horizontale, carte du dessous, en guise de métal, servir de métal, sert de métal, sert de métaux, servent de métal, en guise de métaux, sous une autre, sous l'autre, coucher une carte, couchée sous, glissée sous, carte de côté, jouée de côté, posée de côté, met dessous, mise dessous, glissée dessous, glisse dessous, carte dessous, en mode métal",
	castelle:
		"boxing!, castels!, castele!, castle, castles, lingot, pièces de côté, argent de côté, jeton argent, jeton d'argent, économies, jetons à garder, jeton à garder",
	cible:
		'ciblé, marqueur cible!, jeton cible!, carte cible!, jeton de cible!, pion cible!, joueur visé, qui a le jeton',
	collectivement: 'tous ensemble, se partagent, à se partager, on se partage',
	combat:
		"dégat+, degat+, dmg!, damage+, damages+, dommages, pts de combat!, dgts+, blessure, point d'attaque!, baston, baffe, patate, dég, dégs, degs, dgt+, pts d'attaque!, atk",
	'deck-de-depart':
		'deck initial!, deck de base!, starting deck!, deck starter!, deck de depart!, un starter, le starter, du starter, mon starter, starters, carte de départ, carte de base, paquet de départ, carte initiale, paquet initial, deck du début, paquet du début',
	defausse:
		'discarder!, cimetière, défause!, rebut, graveyard, défaussage!, le tas, jeter une carte, jette la carte, jette sa main, jette ma main, jette ta main, jetant la carte, la jette, les jette, la jettes, les jettes, la jeter, les jeter, de jeter',
	defense: 'défense, defense, def, point de défense!, résistance, endurance, toughness',
	defenseur: 'taunt, tank, bloqueur, protecteur, rempart, provocation, garde du corps, bodyguard',
	dominat:
		'dominance!, dominate!, domination, piste du dominat!, valeur du dominât!, la piste du dominât!, la piste de dominât!, la piste dominât!, la piste de dominat!, la piste du dominat!, piste du boss, valeur de X, piste du seigneur maître!, la piste du seigneur maître!, sur la piste du dominât!',
	edit: "edicts!, edits, carte edit!, événements, l'événement, évènement, event, events, carte événement, décret",
	'effet-hors-tour':
		"off turn!, hors-tour!, hors de son tour!, hors de mon tour!, hors de ton tour!, offturn!, carte hors tour!, en réaction, réagir, hors de leur tour!, hors de votre tour!, en dehors de mon tour!, en dehors de son tour!, en dehors de ton tour!, pas mon tour, pas ton tour, pas son tour, tour adverse, effet off-turn!, l'effet hors tour, un effet hors tour, pouvoir hors tour, le pouvoir hors tour, capa hors tour",
	'effet-permanent':
		"effet passif, capacité passive, pouvoir permanent, passif, effet continu, en continu, toujours actif, capacité permanente, un effet permanent, l'effet permanent, permanent, en permanence",
	eliminer:
		"éliminer, trash+, trasher!, eliminer, épurer, bannir, virer, nettoyer, supprimer, banish, exil, scrap, nettoyage, épuration, retirée du jeu, retiré du jeu, poubelle, purge, purgé, dégager, mise à l'écart, débarrasser, retirer une carte, enlève une carte, thin",
	'en-jeu':
		'board, in play, posée devant, posé devant, cartes posées, cartes jouées, sur la table, devant soi, posée devant vous, jouée devant',
	entrainement:
		"carte d'entraînement!, cartes d'entraînement!, carte training!, training+, carte entrainement!, carte d'entrainement!, entraînement, entrainement, carte du personnage, carte du perso, carte de perso",
	exalter: 'réactive, réactivé, réactivation, double activation, deuxième activation, exaltation',
	financement: 'fundings!, finance, carte argent, carte pièce',
	'gagner-une-carte':
		'carte achetée, carte gagnée, obtenir une carte, acquérir, acquisition, carte obtenue, carte acquise, récupère la carte',
	guerison:
		'soigner, soins, heal+, guérir, guérit, guéri, guerison, guerir, point de guérison!, healing!, gain de vie, lifegain, pour se soigner, de se soigner, peut se soigner',
	icone: 'icone, logo, picto, pictogramme, sigle, le dessin, un dessin, petit dessin',
	'jeton-metal':
		'jeton, token, tokens, pion métal!, jeton de metal!, token métal!, jetons de métaux!, jeton retourné!, token retourné!, jetons, rond de métal!, pastille, disque, marqueur métal!',
	'joueur-elimine':
		"suis éliminé!, es éliminé!, joueur est éliminé!, être éliminé!, joueurs éliminés!, est éliminé, sont éliminés, se faire éliminer!, joueur mort, out, éliminé de la partie!, se fait éliminer!, me fait éliminer!, suis mort, es mort, joueur meurt, meurs, mort d'un joueur, par élimination, à zéro PV, KO, joueur tué, est morte, sont morts, mort au, fait sortir, mort en premier, on meurt, mourir, joueur est sorti, joueur sorti, joueur est mort, me fais tuer, t'es mort!, t'es éliminé!, t'es dead, l'élimination, tue tout le monde, tuer tout le monde, celui qui est mort",
	marche:
		'rivière, deck du marché!, ligne du marché!, carte du marché!, shop, rangée, étal, étalage, la ligne, au marche, du marche, le marche, row, ligne centrale, au milieu de la table, centre de la table, cartes du milieu',
	metal: 'metaux+, 8 métaux!, métal par tour!, métaux par tour!, mana',
	'metal-emblematique':
		'métal signature!, métal du personnage!, métal préféré, metal emblématique!, emblématique, métal du perso!, métal de son personnage!, signature, métal fétiche!, métal favori!, métal principal, métal perso!, métal de mon perso!, métal du héros!, emblematique, métal de Vin!, métal de Kelsier!, métal de Marsh!, métal de Shan!',
	mission:
		'mision!, missions, une piste de mission!, trois pistes, deux pistes, les pistes, dernière piste, première piste, deuxième piste, troisième piste, une piste, track, piste de missions!, la piste de mission!, la piste de missions!, la piste mission!, pistes, objectifs, quête, 3 pistes, 2 pistes, sommet de la piste, haut de la piste, piste commune, sur la piste, monte la piste, piste la plus, chaque piste, quelle piste, cette piste, autre piste, même piste',
	'niveau-ii':
		'niveau 2, capacité 2, capacité II, pouvoir 2, niveau deux, lvl 2!, capacité de niveau 2!, pouvoir de niveau 2!, capacité niveau 2!, pouvoir niveau 2!, capa 2, niv 2!, level 2, deuxième capacité, deuxième niveau, level II!, lvl II!, niv II!, capa II!, pouvoir II!, deuxième pouvoir, second pouvoir, la II, lvl2!, 2e niveau, 2e capacité, seconde capacité, capa de niveau 2!, capa de niveau II!, capa du niveau 2!',
	nuage: 'coppercloud!, nuage de cuivre!',
	'paire-de-metaux':
		'paire de metaux!, flacon en bas à droite!, flacon de droite!, fiole, vial!, paire, bouteille, potion',
	perception: 'perception',
	personnage:
		"carte perso!, capacité du perso!, pouvoir du perso, niveau III, persos, mon perso, ton perso, son perso, un perso, le perso, du perso, chaque perso, héros, niveau 3, niveau 1, niveau I, lvl 3!, capa 3, capa 1, capacité 3, pouvoir 3, level 3, l'autre perso, quel perso, ce perso, de perso, votre perso, leur perso",
	piece:
		"coins, piece, thune, monnaie, argent, fric, tune, thunes, gold, golds, oseille, pognon, cash, money, des sous, mes sous, ses sous, de sous, les sous, tes sous, vos sous, leurs sous, pépètes, pièces d'or, écus, deux sous, trois sous, quatre sous, 2 sous, 3 sous, 4 sous",
	piocher:
		'repiocher+, tire, nouvelle main, main de départ, reprendre cinq, reprends cinq, reprendre mes cinq, reprend 5, reprends 5, tirer cinq',
	'piste-d-entrainement':
		"piste d'entrainement!, piste training!, piste de training!, piste d'entraînements!, piste entraînement!, piste entrainement!, piste personnelle, piste du perso, piste du personnage!, une piste d'entraînement!, la piste d'entraînement!, la piste d'entrainement!, la piste training!, ma piste d'entraînement!, ta piste d'entraînement!, sa piste d'entraînement!, ma piste, ta piste, sa piste, cube d'entraînement!, mon plateau, ton plateau, son plateau, plateau joueur, plateau perso, piste de progression, piste de niveau, level up, ma progression, sur la piste d'entraînement!, sur la piste d'entrainement!, l'entraînement, l'entrainement, la piste perso, plateau personnel, plateau individuel, plateau de joueur, votre plateau",
	'plus-haut-plus-bas':
		"le plus haut, le plus bas, le plus haut d'une piste!, le plus haut sur la piste!, le plus haut sur une piste!, le plus bas sur la piste!, plus avancé sur la piste!, en tête d'une piste!, le plus avancé, en tête, plus avancé, moins avancé, premier sur la piste, dernier sur la piste, plus haut placé, la plus haute, la plus basse, premier de la piste, dernier de la piste, le plus loin",
	'points-de-mission':
		"points de missions!, pts de mission!, point mission!, points mission!, pt de mission!, pts de missions!, points d'avance, PM, point d'avancement, point de quête, point d'objectif, point de progression, placé ses points, place ses points, place mes points, place tes points, place les points",
	poussee: 'pousser',
	'premier-joueur':
		'1er joueur, first, qui commence, qui débute, premier à jouer, first player!, starting player!, start player!, tirage au sort, tire au sort, tiré au sort, second joueur, deuxième joueur, 2e joueur, joue en premier, celui qui commence, celle qui commence, joueur qui commence, tire le premier joueur, commence en premier',
	'recompense-de-mission':
		'récompense, bonus de mission!, recompense, reward+, bonus mission!, récompense de la mission!, bonus de piste, mi-parcours, case bonus, case du bonus, bonus du premier, bonus de la mission, bonus des missions, bonus du sommet, bonus de fin',
	regenerer:
		"régénération, rafraîchir, rafraîchit, regen+, régén+, rafraichir, redresser, untap!, à l'endroit, reset, refreshed!, récupère le jeton, récupère mon jeton, récupère mon métal, récupère un jeton, récupère ton jeton, récupère le métal, récupère un métal, récupère mes métaux, récupère ses métaux, pour récupérer un jeton, pour récupérer le jeton",
	sante:
		'pv, hp, pts de vie!, sante, vies, de vie, compteur de vie, cadran, pdv, la vie, sa vie, ta vie, votre vie, cœur, coeur, life, leur vie, vie max, full vie, pts de santé',
	savant:
		"effet savant!, carte savant!, son effet savant, l'effet savant, effet sur le côté, effet de côté, texte sur le côté, capa savant!, un effet savant",
	'seigneur-maitre':
		'seigneur maitre!, boss, LR, SM, deck du seigneur maître!, deck du lord ruler!, méchant, grand méchant, mechant, grand mechant, IA, tyran, bot, le patron, lord, big boss, Seigneur',
	solo: 'solo, coop+, en coop!, co-op+, mode coop!, coopératif, coopération, cooperatif, coopé, partie en solo!, joue seul, joue tout seul, jouer seul, seul contre, joueur seul, en équipe, solitaire, PvE, en coopé',
	traction: 'topdeck, ramener',
	traquer: 'copier, copie',
	victoire:
		"victory, win, condition de victoire, dernier survivant, dernier en vie, vainqueur, gagnant, l'emporte, fin de partie, wincon!, qui gagne, comment gagner, on a gagné, ai gagné, avons gagné, l'emporter, l'a emporté, remporte, a gagné, as gagné, t'as gagné, ont gagné, jamais gagné, gagne avec, gagne par, gagne aux, gagne souvent, gagne toujours, gagne jamais, gagne pas, gagne rarement, gagne une fois, gagne direct, gagne contre, gagne sur, gagnes sur, gagne tout le temps, façon de gagner, manière de gagner, moyen de gagner, fin de game, dernier debout, dernier vivant, gagne comment, gagnes direct, gagné grâce, gagné contre, allait gagner, allais gagner",
};
