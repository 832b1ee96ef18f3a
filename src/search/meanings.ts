import { foldForSearch } from '../glossary/fold';
import { stem } from './stem';

/**
 * Words that players of card games use for one another, and the irregular forms that no stem brings
 * together. It is about language only: what a game calls a thing belongs to the `recherche` of its terms.
 */
const groups = `
	mourir meurt meurent mort mortes tuer détruire détruit destruction éliminer
	combat combattre attaque attaquer taper frapper battre bataille
	adversaire adverse ennemi opposant
	jeton pion marqueur compteur
	placer poser mettre met mis mettez
	bouger déplacer déplacement transférer
	aombre ambre
	clé clef
	maison faction
	victoire gagner gagnant vainqueur remporter
	perdre perd perdu perdue
	jeter jette défausser
	deck paquet
	piocher tirer repiocher
	incliner engager coucher tourner
	redresser dégager désengager
	soigner soin guérir
	protéger protection bouclier
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
	enlever retirer supprimer ôter
	bord bout extrémité
	milieu centre
	voisin côté adjacent autour
	attacher équiper équipement
	géant gros grand
	fort puissant puissance force
	étape phase
	répéter refaire rejouer recommencer
	dégât dommage blessure blesser
	utiliser utilisation servir activer
	ordre séquence
	mélanger remélanger mélange
	infini interminable
`;

const meanings = new Map(
	groups
		.trim()
		.split('\n')
		.flatMap((line, group) =>
			foldForSearch(line)
				.split(' ')
				.map((word) => [stem(word), group]),
		),
);

/** Number of the group of words that mean the same, if the stem is in one. */
export const meaning = (stem: string): number | undefined => meanings.get(stem);
