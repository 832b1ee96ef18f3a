import { list } from './list';

/**
 * Phrases of everyday French in which no word is a term: what players also write about in an article, of tournaments,
 * shops, homes, films, health or the web. Their inflections come with them.
 */
export const phrases: readonly string[] = [
	// Rooms and factories.
	...list(`
		capacité d'accueil, capacité de production, capacité de stockage, capacité à
	`),
	// Shops and money.
	...list(`
		acte d'achat, bon marché, coût de la vie, financement participatif, low cost, marché aux puces
		marché de l'occasion, marché de noël, marché du travail, marché noir, plan de financement
		étude de marché
	`),
	// War and the State.
	...list(`
		légitime défense, ministère de la défense, prendre d'assaut, pris d'assaut, quartier de la défense
	`),
	// Keys that open, keys that matter.
	...list(`
		chiffre clé, clé api, clé d'activation, clé de bras, clé de la réussite, clé de licence, clé de sol
		clé de voiture, clé des champs, clé du problème, clé du succès, clé en main, clé usb, clé à molette
		clés de la maison, clés de voiture, clés en main, fermer à clé, moment clé, point clé, sous clé
		trousseau de clés
	`),
	// Television, mountains, shops.
	...list(`
		chaîne alimentaire, chaîne de magasins, chaîne de montage, chaîne de montagnes
		chaîne de production, chaîne de télé, chaîne de télévision, chaîne de vélo, chaîne hi-fi
		chaîne info, chaîne logistique, chaîne payante, chaîne twitch, chaîne télé, chaîne youtube
		ma chaîne, notre chaîne
	`),
	// Police, school, cars.
	...list(`
		contrôle continu, contrôle d'identité, contrôle de police, contrôle fiscal, contrôle parental
		contrôle qualité, contrôle technique, hors de contrôle, sous contrôle
	`),
	// Talk.
	...list(`
		discussion animée, engager la discussion, engager une conversation, fil de discussion
		forum de discussion, groupe de discussion, sujet de discussion, échanger par, échanger sur
	`),
	// Films, books, music, other games.
	...list(`
		fan de métal, fight club, film d'horreur, groupe de métal, heavy métal, histoire d'horreur
		intrigue amoureuse, intrigue du film, intrigue du livre, intrigue du roman, jeu d'horreur
		jeu de rôle, jeux de rôle, jouer un rôle, livre d'horreur, mission impossible, musique métal
		personnage public, pièce de théâtre, premier rôle, projection de presse, projection du film
		quelle horreur, roman d'horreur, rôle clé, rôle important, rôle principal, second rôle
		seigneur des anneaux
	`),
	// Ends of articles.
	...list(`
		conclusion de l'article, conclusion hâtive, en conclusion, guise de conclusion, tirer une conclusion
	`),
	// Quarrels, boxing, crime.
	...list(`
		attaque cardiaque, attaque cérébrale, attaque informatique, attaque terroriste, attaquer en justice
		combat de boxe, combat de coqs, conflit armé, conflit d'intérêts, conflit de voisinage
		conflit social, sport de combat, sports de combat
	`),
	// Health and body.
	...list(`
		avec soin, blessé grave, blessé léger, bon pour la santé, bonne pour la santé, bonne santé
		brûler des calories, centre de soins, frais de santé, greffe de, immunité collective
		immunité diplomatique, mutuelle santé, poussée d'adrénaline, poussée de croissance
		poussée de fièvre, prendre soin, prends soin, prenez soin, pris soin, problème de santé
		problèmes de santé, professionnel de santé, réaction allergique, réaction chimique, santé de fer
		santé publique, se brûler, se soigner, soin de, soin du détail, soins du visage, soins médicaux
		traumatisme crânien, votre santé, état de santé
	`),
	// Water and accidents.
	...list(`
		dégât collatéral, dégât des eaux, dégât matériel, dégâts collatéraux, dégâts des eaux
		dégâts matériels, marée de, marée humaine, marée montante, marée noire
	`),
	// Computers and the web.
	...list(`
		activation du compte, capture d'écran, connexion au site, connexion internet, connexion wifi
		fichier archive, intelligence artificielle, mauvaise connexion, page de connexion, pièce jointe
		problème de connexion, puissance de calcul, recherche par mot-clé, tiret bas
	`),
	// What one has lived.
	...list(`
		belle expérience, bonne expérience, expérience de jeu, expérience personnelle
		expérience professionnelle, expérience utilisateur, mauvaise expérience, par expérience
		première expérience, retour d'expérience
	`),
	// Ceremonies.
	...list(`
		bras d'honneur, champ d'honneur, demoiselle d'honneur, en l'honneur de, en votre honneur
		garçon d'honneur, heure de gloire, faire l'honneur, honneur de vous, honorer sa promesse, honorer un rendez-vous
		honorer une invitation, invité d'honneur, légion d'honneur, prix d'honneur, tour d'honneur
		vin d'honneur, à l'honneur
	`),
	// Towns and neighbours.
	...list(`
		archives du blog, archives départementales, archives municipales, archives nationales, dernier lieu
		emplacement de parking, emplacement publicitaire, en province, haut lieu, lieu commun
		lieu de naissance, lieu de rendez-vous, lieu de travail, lieu de vie, lieu du rendez-vous
		lieu public, pays voisin, premier lieu, venir de province, viennent de province, viens de province, vient de province
		ville de province, voisin d'en face, voisin de palier, voisin de table, voisin du dessous
		voisin du dessus
	`),
	// Houses with a name.
	...list(`
		maison blanche, maison de la culture, maison de la presse, maison de quartier
		maison des associations, maison des jeunes, maison du monde, maison hantée, maison pour tous
		maisons du monde, manoir hanté
	`),
	// Papers and jewels.
	...list(`
		acte de mariage, acte de naissance, acte manqué, acte notarié, anneau de fiançailles
		anneau de mariage, anneau de vitesse, anneaux de saturne, faire acte de, passage à l'acte
		passer à l'acte, prendre acte
	`),
	// Metals.
	...list(`
		acier inoxydable, bonne pioche, bras de fer, chemin de fer, chemins de fer, en acier, en bronze
		en cuivre, en fer, en laiton, en zinc, en étain, fer forgé, fer à repasser, fil de cuivre
		fil de fer, main de fer, moral d'acier, médaille de bronze, nerfs d'acier, âge de fer, âge du bronze
	`),
	// How good one is.
	...list(`
		bon niveau, haut niveau, mise à niveau, même niveau, niveau d'anglais, niveau de jeu, niveau de vie
		niveau débutant, niveau sonore, passage à niveau, remise à niveau, à ce niveau
	`),
	// Things of every day.
	...list(`
		brûler les étapes, brûler une bougie, exemplaire dédicacé, exemplaire neuf, exemplaires vendus
		flacon d'huile, flacon de gel, flacon de parfum, icône de mode, pièce d'identité, pièce de puzzle
		pièce détachée, pièce montée, pièces du puzzle, protéger les cartes, protéger mes cartes
		protéger ses cartes, protéger vos cartes
	`),
	// Sports and travel.
	...list(`
		attaquant de pointe, défenseur central, défenseur des droits, déplacement professionnel
		en déplacement, en phase avec, frais de déplacement, gardien de but, match en déplacement
		phase d'élimination, phase de poules, phase de test, phase finale, phase terminale
		phase éliminatoire, phases finales, élimination directe, éliminé dès, éliminé en, éliminés en
	`),
	// Stocks, bells, generations.
	...list(`
		en réserve, mettre en réserve, nouvelle génération, réserve naturelle, réveil a sonné, réveil sonne
		sans interruption, sonner à la porte, tué le temps, téléphone a sonné, téléphone sonne
	`),
	// Tournaments and evenings.
	...list(`
		annuler le tournoi, nouveau propriétaire, objectif de la journée, objectif du jour
		objectif du mois, participant au tournoi, participants du tournoi, participe au tournoi
		participer au tournoi, participer à un tournoi, propriétaire de la boutique
		propriétaire du magasin, soirée annulée, tournoi annulé, événement culturel, événement local
		événement sportif
	`),
	// Wit.
	...list(`
		trait d'esprit, trait d'humour, trait de caractère, trait de génie
	`),
	// Life.
	...list(`
		difficultés financières, en difficulté, gagner sa vie, jamais de la vie, la vie quotidienne, ma vie
		mode de vie, vie de famille, vie privée, vie professionnelle, vie sociale, vraie vie
	`),
	// Figures of speech.
	...list(`
		aller chercher, cherche à, cherchez pas, esprit de sacrifice, plan incliné, s'incliner devant
		se forger, sens du sacrifice, va chercher, vais chercher, voler de ses propres ailes, voler en éclats
	`),
	// At home.
	...list(`
		dans la maison, dispute à la maison, passé à la maison, rester à la maison, soir à la maison
	`),
	// Work and school.
	...list(`
		abandonner l'idée, abandonner le navire, besoin de soutien, bilan de compétences
		centre de ressources, classe de mer, classe de neige, classe moyenne, compétences professionnelles
		cœur de cible, en puissance, page de ressources, première classe, propriété intellectuelle
		propriété privée, public cible, puissance mondiale, ressources humaines, ressources naturelles
		salle de classe, sous l'influence de, soutien financier, soutien moral, soutien scolaire
		votre soutien
	`),
];
