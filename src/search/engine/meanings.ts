import { searchWords, stem } from './stem';

/**
 * Words that players of card games use for one another, and the irregular forms that no stem brings
 * together. It is about language only: what a game calls a thing belongs to the `recherche` of its terms.
 */
const groups = `
	mourir meurt meurent mort mortes tuer détruire détruit destruction éliminer
	combat combattre attaque attaquer taper frapper battre bataille fight
	adversaire adverse ennemi opposant
	jeton pion marqueur compteur token
	placer poser mettre met mis mettez
	bouger mouvement déplacer déplacement transférer
	aombre ambre
	clé clef key
	maison faction house
	victoire gagner gagnant vainqueur remporter
	perdre perd perdu perdue
	jeter jette défausser
	deck paquet
	piocher tirer repiocher
	incliner engager coucher tourner
	redresser dégager désengager
	soigner soin guérir
	protéger protection bouclier défendre défense
	regarder voir consulter
	obligatoire obliger forcer imposer
	facultatif optionnel
	début commencer départ premier
	fin finir terminer dernier
	exemplaire copie
	nombre chiffre valeur
	prendre pris prend prise reprendre récupérer
	montrer révéler
	capacité pouvoir effet
	coût prix coûter
	voler dérober piquer
	enlever retirer supprimer ôter débarrasser libérer
	bord bout extrémité
	milieu centre
	voisin côté adjacent autour
	attacher équiper équipement
	géant gros grand
	fort puissant puissance force
	étape phase
	répéter refaire rejouer recommencer
	dégât dommage blessure blesser damage
	utiliser utilisation servir activer agir
	ordre séquence
	mélanger remélanger mélange
	infini interminable
	arriver arrivée entrer entrée
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
	quitter sortir
	revenir retourner retour renvoyer remettre
	calculer calculateur calculette compter simuler simulateur
	changer modifier
	simultané ensemble
	ligne rang rangée aligner
	carte card
	tour turn
	jouer play
`;

const meanings = new Map<string, Set<string>>();
for (const line of groups.trim().split('\n')) {
	const stems = searchWords(line).map(stem);
	for (const word of stems) meanings.set(word, new Set([...(meanings.get(word) ?? []), ...stems]));
}

/** Stems that mean the same as a stem, without itself. */
export const sameMeaning = (stem: string): string[] =>
	[...(meanings.get(stem) ?? [])].filter((other) => other !== stem);
