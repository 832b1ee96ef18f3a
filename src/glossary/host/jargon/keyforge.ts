/** What players of KeyForge write. */
export const keyforge = {
	allie: 'créature amie!, mon camp, allies, son camp, alliee',
	amelioration: 'amélio+, amelioration, équipement, equipement, stuff, enchantement, équipé, peux équiper, une aura',
	anomalie: 'anomalie',
	aombre:
		"ambre+, amber+, aembre!, æmbre!, ambers+, aombe!, cristal, gemme, jeton jaune, pion jaune, pierre jaune, æ, embre, embers, thune, d'ember, monnaie, caillou, pépite, contrôle d'ambre",
	archives: 'archivage!, de côté, archivee',
	assaut: 'assaults!',
	attaquer: 'attaquante, taper, frapper, attaquable, cogne, agresse, agresseur, bourrine, latte, latté, lui latter',
	'autre-maison':
		"hors maison!, off house!, offhouse!, d'une autre maison, autre clan, autre faction, hors clan, hors faction, mauvaise maison, mauvais clan",
	'boucles-infinies':
		"combo infini, combo infinie, loop, à l'infini, infini, infinie, ma boucle, la boucle, une boucle, sans fin, infiniment, ça boucle",
	capacite:
		'capa, capacite, pouvoirs, son pouvoir, le pouvoir, un pouvoir, ce pouvoir, mon pouvoir, quel pouvoir, leur pouvoir, pouvoir de, pouvoir qui, ton pouvoir',
	'capacite-action':
		"effet action!, capa action!, Action, effet d'action!, capacité d'action!, son action, leur action, l'action de, résout l'action, utilise l'action, pouvoir action!",
	'capacite-constante':
		'effet constant, effet permanent, effet passif, capacité passive!, capa constante!, effet continu, passif, passive, statique, static, toujours active',
	'carte-action':
		"carte d'action!, actions, un sort, mon sort, ce sort, sorts, sortilège, joue une action, joue l'action, spell, de jouer une action, peux jouer une action",
	'carte-d-identite':
		"archon card!, carte archonte!, carte d'archonte!, carte de l'archonte!, sous mon archonte!, carte d'identite, archonte, carte du deck, carte de deck, carte archon!, ma fiche, sa fiche",
	chaines: 'chain+, chaine, pénalité',
	chercher: 'cherche dans, chercher dans, cherches dans, cherchez dans, fouiller, tutor, tuteur, fetch',
	cles: 'clef, cle, cléf',
	combat:
		"fighter+, bagarre, se battre, se bat, te bats, baston, se battent, me bats, s'est battue, combatre, castagne, affronte, affrontement, me battre, te battre, se battait, fighting, s'est battu, vous battez",
	'cout-actuel':
		"key cost!, coût de clé!, coût des clefs!, coût de forge!, coût de la clef!, coût d'une clef!, prix de la clé, prix des clés, prix d'une clé, cout actuel!, cout de la clé!, cout des clés!, cout d'une clé!, coût de sa clé!, coût de ma clé!, coût de ses clés!, coût de mes clés!, prix de la clef, coût, cout, prix de ma clé, prix de sa clé, coûte plus cher, coûtent plus cher, plus chère, plus chères, moins chère, surcoût, lui coûte, me coûte, coûtait, coûtent, coûte 7, coûte 8, coûte 9, coute plus cher",
	defausse:
		'discard+, graveyard+, cimetière, défausser, défaussage, défause!, poubelle, rebut, cimetiere, trash, se défausser, se défausse, on défausse, ne défausse, il défausse, elle défausse, qui défausse, et défausse, joueur défausse, adversaire défausse, défausse une, défausse un, en défausse, jette, jeté, jettent, jetez, la jeter, de jeter, peux jeter, peut jeter, deffausse, defaussee, discarde, discardé, tout jeter, me jeter, les jeter',
	degat:
		'dégat+, degat+, dmg!, dommages, damages+, pion dégât!, jeton dégât!, jeton de dégât!, dgt!, blessure, blesser, blessee, dég, dégs, degât, ping',
	deploiement: 'intercale, déployer, insère',
	detruit:
		"destroy+, kill, mourir, meurt, meurent, meurs, meure, mourra, mourrait, mourant, sa mort, la mort, de mort, tuer, décès, dégomme, tue, buté, fait buter, la bute, défonce, défoncé, explose, explosé, dégommé, zigouille, flingue, one shot, oneshot, élimine, éliminée, abat, abattu, rase, dies, d'éliminer, crever, l'achève, créature morte, est morte, sont mortes, est mort, sont morts, casse tout, casse un, casse mon, casse son, y passe, y passent, ils tombent, elles tombent, tuee, creve",
	echanger: 'intervertir, change de place, changent de place, echange, permute, switche, interverti, intervertit',
	ennemi: "ennemie, enemi, enemie, adverse, créature d'en face",
	enrager:
		'jeton enragé!, pion enragé!, enrage counter!, jeton rage!, furieux, furieuse, enraged!, enragee, en rage, rage',
	'fin-du-tour':
		"eot!, fin de mon tour, fin de son tour, fin de ton tour, fin de chaque tour, jusqu'à la fin du tour, avant la fin du tour, fin de votre tour, d'ici la fin du tour, fin d'un tour, fin tour, fin de ce tour, fin de leur tour",
	'franc-tireur': 'mavericks, mav!, mavrick!, franc-tireurs!, franc tireurs!, maverik!',
	gigantesque:
		"giga, gigas, moitié supérieure, moitié inférieure, les deux moitiés, géante, l'autre moitié, moitié haute, moitié basse, les deux morceaux, 2 moitiés, deux moitiés, une moitié, moitié du haut, moitié du bas, autre moitié, deux morceaux, gigantique!",
	greffer: 'glisse sous, glissée sous, carte dessous, cartes dessous, mise sous, mises sous',
	hante: 'hantée, hantise, haunt!, hante',
	'icone-bonus':
		"pip+, pips+, bonus d'ambre!, icône d'ambre!, icône ambre!, icône d'aombre!, icône de capture!, icône de dégât!, icône de pioche!, ambre bonus!, aombre bonus!, enhancement!, icone bonus!, icône de bonus!, icône, icone, bonus de capture!, symbole bonus!, symbole d'ambre, symbole ambre, symbole en haut, symbole de capture, ambre gratuit, symboles, bonus de pioche, bonus de dégât, symbole dégât, symbole pioche, les bonus, ses bonus, bonus en haut, bonus de la carte, picto, pictogramme, enhanced",
	incline:
		"tappé+, tapper+, tapée+, tapped!, engagé, couché, tap, tapé, tapés, couche, épuisé, penchée, sur le côté, tourne la carte, tourne ma carte, tourne ma créature, exhausté!, l'engager, la coucher, de coucher, inclinee, tapee, épuise, d'engager, peux engager, tapées, fatiguée, s'engage, engagee, penche la, penche sa, penche ma, la penche, j'engage, tu engages, l'engage",
	insaisissable:
		'élusif+, insaisisable!, insaissable!, insaississable!, insaisissabilité!, esquive, intouchable, esquivée',
	invulnerable: 'invulnérabilité, indestructible, immortel, invulnerable, increvable, invul!',
	'ligne-de-front':
		'ligne, battle line!, ligne de bataille!, ligne de combat!, ligne de créatures!, rangée, rang, front, rangee',
	'main-de-depart':
		"main initiale!, opening hand!, main de base, main de 7!, main de sept!, main à 7!, main de 6, main d'ouverture!, main de depart!, première main, cartes de départ, cartes du début, main de début, main du début, main de 5, cartes au départ, cartes au début",
	maison: 'faction, clan',
	'maison-active':
		"maison choisie!, maison du tour!, maison appelée!, maison déclarée!, maison annoncée!, maison en cours!, maison jouée!, bonne maison, clan choisi, clan actif, faction active, maison actuelle, maison que j'ai choisie, maison que j'ai annoncée, clan annoncé, faction choisie",
	'marqueur-puissance':
		'marqueur +1!, pion +1!, jeton +1!, compteur +1!, token +1!, marqueur puissance!, jeton puissance!, pion puissance!, marqueur de puissance!, jeton de puissance!, pion de puissance!, marqueur de +1!, jeton de +1!, +1 de puissance, +1 puissance, jeton force, jeton de force, marqueur force, +1 counter!, compteur +1 puissance!, jeton +1 puissance!, marqueur +1 puissance!, compteur de puissance!, compteur de force, +1 de force',
	moisson:
		'reaper!, récolter, récolte, moissonnage!, reaping!, moison!, farme, farm, recolte, recolté, moissone!, farmé, de farmer',
	mulligan:
		'mull, mulligane!, muligan!, muligane!, mulli, nouvelle main, multigan!, change ma main, mulligané, redraw, change de main, de changer de main',
	piocher:
		'repioche+, repioché+, remonte à six, remonte à 6, complète ma main, de repiocher, pour repiocher, peux repiocher, refill, de refaire ma main, de refaire sa main, complète sa main, topdeck, refait sa main, refais ma main, dois tirer, peux tirer, tire une, tire deux',
	poison: 'empoisonnement, venin, empoisonné, contact mortel, empoisonne, venimeux, toxique',
	'premier-tour':
		'restriction du premier tour!, limite du premier tour!, regle du premier tour!, règle du 1er tour!, règle du tour 1!, first turn, premier tour, 1er tour, tour 1, turn 1',
	projection:
		'splash damage!, dégâts de splash!, dégâts splash!, éclaboussure, dégâts collatéraux, dégâts de zone, ricochet',
	proteger:
		'warder!, jeton ward!, pion ward!, protection, jeton protection!, pion protection!, jeton de protection!, warded!, protege, protegee, shield, unward!, jeton bouclier, enlève le bouclier, perd son bouclier',
	provocation: 'provoc+, provo+',
	puissance: 'point de puissance!, point de vie, pv, force, points de vie, de vie, pts de vie, sa vie, pdv, hp, vies',
	purger:
		'exil, bannir, banni, bannie, retirée de la partie, retiré de la partie, retirée du jeu, retiré du jeu, hors partie, purgee, hors de la partie, retire de la partie, purged, exile, hors du jeu, exilée',
	'quitter-le-jeu':
		'sortir du jeu, sort du jeu, sort pas du jeu, sorti du jeu, quitte pas le jeu, quitte le plateau, quitte la table, sort de table, bounce, sortie du jeu, sort de jeu, sortir de jeu, quittait le jeu, part du jeu',
	'redevenir-non-forgee':
		'non forgée, perd une clé, clé cassée, perds une clé, perdu une clé, de perdre une clé, fait perdre une clé, perte de clé, déforge!, déforgé!, de déforger!, unforged!, perd sa clé, de perdre ma clé',
	redresse:
		'untap!, désengagée, créature prête!, readied!, untapped!, prête, prêtes, debout, désengagé, détappé!, détapé!, redressement, redressee, dégagé, la dégager, de dégager, détap, détape!, relever, remet droite',
	'regle-de-six':
		'règle des six!, règle de 6!, règle des 6!, rule of 6!, regle de six!, regle de 6!, regle des 6!, limite de six, six fois, 6 fois, limite de 6, règle du six!, règle du 6!, règle 6!, règle six!, limite des six, 6 par tour, six par tour',
	'reserve-d-aombre':
		"réserve d'ambre!, réserve d'amber!, réserve d'æmber!, réserve d'ambres!, pool, pool d'ambre!, pool d'aombre!, reserve, reserve d'ambre!, reserve d'aombre!, stock d'ambre!, cagnotte, mon stock, son stock, ton stock, tas d'ambre, mon tas",
	soigner: 'guérir, guérit, guérie, guéri, guérison, un soin, de soin, soigneur, guerison, regen',
	sonne:
		"stuns!, stunner!, étourdi, étourdie, étourdissement, assommée, pion sonné!, jeton sonné!, destun!, unstun!, étourdit, étourdir, assomme, paralysé, dans les vapes, groggy, sonnee, etourdi, assommé, ko, etourdie, endormi, gelé, d'assommer",
	'stock-commun': 'stock, supply, tas commun, pot commun, la banque, le pot, au pot, du pot, tas général',
	voisine:
		'neighbour!, créature voisine!, à côté, à coté, a côté, a coté, côte à côte, à sa gauche, à sa droite, de chaque côté, a cote, collé à, a sa gauche, a sa droite',
	voler:
		"vol, vol d'ambre!, piquer, chipe, stealé!, volee, repique, chipé, rafle, dérobe, siphonne, pille, dérobé, siphonné, pillé, raflé, de chiper",
	controle:
		'controle, change de camp, changé de camp, controlé, vole ma créature, vole sa créature, volé ma créature, pique ma créature',
	capturer: 'otage, recapture, capturee',
	artefact: 'arto+, artef+, objet, relique, artefacte, arti+',
	'autres-marqueurs':
		'jeton de gloire!, jeton de complot!, jeton spécial, marqueur spécial, jeton doom!, marqueur doom!',
	avant: 'avant fight!, avant reap!, avant combat!, avant moisson!',
	'cartes-de-reference': "carte d'aide, aide de jeu, aide-mémoire, carte référence",
	'centre-de-la-ligne-de-front':
		'centre de la ligne!, milieu de la ligne!, pile au centre, pile au milieu, au centre, créature du milieu, bête du milieu, centre',
	'choix-de-maison':
		"call, choisir sa maison, choisit sa maison, choix de sa maison!, choix de ma maison!, choix d'une maison, appel de maison!, j'appelle, tu appelles, appelez, d'appeler, dois appeler, peux appeler, peut appeler, choisir un clan, change de maison, pour appeler, déclare, déclaré, l'appeler, peut changer de maison, peux changer de maison, choisir ma maison, choisir ta maison, choisir la maison, choisir cette maison, choisis la maison, choisit une maison, choisit la maison, a choisi une maison, choisi ma maison, choisi ta maison, choisissez une maison, choix du clan, choix de faction, annonce Brobnar, annonce Dis, annonce Logos, annonce Mars, annonce Sanctum, annonce Ombres, annonce Shadows, annonce Untamed, annonce Indomptés, choisis Brobnar, choisis Dis, choisis Logos, choisis Mars, choisis Sanctum, choisis Ombres, choisis Shadows, choisis Untamed, choisis Indomptés, choisir Brobnar, choisir Dis, choisir Logos, choisir Mars, choisir Sanctum, choisir Ombres, choisir Shadows, choisir Untamed, choisir Indomptés, choisi Brobnar, choisi Dis, choisi Logos, choisi Mars, choisi Sanctum, choisi Ombres, choisi Shadows, choisi Untamed, choisi Indomptés, annoncé, annonce une, annonce sa, faut annoncer, dois annoncer, peux annoncer, as appelé, a appelé, declare",
	'comme-si-elle-vous-appartenait':
		"comme s'il m'appartenait, comme si elle m'appartenait, comme s'il lui appartenait, comme si c'était la mienne, comme si c'était le mien, comme si je la contrôlais, comme si je le contrôlais, comme si elle était à moi, comme s'il nous appartenait, comme s'il était à moi, emprunte, comme si c'était à moi, comme s'il t'appartenait, comme si elle t'appartenait, comme si c'était le tien, comme si elle lui appartenait, comme si tu la contrôlais, comme si tu le contrôlais",
	'effets-de-remplacement': 'remplacement',
	'effets-persistants':
		"persistant, effet durable, temporaire, effet qui dure, reste du tour, jusqu'à mon prochain tour, jusqu'à son prochain tour, jusqu'à ton prochain tour, jusqu'au prochain tour",
	exalter: 'exaltation+, exalted!',
	'faire-combattre': 'fait fight!',
	flanc:
		'extrémité, bout de ligne, bout de la ligne, bord, bordure, un bout, en bout, aux bouts, au bout de la, bout de ma ligne, bout de rangée, tout à gauche, tout à droite, extremité, tout au bout, du bout, les bouts, deux bouts, chaque bout, sur les côtés, flan, le plus à gauche, la plus à gauche, le plus à droite, la plus à droite, dernier au bout, est au bout, celle au bout, posée au bout, extremite',
	forger:
		'forging, faire une clé, faire ma clé, fais ma clé, paye ma clé, paie ma clé, paye une clé, paie une clé, forgee, fais une clé, fait la clé, fait sa clé, fabrique, de payer une clé, de payer ma clé, fabriquée, de fabriquer, fais des clés',
	hasardeux: 'hazardeux!, hazard+, hazar!',
	'joueur-actif': "joueur dont c'est le tour, dont c'est le tour, celui qui joue",
	'la-moins-puissante':
		'la plus faible, le plus faible, les plus faibles, plus petite puissance, plus faible puissance, la moins forte, plus basse puissance, puissance la plus basse, la plus petite',
	'la-plus-puissante':
		'créature la plus forte!, plus grosse créature, la plus forte, le plus fort, les plus fortes, la plus grosse, le plus puissant, la plus forte puissance, la plus haute puissance, la plus grosse puissance, la plus grande puissance, plus haute puissance, plus grosse puissance, puissance la plus haute, plus de puissance',
	maree: 'maree, maree haute!, maree basse!, mer haute, mer basse, monte la mer, la mer, raise',
	'premier-joueur':
		'1er joueur, premier à jouer, premier a jouer, qui commence, qui commençait, qui commencait, joue en premier, jouait en premier, celui qui commence, celui qui commençait, celui qui commencait, celle qui commence, joueur qui commence, commence la partie, qui a commencé, joueur 1, celui qui débute, joueur qui débute',
	rarete: 'peu commune',
	'regle-d-or': "carte l'emporte, carte gagne, prime sur, carte a raison, texte prime, carte prime",
	'renvoi-au-nom': 'son propre nom',
	traits: 'sous-type, race, tribu, type de créature, attribut, tribal, types de créatures',
	escarmouche: 'skirm!',
	repeter: "redéclenche, repete, relance l'effet, refais l'effet",
	adverse:
		'le défenseur, du défenseur, un défenseur, au défenseur, défenseuse, créature attaquée, son défenseur, mon défenseur, ce défenseur, les défenseurs, defenseur, creature adverse!',
	armure: 'blindage, armour!',
	deplacement:
		'transfère, transféré, transfert, peux bouger, peut bouger, de bouger, pour bouger, bouge une, bouge un, bouge ma, deplace, de transférer, décale, décalé, mouvement, la bouger, fait bouger, décalée',
	sacrifice: 'sac',
	legacy: 'legacy',
	precedent: 'effet précédent',
};
