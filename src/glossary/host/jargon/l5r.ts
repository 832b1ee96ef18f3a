/** What players of La Légende des Cinq Anneaux write. */
export const l5r = {
	'a-court-de-pions': 'plus assez de pions!, assez de jetons!',
	action: 'action',
	ancestral: 'ancestrale+',
	anneau: 'aneau!, lanneau!, void, le vide, le feu',
	annuler:
		'contrer, counter, contresort, counters, annulable, negate, cancelé!, cancelled, canceled, canceller!, un contre',
	attachement:
		'attach+, attachs!, atachement!, équipement, équiper, arme, armure, objet, item, stuff, enchantement, equipement, attacher, lattachement',
	attaquant: 'attaquante, qui attaque, en attaque, lattaquant',
	'cadran-d-honneur': 'cadran+, dial+, molette, roue, roulette',
	capacite:
		'capa, capacite, le pouvoir, un pouvoir, son pouvoir, mon pouvoir, ce pouvoir, du pouvoir, pouvoirs, capas, capacitée, aptitude, ton pouvoir, leur pouvoir, abi, abilité',
	'capacite-declenchee': 'capa déclenchée!, effet déclenché!, triggered!, activable, capacité activée, effet activé',
	'capacite-permanente':
		'effet permanent, effet constant, effet passif, capacité passive!, capa permanente!, passif, passive, permanente, effet continu, statique, permanent, en permanence, en continu',
	cense: 'est sensé, sont sensés',
	chercher: 'cherche dans, cherches dans, cherchez dans, cherche les, fouiller, tutor, dig, tuto',
	'choisir-une-option': "les deux options, une des options, l'une des options, des deux options",
	cible:
		'cibles, inciblable, ciblable, choisir un personnage, choisir un perso, choisir une carte, choisir une cible, targeté!, choisissez un perso, choisissez un personnage, targeted',
	clan: 'faction',
	competence:
		'skill mili!, skill pol!, force mili!, force militaire!, force politique!, compétence mili!, compétence pol!, force pol!, stat mili!, stat pol!, competence, mil, total de skill!, total militaire!, total politique!, sa force, mili, pol, poli, politique, puissance, stat, ma force, ta force, leur force, de force, mon total, son total, score, compet, chiffre politique, valeur militaire, valeur politique, points de force, chiffre militaire, valeur mili',
	'compte-de-gloire':
		'comptage de gloire!, décompte de gloire!, comptage de la gloire!, concours de gloire!, count de gloire!, total de gloire!, comptage, count, calcul de gloire, calcul de la gloire!',
	'condition-de-declenchement': 'trigger, déclencheur, triggers, déclenchement, declencheur, declenchement, proc',
	conflit:
		'conflit mili!, conflit pol!, conf mili!, conf pol!, conf, conflit mil!, attaque militaire!, attaque politique!, attaquer, combat, bataille, baston, bagarre, affrontement, un mili, un pol, un militaire, un politique, attaquable, battle, au militaire, au politique, au mili, au pol, le mili, le pol, mon mili, mon pol, une militaire, une politique, jattaque, lattaque, peux taper, obligé de taper',
	'construction-de-deck': 'deckbuild+, deck building!, monter un deck!, premier deck',
	controle: 'controle, volé un perso, volé un personnage, vole un perso, vole un personnage, controlez, controlé',
	courtoisie: 'courtois, courtoise',
	cout: 'cout, qui coûte, qui coute, qui coûtent',
	'deck-conflit':
		'deck de conflit!, deck conflits!, deck conf!, deck conflict!, carte conf!, carte de conflit!, paquet conflit!, pioche conflit!, côté conflit!, paquet de conflit!, paquet de droite!, deck de droite!, tas de droite!, pioche de droite!, cartes conflits!, pile conflit!, perso conflit!, perso de conflit!, draw deck!',
	'deck-dynastie':
		'deck dyn!, deck dyna!, deck de dynastie!, deck dynasty!, carte dyn!, carte de dynastie!, dynasty, paquet dynastie!, pioche dynastie!, côté dynastie!, perso dynastie!, dyn, dyna, paquet de dynastie!, paquet de gauche!, deck de gauche!, tas de gauche!, pioche de gauche!, pile dynastie!, côté dyn!, deux tas, la dynastie',
	'deck-epuise':
		'deck out!, deck-out!, deckout!, decké!, pioche vide!, plus de cartes dans le deck!, decker!, paquet vide!, paquet est vide, pioche est vide, plus de cartes à piocher!, plus rien à piocher!, meule, mill, plus de carte, plus de cartes dans, plus une seule carte, deck à sec, à sec',
	defausse:
		'discard+, discarder!, cimetière, graveyard+, jette, jeté, de jeter, poubelle, cimetiere, rebut, trash, corbeille, défosse, défause, à jeter, la jeter, le jeter, virer',
	defenseur:
		'bloqueur, défenseuse, défendre, defendre, bloquer, block, en défense, en def, je def, tu def, en defense, def, déf, se défendre, blocage, jdef',
	deplacer:
		"mouvement, ramener, mové!, deplacer, deplacement, moved, de bouger, pour bouger, peux bouger, peut bouger, je bouge, qu'on bouge, bouge un, bouge mon, on peut bouger, le faire venir",
	deshonore: 'dishonor+, dishonour!, desho!, désho!, disho!, déshonnoré!, deshonnoré!, dishonoré!, dishonore!',
	destin:
		'jeton destin!, jeton de destin!, pion de destin!, point de destin!, token destin!, thune, monnaie, fric, mes sous, ses sous, des sous, jeton fate!, token de destin!, point de fate!, un sou, les sous, jetons dessus, jetons sur, pognon, tune',
	discret: 'discrète, discrétion, furtif, furtive, furtivité, stealth, imblocable, coverté!, discrete',
	doublon: 'duplicata, dupe+, duplicat, en double, un double, le double, mon double, un 2e',
	duel: 'défi, un contre un, 1 contre 1',
	echanger: 'intervertir, switch, echanger, swap, interversion, permutation, switché',
	'effet-d-anneau':
		"effet anneau!, effet des anneaux!, effet de son anneau!, effet du ring!, résoudre l'anneau!, résolution de l'anneau!, effet du feu!, effet de l'eau!, effet de l'air!, effet de la terre!, effet du vide!, pouvoir de l'anneau!, effet feu!, effet eau!, effet terre!, effet vide!, effet air!, résous l'anneau!, résout l'anneau!, résous le ring!, effet de lanneau!, résolution du ring!, leffet de lanneau!, résous pas l'effet",
	'effet-de-remplacement': 'remplacement, instead',
	'effet-durable':
		"jusqu'à la fin du tour, lasting, jusqu'à la fin, reste du conflit, reste du tour, reste de la phase",
	'effet-retarde': 'effet différé, à retardement, delayed',
	'en-jeu-et-hors-jeu': 'sur le board!, sur la table, sur le plateau, sur table, board',
	'entrer-en-jeu': 'arriver en jeu, arrivée en jeu, etb!, venir en jeu, arrive sur le board, rentre en jeu',
	'etape-contextuelle': 'framework+',
	evenement: 'évènement, evenement, évenement, un sort, le sort, ce sort, mon sort, son sort, sorts, evt, levent',
	exemplaire: 'playset, même titre',
	'faveur-imperiale': "faveur, favor+, faveur imp!, fav, carte de l'empereur!",
	'fenetre-d-action': "fenêtre d'actions!, fenêtre, fenetre, window, fenetre d'action!",
	fief: 'send home!, sendhome!, sent home!, home, renvoyé à la maison!, renvoyé chez lui!, est à la maison, à la maison, chez lui, chez elle, chez eux, chez soi, send, bercail, renvoi, de rentrer chez, rentre chez, a la maison',
	fierte: 'fierte',
	'force-de-province':
		"défense de province!, résistance de la province!, résistance de province!, force de province!, strength, sa défense, la défense, de défense, la défense de la province!, la défense d'une province!, résistance, la force de la province!, de def, la def, sa def, de déf, points de vie, résist, la defense",
	forcee: 'effet forcé!, réaction obligatoire!, effet obligatoire!, forcee',
	forteresse: 'strongholds!, SH, strong, château, chateau, QG, citadelle, bastion',
	'gagner-la-partie':
		"victoire à l'honneur!, victoire par l'honneur!, victoire honneur!, victoire au déshonneur!, victoire par déshonneur!, victoire déshonneur!, gagner à l'honneur!, déshonneur+, wincon!, condition de win!, mort par déshonneur!, dishonor win!, honor win!, victoire militaire!, victoire par conquête!, victoire, défaite, perd direct, gagne direct, gagne la game!, win la game!, partie perdue, gagné direct, t'es mort, conquête, perdu au, la win, gagné à 25, gagne à 25, perd la game!, perdu la game!, gagné la game!, se gagne",
	honneur:
		"honors+, pion d'honneur!, jeton d'honneur!, jeton honneur!, points d'honneur!, lhonneur+, dhonneur+, token honneur!, pts d'honneur!, honeur!, honnor!, honour!, pts honneur!",
	'honneur-personnel': 'statut du perso!, statut du personnage!, statut, status',
	honore: 'honnorer!, honnoré!',
	immunise: 'immun, insensible, intouchable, immunise, immunisation',
	imprime: 'écrit sur la carte, marqué sur la carte, inscrit sur la carte, écrit dessus, marqué dessus, inscrit dessus',
	incline:
		'bower!, tappé+, tapper+, tapée+, tapped!, tapé+, inclinaison!, engagé, engage, fatigué, tap+, sur le côté, sur le coté, coucher, épuisé, horizontal, exhaust, se tape direct, jbow!, inclinee, couchee, me plie, est plié, fait plier, penché',
	influence: "splash+, splasher!, dinfluence+, point d'influence!, influ, splashable!, linfluence",
	initier: 'ai déclenché, a déclenché, se déclenchent, peux déclencher, peut déclencher',
	interruption:
		'interrupts+, interuption!, interrompre, interrompt, interupt!, interrup!, mon inter, son inter, inters',
	jouer:
		'acheter, jouer un perso, jouer un personnage, sortir un perso, hardcast, cast, jouée, pose un perso, sors un perso, sort un perso, peux jouer, peut jouer, je sors, on recrute, je recrute, si je joue, si tu joues, si on joue, mon adversaire joue, droit de jouer, la jouer, le jouer, veux jouer, quand on les joue, on peut jouer, on peut poser, peux poser, peut poser, de la poser, posé un perso, posé un attachement, pose un attachement',
	'joueur-actif': 'à qui le tour, à qui de jouer',
	limite:
		"une fois par round!, une fois par conflit!, une fois par tour, 1 fois par round!, 1 fois par conflit!, 1 fois par tour, limite d'une fois par conflit!, limite d'une fois par round!, fois par round!, fois par conflit!, fois par phase, une seule fois par tour, une seule fois par round!",
	'limite-de-deck':
		'limite de 3!, 3 exemplaires max!, 3 par deck!, 3 exemplaires, 3 copies, trois copies, 3 fois la même carte, trois fois la même carte, 3 max, max 3, trois max, limite de trois',
	limitee: 'limitées, limitee, Limité',
	'liste-restreinte':
		'banlist, ban list, liste des restreintes!, RL, carte bannie, ban, bannie, carte interdite, banni, bannir, sur la liste, de la liste',
	maximum:
		'max 1 par conflit!, max 1 par round!, max 1 par tour!, max 1 par phase!, maximum 1 par conflit!, maximum 1 par round!, max par conflit!, max par round!, maximum par, max 1 par',
	melangez: 'shuffle+, mélange, melanger',
	'mise-en-place': 'setup, set-up, début de partie, préparation, début de la partie, avant de commencer',
	modificateur: 'modif, buff, bonus, malus, debuff, boost, boosté, pump, buffé',
	'mot-cle': 'mot-clef, mot cle',
	mulligan: 'mull, mulligane!, muligan!, muligane!, mulli, remull!, re-mull!, mulligané!',
	'non-oppose':
		'inopposé!, non-opposée!, unoppose!, unop!, unopp!, unopposé!, unoposed!, sans opposition!, sans défense, pas défendu, non défendu, pas bloqué, non bloqué, pas défendue, non défendue, pas opposé, uno, opposé, non oppose',
	normal:
		'statut neutre!, redevient normal!, devient normal!, redevenir normal!, simplement normal, juste normal, à la normale, seulement normal',
	'ordre-des-joueurs': 'ordre du tour, ordre de jeu',
	participant: 'participation',
	'pas-d-attachement': 'no attachment!, sans attachement!, aucun attachement!, no attach!',
	'perte-du-texte-imprime':
		'blank, perdre son texte!, texte vide!, sans texte, carte vierge, perd ses capacités!, blanké!, blanke, blanked!',
	phase:
		'phase de dynastie!, phase de pioche!, phase de conflit!, phase de destin!, phase de rassemblement!, phase dynastie!, phase dyn!, dynasty phase!, phase pioche!, phase de draw!, draw phase!, phase conflit!, phase des conflits!, conflict phase!, phase destin!, phase de fate!, fate phase!, phase de regroupement!, phase rassemblement!, manche, en dynastie, phase regroupement!',
	piocher: 'repiocher+, repioche+, tirer, tirage, jpioche',
	'pion-statut':
		'jeton statut!, jeton de statut!, pion de statut!, token statut!, jeton honoré!, jeton déshonoré!, pion honoré!, pion déshonoré!, token honoré!, token déshonoré!, pion déshonneur!, jeton déshonneur!, token de statut!, jeton status!, token status!, marqueur de statut!, jeton de déshonneur!, pion de déshonneur!, token déshonneur!, marqueur honoré!, marqueur déshonoré!, token honored!, le token, son token, ce token, son pion, token rouge, jeton rouge',
	'premier-joueur': '1er joueur!, first, joue en premier, FP, joueur 1',
	proprietaire: 'possesseur, proprio, appartient, appartiennent, proprietaire',
	province: 'prov+, provs+',
	'province-detruite':
		'détruire, casser, breaker!, briser, péter, broken+, detruire, détruite, destruction, destroy, conquérir, cassage, démolir, elle tombe, pétage, exploser',
	'province-face-cachee':
		"province cachée!, facedown+, province face visible!, province non révélée!, province retournée!, province non retournée!, face cachée, face down, province à l'envers!, provinces à l'envers!, à l'envers, face cachee",
	provoquer: 'défier, challenger, provoquer, provocateur, provocation',
	'quitter-le-jeu':
		"sortir du jeu!, sort du jeu!, sorti du jeu!, quitte la table!, leave play!, meurt, meurent, mort, morte, tuer, kill, quitte le plateau!, bounce, son départ, dead, die, mourra, s'en vont, perso part, il parte, quand il part, crever, elle part, bouncé, killé, perso dégage, il dégage, ils partent, persos partent, en partant, va mourir",
	reaction: 'réac+, react+, réagir, réagit, réagis, réagissent, réagi, reagir, reagit, reac+, rea, réa, réact, reacts',
	redresse:
		'untap!, unbow!, unbowed!, redressement, debout, désincliné!, straight, se dégage, désengagé, à la verticale, vertical, détapé!, détape!, relever, dégagé, se relever, remis droit, untappé!, untapped!, readyé!',
	remplir:
		'remplir, remplis, remplit, rempli, remplie, remplissage, refill, remplir ses provinces!, remplir sa province!, remplir ta province!, remplir ma province!, remplir mes provinces!, remplissez, remplissent',
	'remporter-un-conflit':
		"gagnant du conflit!, perdant du conflit!, gagner le combat, remporter, win, vainqueur, gagnant, gagne en défense!, l'emporter, s'il gagne, si je gagne, si on gagne, si tu gagnes, qui gagne, gagne sans, gagne sur, gagne ce conflit!, perd ce conflit!, si on perd, s'il perd, si je perds, si tu perds, j'avais gagné, le gagne, fallait gagner, faut gagner, pas gagné, que je gagne, gagne l'attaque, perd l'attaque",
	reserve: 'réserve de jetons!, banque, réserve commune!, stock, pot commun, reserve generale!',
	'resolution-simultanee':
		'simultané, simultanément, en même temps, priorité, au même moment, même moment, même timing, en simultané, priorite',
	ressource: 'holdings, bâtiment, batiment, édifice, building, structure',
	restreint: 'restreinte+',
	restrictions: 'restriction',
	'retire-de-la-partie': 'exiler, retiré du jeu!, RFG!, exil, removed, remove, hors partie, exilé',
	reveler:
		'dévoiler, flip, retourné, on les retourne, je retourne, reveal, retourner une, retourner la, reveler, revealed',
	revendiquer: "claimer!, revendiq!, claimed!, récupère l'anneau!, jclaim!",
	role: 'keeper+, seeker+, carte de rôle!, gardien, quêteur, chercheur',
	sacrifice: 'sac, sacrif, saccé!, sacce!',
	'seconde-fois': 'résoudre deux fois!, résoudre une seconde fois!, une seconde fois',
	'sequences-emboitees':
		"effets imbriqués!, réactions en chaîne!, séquence, stack, imbriqué, emboîté, LIFO, enchaînement, s'emboîte, s'emboîtent, s'emboite",
	sincerite: 'sincère, sincerite',
	tiret: 'dash, barre',
	trait: 'sous-type',
	unique: 'unique, unicité, unicite',
	'valeur-de-base': 'stat de base!, skill de base!, force de base!',
	'valeur-de-mise':
		'bid+, bids+, miser, mise, enchère, bidding+, low bid!, enchérir, pari, surenchère, enchere, encheres, bidé, high bid!, surenchérir, bet, mets 5, parier, de mettre 5, à mettre 5, met 5, mis 5',
};
