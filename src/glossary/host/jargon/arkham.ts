/** What players of Horreur à Arkham write. */
export const arkham = {
	abandon: 'resigner!, résign, fuir le scénario!, forfait, quitte le scénario, résigne, résigné',
	annuler: 'cancelé!',
	'attaque-d-opportunite':
		"AdO!, attaque d'op!, attaque d'oppo!, attaque d'opportunités!, attaque opportunité!, attaque d'opportunite!, coup d'opportunité!, attaque gratuite, ao+, attaque d'opp!, attaque d'oportunité!, opportunité, opportunités, oppo, attaque dopportunité!, attaque dopportunite!, coup gratuit, baffe gratuite, aoo!, coup d'op!",
	attribuer:
		'commiter!, committer!, engager sur le test!, engager une carte!, engager des cartes!, carte engagée!, commit+, comit+, engages une carte!, engager dans, jcommit!',
	capacite:
		'capa, capacite, pouvoirs, son pouvoir, le pouvoir, un pouvoir, mon pouvoir, ton pouvoir, ce pouvoir, du pouvoir, leur pouvoir',
	'capacite-de-reaction':
		'réac+, react+, reaction, effet de réaction!, réagir, réacs+, reac+, capa de réaction!, capa réaction!, réagit, réagis',
	'capacite-forcee':
		'effet forcé!, forced!, capa forcée!, effets forcés!, le forcé!, Forcé+, un forcé!, son forcé!, les forcés!, effet obligatoire, ce forcé!, du forcé!, des forcés!',
	'capacite-gratuite':
		'free action!, capacité éclair!, symbole éclair!, action éclair!, action gratuite, éclair, capa gratuite!, pouvoir gratuit!, effet gratuit, free trigger!',
	'carte-competence':
		'carte de compétence!, carte skill!, cartes compétences!, cartes de compétences!, skill, skills+, compétences, une compétence, ma compétence, sa compétence, carte competence!, cartes competences!',
	'carte-evenement': "évènement, cartes événements!, carte d'événement!, carte event!, evenement, évenement, évent",
	classe:
		'seeker+, guardian+, rogue+, mystic+, survivor+, truande, chercheuse, survivante, gardienne, faction, neutre, multiclasse, truand, survivant, mystique, seekers+',
	combattre:
		"action fight!, action combat!, action de combat!, action d'attaque!, combat, taper dessus, le taper, le tape, je tape, tu tapes, se battre, se bat, baston, bagarre, cogne, le frapper, la frapper, les frapper, la taper, les taper, le fight, tire dessus, lui tirer, l'attaquer, les attaquer, mon attaque, puis-je attaquer, peux attaquer, se battait, castagne, se battent, le fighter, fighte, fightes, de taper, peux taper, veux taper, pour taper, je frappe, tu frappes",
	cout: 'cout, coûte, coûtent, coute, coutent',
	'deck-acte-et-deck-intrigue': 'agenda, agendas, act, lintrigue, lagenda',
	'deck-rencontre':
		'deck de rencontre!, deck rencontres!, deck de rencontres!, deck encounter!, paquet rencontre!, pioche rencontre!, pile rencontre!, carte de rencontre!, cartes rencontres!, cartes de rencontres!, encounters!, rencontre, deck du mythe!, carte mythe!, cartes mythe!, carte du mythe!, pioche du mythe!, deck mythe!, deck mythos!, deck des monstres!, deck monstre!, paquet de rencontre!, paquet de rencontres!, paquet des monstres!, paquet des méchants!, carte encounter!, une encounter, pile de rencontre!',
	defausse:
		'discard+, discarder!, poubelle, jeter, défaussage, mill, sacrifie, sacrifié, dégage, je vire, tu vires, defaussee!, defause!, défause!',
	'degats-directs':
		'dégat direct!, dégats directs!, dommage direct!, dégâts direct!, degats directs!, dommages directs!, dmg direct!, degat direct!, degats direct!',
	deplacement:
		'mouvement, bouger, moves+, téléportation, mouv, téléporte, deplacement, se deplace, me deplace, se deplacer, me deplacer, te deplaces, se dirige, se diriger, rejoindre, rejoint, se balade, se balader',
	discussion:
		'parlementer, parlay!, pourparlers, parley+, négociation, négocie, discussion avec un, action de discussion!, action discussion!',
	emplacement:
		"slots+, slot de main!, slot main!, slot allié!, slot arcane!, slot accessoire!, slot de corps!, slot corps!, dans les mains, à une main, main libre, mains libres, emplacement main!, slot d'allié!, slot d'arcane!, slot d'accessoire!, à deux mains, deux mains, 2 mains, une main, accessoire, mains pleines, place en main, deux arcanes",
	engagement:
		'désengagé, désengagement, collé à, au contact, réengage+, réengagé+, ré-engage!, reengage+, aux prises, corps à corps, au cac, sur le dos, saute dessus, me saute, recolle, recollé, se colle, me colle, sur la gueule, le désengager, me désengager, se désengager, désengage, désengages, saute sur, rengage, rengagé, est sur moi, est sur toi, goule sur moi, mengage!, aux basques, dans les pattes, desengage, engagee',
	ennemi:
		'ennemie, monstre, mob, bestiole, créature, méchants, un méchant, le méchant, minion, enemi, enemis, ennemy, boss, sbire, méchant, lennemi, monsters, bébête, dennemi, dennemis',
	enqueter:
		"investiguer+, enquete, action enquête!, action d'enquête!, fouiller, fouille, test d'enquête!, action d'investigation!, test d'investigation!, investig, pour enqueter, peux enqueter, veux enqueter, jenquete!, jenquête!, enqueté, d'enqueter",
	evasion:
		"evader!, évader, évadé, esquiver, esquive, évasions, tu évites, j'évite, l'a évité, action d'évasion!, s'enfuir, fuir, fuis, fuit, fuite, évade+, evasion, evadé+, test d'évasion!, s'echapper, m'echappe, dodge, l'éviter, jevade!, jévade!, l'ai évité",
	experience:
		"xp+, exp, px, point d'xp!, points d'xp!, upgrade, améliorer, amélioration, upgrades+, pex, upgradé, upgrader, 1xp!, 2xp!, 3xp!, 4xp!, 5xp!, point d'exp!, points d'exp!, amelioration",
	fatalite: 'dooms+, jeton fatalité!, jeton de fatalité!, jeton doom!, pion doom!, pion de fatalité!, fatalite, fata',
	'fenetre-de-joueur':
		"fenêtre joueur!, fenêtre des joueurs!, fenêtre de joueurs!, fenêtre d'actions!, fenêtre de jeu!, fenêtre de timing!, window, fenêtre, fenetre",
	generation:
		'spawner!, spawns!, pop, apparaître, apparait, apparaît, apparaissent, apparition, pope, popent, popé, apparu, génération, generation, spawned, poppe',
	'icone-libre':
		"joker, icône wild!, icône joker!, icônes de compétences!, icône compétence!, point d'interrogation, icone libre!, icones libres!",
	incline:
		'tappé+, tapée+, tapped!, inclinaison, est tapé, sont tapés, déjà tapé, tap, exhaust+, exhausted+, horizontal, penché, couché, exhausté!, tappe, exhauste, est épuisé',
	indice:
		'clues+, jeton indice!, jetons indices!, pions indices!, jeton loupe!, jetons loupe!, jetons loupes!, dindice!, dindices!',
	'investigateur-principal':
		'enquêteur principal!, enquêtrice principale!, investigatrice principale!, investi principal!, lead, premier joueur, 1er joueur, enquêteur en chef!, meneur, premier enquêteur!, leader, investigateur en chef!',
	'lieu-connexe':
		"lieu adjacent!, lieu relié!, lieux connectés!, connecté, lieu d'à côté, adjacent, lieu voisin!, relié, lieu d'à coté!, lieu à côté, pièce d'à côté, lieux à côté, connection, connections, pièce voisine, pièces voisines",
	'mode-independant': 'standalone!, stand alone!, stand-alone!, one shot, one-shot, hors campagne, en indépendant',
	mulligan: 'mull, mulligane!, muligan!, muligane!, mulli',
	niveau: 'lvl+, niv, niveau 0, lv, nv',
	'niveau-de-difficulte':
		'en difficile, en facile, en expert, en standard, niveau de difficultés, Standard, Expert, en hard, mode normal, en normal, en easy, mode hard, mode easy, niveau standard, niveau facile, niveau expert, quelle difficulté, quatre difficultés',
	'par-investigateur':
		"par investi!, par investigateurs!, par enquêteur!, bonhomme, nombre de joueurs, nbre de joueurs, nb de joueurs, nombre d'investigateurs, par tête, par personne, par perso",
	'phase-d-entretien':
		"upkeep!, phase entretien!, phase d'upkeep!, entretien, phase d'entretient!, maintenance, phase dentretien!",
	'phase-d-investigation':
		"phase investigation!, phase d'enquête!, phase investigateur!, phase des investigateurs!, phase investigateurs!, phase d'investigations!, phase des joueurs, phase joueur!, phase joueurs!, phase d'action, phase d'actions, phase dinvestigation!, phase invest!, phase investi!, phase des enquêteurs!, phase d'invest!, phase enquête!",
	'phase-des-ennemis':
		"phase ennemi!, phase ennemis!, phase ennemie!, phase d'ennemis!, phase des monstres!, celle des ennemis, phase monstre!, phase des ennemies!, phase d'attaque, tour des ennemis, tour des monstres, phase des mobs!",
	'phase-du-mythe':
		'mythe, mythos+, phase mythe!, phase mythos!, phase de mythe!, phase du mythos!, phase de rencontre!, phase encounter!, phase des rencontres!',
	piocher:
		'repiocher+, tirer une carte, draws+, tires une carte, en tire une, en tirer une, tirer la suivante, tire sa carte, tirées, tirée, tire deux cartes, tire 2 cartes, tiré deux cartes, tiré 2 cartes, piochee',
	'pion-chaos':
		'jeton chaos!, jeton du chaos!, jeton de chaos!, token chaos!, pion du chaos!, pion de chaos!, token, jeton, crâne, skull, jeton crâne!, jeton cultiste!, jeton du sac!, pion du sac!, pion, tablette, bless, curse, tête de mort, bénédiction, malédiction, jetons',
	'points-de-victoire':
		'victory+, point de victoires!, pts de victoire!, vp, victoire 1!, pts victoire!, zone de victoire!, point victoire!, points victoire!, pile victoire!, victoire 2!, marqué Victoire',
	rapide: 'carte fast!, cartes rapides!, est rapide, sont rapides, rapides, en rapide',
	redresse:
		'untap!, se relève, se relèvent, ready+, readied+, debout, détap, se ready!, redressement, untapé!, détape, détapé, se relever',
	'reserve-du-chaos':
		'sac du chaos!, sac chaos!, sac de chaos!, dans le sac, du sac, bag, chaosbag!, sac, pochon, bourse, sac de jetons',
	'reussite-automatique':
		"autofail!, auto-fail!, auto fail!, échec auto!, échecs auto!, réussite auto!, succès auto!, succès automatique!, échec critique, autosuccess!, auto-réussite!, tentacule+, auto-échec!, auto échec!, auto-succès!, pieuvre, poulpe, rate auto!, échoue auto!, échec d'office!, réussite d'office!, rate automatiquement!, echec auto!, echec automatique!, reussite auto!, reussite automatique!",
	'sante-mentale':
		"sanité+, santé mental!, jeton horreur!, jeton d’horreur!, horror, sante mentale!, cerveau, mental, point de santé mentale!, points de santé mentale!, point d'horreur!, points d'horreur!, dhorreur, dhorreurs, lhorreur",
	'set-de-rencontre': 'set rencontre!, set de rencontres!, sets de rencontres!, sets rencontre!',
	'signe-des-anciens': "signe ancien!, signe des ancien!, signe d'ancien!, pion étoile!, jeton étoile!",
	soigner: 'healer+, guérir, guérit, guérison, guéri, heals+, healing',
	'sombre-regle': 'règle sombre!, règle du pire!, grimrule!, grimm rule!, le pire',
	soutien: 'allié+, assets+, carte de soutien!, objet, équipement, item, compagnon, matos, ally, equipement, allie',
	'taille-de-la-main':
		'limite de cartes en main!, taille de main!, main max, 8 cartes en main!, max en main!, 8 cartes, huit cartes, 8 cartes max!, trop de cartes, limite de cartes, cartes max, huit cartes max!, limite de 8 cartes!, limite de huit cartes!, limite de 8!, main pleine',
	'test-de-competence':
		"test, skill check!, test de combat!, test de compétences!, test intel!, test de volo!, test de competence!, test d'agi!, valeur de compétence!, tests, jet, skill checks!, agility, stat, carac, de willpower, en willpower, en intel, en volo, en agi",
	traitrise: 'treacheries!, traîtrises, trahison, treach+, traitrises',
	traumatisme: 'traumas+, trauma physique!, trauma mental!, traumas mentaux!, traumas physiques!, séquelle',
	vaincu:
		"vaincue, vaincre, defeat+, tuer, mourir, meurt, meurs, meurent, mort, morte, kill, ko, battre, tue, bat, dégommé, achevé, kills, abattre, dead, hors combat, killé, crever, poutré, défoncé, défonce, fais défoncer, fait défoncer, dézingué, zigouillé, bute le, bute un, l'a buté, l'achever",
	'valeur-occulte': 'occulte, valeur de brouillard!, brouillard, voile, valeur du lieu',
	vie: 'dégat+, degat+, dmg!, point de vie!, pts de vie!, dommages, hp, jeton dégât!, jeton de dégât!, pv, pdv, blessure, santé physique!, cœur, coeur, damages, point de santé!, blessures, point de dégât!, points de dégâts!',
	'zone-de-menace': 'zone menace!, zone de menaces!, threat+, zone menaces!',
	difficulte: 'difficulte, seuil de réussite, diff, seuil du test!, valeur à atteindre, valeur à battre',
	controle: 'controle, possesseur, appartient, controlé',
	ressource:
		'ress, thune, gagne 1, jeton ressource!, thunes, tune, fric, pognon, monnaie, jeton argent!, éco, des sous, ses sous, mes sous, les sous, de sous, 2 sous, deux sous, dollar, resources+, oseille, 3 sous, trois sous',
	engager: "l'engager, action engage!, action d'engager!, action d'engagement!, on l'engage, je l'engage, tu l'engages",
	'piocher-action': 'action pioche!, action piocher!, action de pioche!, action de piocher!, action pour piocher!',
	'se-deplacer': 'action de mouvement!, action déplacement!, je bouge, tu bouges, on bouge',
	'capacite-d-action': 'symbole flèche!, flèche, double flèche!, icône flèche!, fleche',
	'capacite-permanente': 'effet passif, passif, effet constant, effet continu, capa passive!, capacité passive!',
	'reference-du-scenario':
		'carte de référence!, carte scénario!, carte référence!, carte de scénario!, carte du scénario!, carte de ref, carte de réf, carte ref, carte réf',
	unique:
		"est unique, sont uniques, unicité, étoile devant, uniques, d'étoile, sans étoile, d'etoile, une etoile, etoile devant",
	'condition-de-declenchement': 'trigger, déclencheur, triggers+, déclenchement',
	'construction-du-deck': 'deck building!, deckbuild!, decklist, monter un deck, construit un',
	'ordre-des-joueurs': 'ordre du tour, sens horaire, sens des aiguilles, ordre de jeu, à tour de rôle, qui commence',
	'deck-investigateur':
		"deck joueur!, deck d'investigateur!, mon paquet, son paquet, taille du paquet, ma pioche, paquet de pioche!, pioche vide",
	'en-jeu-et-hors-jeu': 'hors du jeu, zone de jeu, sur la table, board',
	'entre-en-jeu': 'arrivée en jeu, arriver en jeu, arrivent en jeu, rentre en jeu, rentrent en jeu, vient en jeu',
	'a-court-de-pions': 'plus de jetons, plus assez de jetons, à court de jetons, plus assez de pions',
	faiblesse: 'faiblesse signature!, weaknesses!, weak, faiblesse basique!',
	'gagner-et-perdre':
		'défaite, on a perdu, game over, résolution, partie perdue, partie est perdue, on a gagné, resolution, wipe, perdre la partie, gagner la partie, partie gagnée',
	infliger:
		'assignation, assigner, répartir, faire des dégâts!, répartition, soak, distribue, répartis, répartit, soaké, soake, lui colle, lui coller',
	'le-plus-proche': 'plus proche, le plus près, la plus près, même distance, égale distance, moins loin, plus proches',
	limite: "max, maximum, limité, limitée, limite une fois, limite d'une fois",
	'mode-campagne': 'carnet de campagne!, campagne',
	modificateur: 'modif, malus, bonus, boost, buff, pénalité, debuff',
	'mot-cle': 'mot clef, mot-clef, mot cle, mots cles',
	'resolutions-simultanees':
		'simultanément, simultané, au même moment, dans quel ordre, quel ordre, tombent en même temps, déclenchent en même temps',
	'retire-de-la-partie': 'retiré du jeu, retirer du jeu, hors partie',
	riposte: 'contre-attaque, contre attaque',
	subir:
		'subir, subit, subis, prendre un dégât!, prendre des dégâts!, prend les coups, prend un dmg!, prends un dmg!, prends un dégât!, prends des dégâts!, prend une horreur!, prends une horreur!, tanker, bouffé, subi, subissent, mange les dégâts, encaisser, morflé, morfle',
	tour: 'tour, manche',
	'tue-ou-dement':
		'mort ou fou!, mort définitive, devient fou, devenir fou, deviens fou, devenus fous, mort définitif!, insane, devenu fou, devenue folle',
	utilisations: 'munition, munitions, charges, ammo, charge, secrets, utilisations, fournitures',
	'ressource-action':
		'action de ressource!, laction ressource!, prendre une ressource, prends une ressource, à cliquer pour',
	'capacite-declenchee':
		'capa déclenchée!, la déclencher, le déclencher, la trigger, le trigger, peux déclencher, peut déclencher, declenche, la declencher',
	chercher:
		'cherche dans, chercher dans, cherches dans, cherchez dans, tutor, fouiller son deck!, fouille les, fouilles les, tuteur, fouille mon deck!, fouille le deck!',
	collection: 'collec',
	deck: 'paquet, talon',
	detenteur: 'porteur',
	distant: 'distants+',
	'effet-persistant': 'effet durable, persistant, lasting',
	'effet-retarde': 'effet différé, retardé',
	exceptionnel: 'exceptionnelles',
	exemplaire: 'copie, doublon, en double, playset',
	immunise: 'immun',
	'indicatif-d-action': 'en gras, action en gras!',
	lieu: "pièce, endroit, location, carte de lieu!, d'une case, même case, même salle",
	'mis-de-cote': 'de côté, de coté',
	permanent: 'permanent',
	'perte-du-texte-imprime': 'boîte de texte, sans texte',
	'quitter-le-jeu': 'partir du jeu, sortir du jeu, part du jeu, sort du jeu, sorti du jeu, parti du jeu, leave play!',
	'regles-d-or': "la carte prime, la carte l'emporte, la carte gagne, golden rule!, la carte prévaut, prime sur",
	restrictions: 'restriction, prérequis',
	'texte-d-ambiance': 'flavor, flavour, fluff, italique, texte en italique',
	trait: 'tag',
	'valeur-de-base': 'en base, stat de base, une base de',
	'jouer-une-carte':
		"jouer une carte, joues une carte, la jouer, la joue, la joues, l'a posée, ni jouer, pas le jouer, ne se joue, se joue pas, se jouent, joue cette carte, joué cette carte, pose mon, pose ma, poses ton, poses ta, posé mon, posé ma",
	chasseur: 'poursuit, poursuivre, court après, traque, traquent, pourchasse',
	elimination: 'elimine, eliminé, éliminé en cours, sorti du scénario',
};
