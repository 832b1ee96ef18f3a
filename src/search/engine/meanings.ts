import { searchWords, stem } from './stem';

/**
 * Words that players of card games use for one another, and the irregular forms that no stem brings
 * together. It is about language only: what a game calls a thing belongs to the `recherche` of its terms.
 */
const groups = `
	mourir meurt meurent mort mortes tuer détruire détruit destruction éliminer crever buter dézinguer dessouder flinguer zigouiller clamser
	combat combattre attaque attaquer taper frapper battre bataille fight cogner castagner fritter bagarre baffe beigne
	adversaire adverse ennemi opposant
	jeton pion marqueur compteur token
	placer poser mettre met mis mettez caser coller installer
	bouger mouvement déplacer déplacement transférer
	aombre ambre
	clé clef key
	maison faction house
	victoire gagner gagnant vainqueur remporter
	perdre perd perdu perdue
	rater louper foirer foire échouer échec
	jeter jette défausser virer vire balancer bazarder larguer poubelle
	deck paquet
	piocher tirer repiocher
	incliner engager coucher tourner pencher
	redresser dégager désengager réveiller relever
	soigner soin guérir retaper
	subir encaisser
	protéger protection bouclier défendre défense
	regarder voir consulter zieuter mater feuilleter fouiller
	obligatoire obliger forcer imposer
	facultatif optionnel
	début commencer départ premier démarrer
	fin finir terminer dernier
	exemplaire copie
	nombre chiffre valeur
	prendre pris prend prise reprendre récupérer récup choper empocher ramasser rafler
	montrer révéler
	capacité pouvoir effet capa
	coût prix coûter
	payer raquer casquer débourser
	gratuit gratuitement gratos
	donner file filer refiler
	voler dérober piquer chiper chourer faucher
	enlever retirer supprimer ôter débarrasser libérer virer vire nettoyer
	bord bout extrémité
	milieu centre
	voisin côté adjacent autour
	attacher équiper équipement accrocher coller
	géant gros grand balèze
	fort puissant puissance force
	étape phase
	répéter refaire rejouer recommencer
	dégât dommage blessure blesser damage
	utiliser utilisation servir activer agir bosser
	ordre séquence
	mélanger remélanger mélange
	infini interminable
	arriver arrivée entrer entrée débarquer rentrer
	garder conserver rester
	annoncer prévenir
	caché cacher secret
	conflit contraire contredire contradiction
	permettre autoriser autorisation
	interdire interdit empêcher bloquer
	deux deuxième second double
	moitié partie
	suffire assez
	manquer pénurie
	vide épuisé
	quitter sortir partir barrer
	revenir retourner retour renvoyer remettre
	calculer calculateur calculette compter simuler simulateur
	changer modifier
	simultané ensemble
	ligne rang rangée aligner
	carte card
	tour turn
	jouer play
	brûler cramer recramer
	ajouter rajouter
	renforcer booster
	personnage perso bonhomme
	créature bête bestiole monstre
	pote copain copine camarade coéquipier partenaire
	maximum maxi max limite plafond quota
	minimum mini
	livret livre guide bouquin
	acheter achat emplette
	passer zapper
	ressource argent thune fric
	main mimine
`;

const meanings = new Map<string, Set<string>>();
for (const line of groups.trim().split('\n')) {
	const stems = searchWords(line).map(stem);
	for (const word of stems) meanings.set(word, new Set([...(meanings.get(word) ?? []), ...stems]));
}

/** Stems that mean the same as a stem, without itself. */
export const sameMeaning = (stem: string): string[] =>
	[...(meanings.get(stem) ?? [])].filter((other) => other !== stem);
