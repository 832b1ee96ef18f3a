import { list } from './list';

/**
 * What players write for a term and its page does not say, or only lists for search: slang, English names and French
 * made of them, spellings. By game and term; on the site, none of these links.
 *
 * A word is an ordinary one, unless « ! » says that it tells the game by itself, or « + » that it is characteristic. Those
 * with a capital keep it. A word of which French makes too much else (« taper », « tuer », « bouger ») is left out.
 */
const byGame: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	keyforge: {
		allie: 'créature amie!',
		amelioration: 'amélio+, upgrader!, upgradé!',
		anomalie: 'anomalie',
		aombre: 'ambre+, amber+, aembre!, æmbre!, ambers+, aombe!, aombr!',
		archives: 'archivage!',
		assaut: 'assaults!',
		attaquer: 'attaquante',
		'autre-maison': 'hors maison!, off house!, offhouse!',
		'boucles-infinies': 'combo infini, combo infinie, loop, looper',
		capacite: 'capa, capacite',
		'capacite-action': 'effet action!, capa action!',
		'capacite-constante': 'effet constant, effet permanent, effet passif, capacité passive!, capa constante!',
		'carte-action': "carte d'action!, jouer une action, jouer des actions",
		'carte-d-identite': "archon card!, carte archonte!, carte d'archonte!, carte de l'archonte!",
		chaines: 'chain+',
		chercher: 'fouiller, tutoriser!',
		cles: 'clef, cle',
		combat: 'fighter+, refighter!',
		'cout-actuel':
			"key cost!, coût de clé!, coût des clefs!, coût de forge!, coût de la clef!, coût d'une clef!, prix de la clé, prix des clés, prix d'une clé",
		defausse: 'discard+, discarder!, graveyard+, cimetière, défausser',
		degat: 'dégat+, degat+, dmg!, dommages, damages+, pion dégât!, jeton dégât!, jeton de dégât!',
		deploiement: 'déployer',
		detruit: 'destroy+, destroyer',
		echanger: 'swapper!, switcher, switch',
		ennemi: 'ennemie',
		enrager: 'jeton enragé!, pion enragé!, enrage counter!',
		'fin-du-tour': 'eot!',
		'franc-tireur': 'mavericks, mav!',
		gigantesque: 'giga, gigas',
		greffer: 'grafter!',
		hante: 'hantée, hantise',
		'icone-bonus':
			"pip+, pips+, bonus d'ambre!, icône d'ambre!, icône ambre!, icône d'aombre!, icône de capture!, icône de dégât!, icône de pioche!, ambre bonus!, aombre bonus!, enhancement!",
		incline: 'tappé+, tapper+, tapée+, tapped!, engagée, exhausté!, exhauster!, épuisée',
		insaisissable: 'élusif+, insaisisable!, insaissable!, insaississable!, insaisissabilité!',
		invulnerable: 'invulnérabilité',
		'ligne-de-front': 'ligne, battle line!, ligne de bataille!',
		'main-de-depart': 'main initiale!, opening hand!, main de base',
		maison: 'faction',
		'maison-active': 'maison choisie!, maison du tour!, maison appelée!, maison déclarée!, maison annoncée!',
		'marqueur-puissance':
			'marqueur +1!, pion +1!, jeton +1!, compteur +1!, token +1!, marqueur puissance!, jeton puissance!, pion puissance!, marqueur de puissance!, jeton de puissance!, pion de puissance!',
		moisson: 'reaper!, récolter, récolte, moissoner!, moissone!, moissonnage!, moissoneuse!',
		mulligan: 'mull, mulligane!, muligan!, muligane!, mulliganer!',
		piocher: 'repiocher+, drawer!, tirer une carte, tirer des cartes',
		poison: 'empoisonner, empoisonnement',
		'premier-tour': 'restriction du premier tour!, limite du premier tour!',
		projection: 'splash damage!, splasher!, dégâts de splash!, dégâts splash!',
		proteger:
			'warder!, wardé!, jeton ward!, pion ward!, protection, jeton protection!, pion protection!, jeton de protection!',
		provocation: 'taunter!, taunté!, provoc+',
		puissance: 'point de puissance!',
		purger: 'exiler, exil',
		'quitter-le-jeu': 'sortir du jeu',
		'redevenir-non-forgee': 'déforger!, deforger!, unforger!, unforged!',
		redresse:
			'untap!, untapper!, untapé!, détaper!, détapper!, dégager, désengager, désengagée, créature prête!, readier!',
		'regle-de-six': 'règle des six!, règle de 6!, règle des 6!, rule of 6!',
		'reserve-d-aombre':
			"réserve d'ambre!, réserve d'amber!, réserve d'æmber!, réserve d'ambres!, pool, pool d'ambre!, pool d'aombre!",
		sacrifice: 'saccer!, sacrificier!',
		soigner: 'healer+, soin, guérir, guérit, guérie',
		sonne:
			'stuns!, stuner!, stunner!, stunné!, stuné!, étourdi, étourdie, étourdissement, assommée, jeton pion jeton sonné!, pion sonné!',
		'stock-commun': 'stock, supply',
		voisine: 'neighbour!, créature voisine!, créature d’à côté',
		voler: "vol, stealer!, vol d'ambre!",
	},
	l5r: {
		ancestral: 'ancestrale+',
		anneau: 'aneau!',
		annuler: 'canceler!, canceller!, cancellation!, cancelé!, contrer, counter, counterer!, contresort',
		attachement: 'attach+, attachs!',
		attaquant: 'attaquante',
		'cadran-d-honneur': 'cadran+, dial+, molette',
		capacite: 'capa, capacite',
		'capacite-declenchee': 'capa déclenchée!, effet déclenché!, triggered!',
		'capacite-permanente': 'effet permanent, effet constant, effet passif, capacité passive!, capa permanente!',
		chercher: 'fouiller, tutoriser!',
		cible: 'targeter!, targetter!, targeté!, cibles',
		competence:
			'skill mili!, skill pol!, force mili!, force militaire!, force politique!, compétence mili!, compétence pol!, force pol!, stat mili!, stat pol!',
		'compte-de-gloire':
			'comptage de gloire!, décompte de gloire!, comptage de la gloire!, décompte de la gloire!, concours de gloire!',
		conflit: 'conflit mili!, conflit pol!, conflit poli!, conf mili!, conf pol!',
		'construction-de-deck': 'deckbuild+, deck building!',
		courtoisie: 'courtois, courtoise',
		cout: 'cout',
		'deck-conflit': 'deck de conflit!, deck conflits!, deck conf!, deck conflict!, carte conf!, carte de conflit!',
		'deck-dynastie':
			'deck dyn!, deck dyna!, dynastie, dynasty+, deck de dynastie!, deck dynasty!, carte dyn!, carte de dynastie!',
		'deck-epuise': 'deck out!, deck-out!, deckout!, decké!',
		defausse: 'discard+, discarder!, cimetière, graveyard+',
		defenseur: 'bloqueur',
		deplacer: 'mover!',
		deshonore: 'dishonor+, dishonorer!, dishonoré!, dishonour!, déshonnorer!, deshonnorer!',
		destin: 'jeton destin!, jeton de destin!, pion de destin!',
		discret: 'discrète, discrétion',
		doublon: 'duplicata',
		duel: 'dueller!, dueler!',
		'entrer-en-jeu': 'arriver en jeu, arrivée en jeu, etb!',
		evenement: 'évènement',
		'faveur-imperiale': "faveur, favor+, faveur de l'empereur!, favor impérial!, fav impériale!",
		'fenetre-d-action': "fenêtre d'actions!, fenêtre action!",
		fief: 'send home!, sendhome!, sent home!',
		'force-de-province':
			'défense de province!, résistance de la province!, résistance de province!, force de province!, strength',
		forcee: 'effet forcé!',
		forteresse: 'strongholds!',
		'gagner-la-partie':
			"victoire à l'honneur!, victoire par l'honneur!, victoire honneur!, victoire au déshonneur!, victoire par déshonneur!, victoire déshonneur!, gagner à l'honneur!, gagner au déshonneur!, perdre au déshonneur!, perdre par déshonneur!",
		honneur: "honors+, pion d'honneur!, jeton d'honneur!, jeton honneur!, points d'honneur!",
		honore: 'honnorer!, honnoré!',
		incline: 'bower!, bowé!, boweds!, tappé+, tapper+, tapée+, tapped!, untapped',
		interruption: 'interrupts+',
		'liste-restreinte': 'banlist, ban list, liste des restreintes!',
		limitee: 'limitées',
		mulligan: 'mull, mulligane!, muligan!, muligane!, mulliganer!',
		'non-oppose': 'inopposé!, non-opposée!, unoppose!',
		'perte-du-texte-imprime': 'blanker!, blanké!',
		piocher: 'repiocher+, tirer une carte, tirer des cartes',
		'pion-statut':
			'jeton statut!, jeton de statut!, pion de statut!, token statut!, jeton honoré!, jeton déshonoré!, pion honoré!, pion déshonoré!, token honoré!, token déshonoré!, pion déshonneur!, jeton déshonneur!',
		province: 'prov+, provs+',
		'province-detruite':
			'détruire, casser, breaker!, breaké!, briser, province cassée!, province brisée!, prov cassée!',
		'province-face-cachee': 'province cachée!, facedown+, province face visible!, province non révélée!',
		provoquer: 'provoqué, défier, challenger, challengé',
		reaction: 'réac+, react+',
		redresse: 'untap!, untapper!, détaper!, readier!',
		remplir: 'refiller!, remplir, remplis, remplit, rempli, remplie, remplissage',
		'remporter-un-conflit':
			'gagner ce conflit!, gagner son conflit!, gagner mon conflit!, gagner des conflits!, perdre ce conflit!, perdre son conflit!, perdre mon conflit!',
		reserve: 'réserve de jetons!',
		ressource: 'holdings',
		reveler: 'revealer!',
		revendiquer: 'claimer!, revendiq!',
		role: 'keeper+',
		sacrifice: 'saccer!',
		unique: 'unique',
		'valeur-de-mise': 'bid+, bider!, bidder!, bids+, miser, mise, enchère',
	},
	arkham: {
		abandon: 'resigner!',
		annuler: 'canceler!, canceller!, cancelé!, counter',
		'attaque-d-opportunite':
			"AO+, AoO!, AdO!, attaque d'op!, attaque d'oppo!, attaque d'opportunités!, attaque opportunité!, attaque d'opportunite!, AOO!",
		attribuer:
			'commiter!, committer!, commité!, engager dans le test!, engager dans un test!, engager sur un test!, engager sur le test!, engager au test!, engager à un test!, engager pour un test!, engager dans son test!, engager une carte!, engager des cartes!, engager deux cartes!, engager une compétence!, engager des icônes!, engager mes cartes!, engager ses cartes!, engager les cartes!, attribuer au test!',
		capacite: 'capa, capacite',
		'capacite-de-reaction': 'réac+, react+',
		'capacite-forcee': 'effet forcé!, forced!, capa forcée!, effets forcés!',
		'capacite-gratuite': 'action gratuite, free action!, capacité éclair!, symbole éclair!, action éclair!',
		'carte-competence': 'carte de compétence!, carte skill!, cartes compétences!, cartes de compétences!',
		'carte-evenement': "évènement, cartes événements!, carte d'événement!, carte event!",
		classe: 'seeker+, guardian+, rogue+, mystic+, survivor+, truande, chercheuse, survivante, gardienne',
		combattre: 'fighter+, action fight!, action combat!, action de combat!',
		cout: 'cout',
		'deck-acte-et-deck-intrigue': 'agenda, agendas',
		'deck-rencontre':
			'deck de rencontre!, deck rencontres!, deck de rencontres!, deck encounter!, paquet rencontre!, pioche rencontre!, pile rencontre!, carte de rencontre!, cartes rencontres!, cartes de rencontres!, encounter+',
		defausse: 'discard+, discarder!, cimetière, graveyard+',
		'degats-directs': 'dmg directs!, dégat direct!, dégats directs!',
		deplacement: 'mover!',
		discussion: 'parlementer',
		emplacement:
			'slots+, slot de main!, slot main!, slot allié!, slot arcane!, slot accessoire!, slot de corps!, slot corps!',
		engagement: 'désengager, désengagé',
		ennemi: 'ennemie',
		enqueter: 'investiguer+, enquete, action enquête!',
		evasion: 'evader!, evadé!, évader, évadé, esquiver, esquive, évasions',
		experience: 'xp+, exp, px, experience, XP+',
		fatalite: 'dooms+, jeton fatalité!, jeton de fatalité!, jeton doom!, pion doom!, pion de fatalité!, fatalite',
		'fenetre-de-joueur': 'fenêtre joueur!, fenêtre des joueurs!, fenêtre de joueurs!',
		generation: 'spawner!, spawné!, spawns!',
		'icone-libre': 'joker, icône wild!, icône joker!, icônes de compétences!',
		incline: 'exhauster!, exhausté!, tappé+, tapper+, tapée+, tapped!, inclinaison',
		indice: 'clues+, jeton indice!, jetons indices!, pions indices!',
		'investigateur-principal':
			'enquêteur principal!, enquêtrice principale!, investigatrice principale!, investi principal!, lead',
		'lieu-connexe': 'lieu adjacent!, lieu relié!, lieux connectés!, connecté',
		'mode-independant': 'standalone!, stand alone!, stand-alone!, one shot, one-shot',
		mulligan: 'mull, mulligane!, muligan!, muligane!, mulliganer!',
		niveau: 'lvl+, niv',
		'niveau-de-difficulte': 'en difficile, en facile, en expert, en standard, niveau de difficultés',
		'par-investigateur': 'par investi!, par investigateurs!',
		'phase-d-entretien': "upkeep!, phase entretien!, phase d'upkeep!, entretien",
		'phase-d-investigation':
			"phase investigation!, phase d'enquête!, phase investigateur!, phase des investigateurs!, phase investigateurs!, phase d'investigations!",
		'phase-des-ennemis':
			"phase ennemi!, phase ennemis!, phase ennemie!, phase d'ennemis!, phase des monstres!, phase de l'ennemi!",
		'phase-du-mythe': 'mythe, mythos+, phase mythe!, phase mythos!, phase de mythe!, phase du mythos!',
		piocher: 'repiocher+, tirer une carte, tirer des cartes',
		'pion-chaos':
			'jeton chaos!, jeton du chaos!, jeton de chaos!, token chaos!, pion du chaos!, pion de chaos!, tirer un jeton, tirer le jeton, tirer un pion, piocher un jeton, tirer un token',
		'points-de-victoire': 'victory+, point de victoires!, pts de victoire!',
		rapide: 'évènement rapide!, event rapide!, event fast!, carte fast!, cartes rapides!, asset rapide!',
		redresse: 'untap!, untapper!, détaper!, readier!',
		renfort: 'surger!',
		'reserve-du-chaos': 'sac chaos!, sac de chaos!, dans le sac, du sac, bag, chaosbag!',
		'reussite-automatique':
			'autofail!, auto-fail!, auto fail!, échec auto!, échecs auto!, réussite auto!, succès auto!, succès automatique!, échec critique, autosuccess!, auto-réussite!',
		'sante-mentale': 'sanité+, santé mental!, jeton horreur!, jeton d’horreur!, horror',
		'set-de-rencontre': 'set rencontre!, set de rencontres!, sets de rencontres!',
		'signe-des-anciens': 'signe ancien!, signe des ancien!, jeton signe des anciens!',
		soigner: 'healer+, guérir, guérit',
		'sombre-regle': 'règle sombre!',
		soutien: 'allié+, assets+',
		'taille-de-la-main': 'limite de cartes en main!, taille de main!, main max',
		'test-de-competence':
			'test, intelligence, intel, willpower!, intellect, skill check!, test de combat!, test de compétences!, test intel!, test de volo!, volo',
		traitrise: 'treacheries!, traîtrises',
		traumatisme: 'traumas+, trauma physique!, trauma mental!, traumas mentaux!, traumas physiques!',
		vaincu: 'vaincue, vaincre, defeat+, battre un ennemi!, vaincre un ennemi!',
		'valeur-occulte': 'occulte, valeur de brouillard!, brouillard',
		vie: 'dégat+, degat+, dmg!, point de vie!, pts de vie!, dommages, hp, jeton dégât!, jeton de dégât!',
		'zone-de-menace': 'zone menace!, zone de menaces!, threat+',
	},
	mistborn: {
		apaiser: 'soother!, soothé!, apaisement+',
		atium: 'attium!',
		attiser: 'flarer!, flaré!, attisement!, atiser!, attisage!, flares!',
		bouclier: 'shields+',
		bruler: 'bruler+, burner!, burné!',
		capacite: 'capa, capacite',
		'carte-comme-metal': 'utiliser comme métal!, utilisée comme métal!',
		castelle: 'boxing!, castel!, castels!',
		combat: 'dégat+, degat+, dmg!, damage+, damages+, dommages',
		'deck-de-depart': 'deck initial!, starter deck!, deck de base!, starting deck!, deck starter!',
		defausse: 'discarder!, cimetière',
		defense: 'défense',
		dominat: 'dominance!, dominate!',
		edit: 'edicts!',
		'effet-hors-tour': 'off turn!, hors-tour!, hors de son tour!, hors de mon tour!',
		eliminer: 'éliminer, trash+, trasher!, trashé!, élimination',
		entrainement: "carte d'entraînement!, cartes d'entraînement!, carte training!, training+",
		exalter: 'exaltation!',
		financement: 'fundings!',
		guerison: 'soigner, soins, heal+, healer+, guérir, guérit, guéri',
		'jeton-metal': 'jeton, token, tokens, pion métal!, jeton de metal!, token métal!',
		'joueur-elimine':
			'suis éliminé!, es éliminé!, joueur est éliminé!, être éliminé!, joueurs éliminés!, est éliminé, sont éliminés, se faire éliminer!, fait éliminer!, joueur mort',
		marche: 'rivière',
		metal: 'metal, metaux+',
		mission: 'mision!, missions',
		'niveau-ii': 'niveau 2, capacité 2, capacité II, pouvoir 2, niveau deux',
		nuage: 'coppercloud!, clouder!',
		perception: 'perception',
		piece: 'coin, coins, piece',
		piocher: 'repiocher+, tirer une carte, tirer des cartes',
		'piste-d-entrainement': "piste d'entrainement!, piste training!, piste de training!, piste d'entraînements!",
		'points-de-mission': 'points de missions!, pts de mission!, point mission!, points mission!',
		poussee: 'pousser, pusher!',
		'recompense-de-mission': 'récompense, bonus de mission!, rewards+',
		regenerer: 'refresher!, refreshé!, régénération, rafraîchir, rafraîchit',
		sante: 'PV, pv, hp, pts de vie!, sante',
		'seigneur-maitre': 'seigneur maitre!, boss',
		solo: 'solo, coop+, en coop!, co-op+, mode coop!, coopératif, coopération',
		traction: 'puller!',
		traquer: 'seeker+',
	},
};

/** What is added to the words of a game. */
export interface Jargon {
	/** Term → words. */
	readonly words: Readonly<Record<string, readonly string[]>>;
	/** Words that say the game by themselves, in lower case. */
	readonly telling: ReadonlySet<string>;
	/** Ordinary words that nobody but a player uses so often, in lower case. */
	readonly characteristic: ReadonlySet<string>;
}

/** What the players of a game write. */
export function jargonOf(game: string): Jargon {
	const marked = Object.entries(byGame[game] ?? {}).map(([slug, text]) => [slug, list(text)] as const);
	const withMark = (mark: string) =>
		new Set(
			marked.flatMap(([, words]) =>
				words.filter((word) => word.endsWith(mark)).map((word) => word.slice(0, -1).toLowerCase()),
			),
		);
	return {
		words: Object.fromEntries(marked.map(([slug, words]) => [slug, words.map((word) => word.replace(/[!+]$/, ''))])),
		telling: withMark('!'),
		characteristic: withMark('+'),
	};
}
