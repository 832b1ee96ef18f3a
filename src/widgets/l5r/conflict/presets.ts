import type { Preset } from '../../shared/Presets';

/** Conflicts that players argue about. */
export const presets: readonly Preset[] = [
	{ question: 'À égalité, qui remporte le conflit ?', query: 'a1=militaire.3_politique.2&d1=militaire.3_politique.2' },
	{
		question: 'Mon seul défenseur est incliné : est-ce « non opposé » ?',
		query: 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_incline&defense=5',
	},
	{
		question: 'Mon seul attaquant est incliné et personne ne défend : qui gagne ?',
		query: 'a1=militaire.3_politique.2_incline&d=aucun',
	},
	{
		question: 'Le défenseur gagne : a-t-il l’anneau et son effet ?',
		query: 'a1=militaire.2_politique.2&d1=militaire.5_politique.2',
	},
	{
		question: 'L’écart égale la défense, bonus compris : la province tombe-t-elle ?',
		query: 'a1=militaire.7_politique.2&d1=militaire.3_politique.2&defense=3&bonus=1',
	},
	{
		question: 'Un personnage à tiret se retrouve dans le conflit : compte-t-il ?',
		query:
			'a1=militaire.4_politique.0_tiret-politique&a2=militaire.1_politique.3&d1=militaire.1_politique.2&type=politique',
	},
	{
		question: 'Fierté : que devient un personnage honoré qui perd ?',
		query: 'a1=militaire.5_politique.2&d1=militaire.2_politique.2_statut.honore_fierte',
	},
	{
		question: 'Puis-je déjà attaquer la forteresse ?',
		query: 'a1=militaire.8_politique.2&d1=militaire.3_politique.2&forteresse=oui&detruites=2',
	},
	{
		question: 'L’anneau de l’Air peut-il gagner la partie ?',
		query: 'a1=militaire.4_politique.2&d1=militaire.3_politique.2&honneur-attaquant=23',
	},
	{
		question: 'Un renfort arrive du fief : change-t-il l’issue ?',
		query: 'a1=militaire.3_politique.2&a2=militaire.3_politique.1_fief&d1=militaire.5_politique.2&suite=rejoindre.a2',
	},
	{
		question: 'Je joue un personnage de ma main en plein conflit : compte-t-il ?',
		query: 'a1=militaire.3_politique.2&a2=militaire.3_politique.1&d1=militaire.5_politique.2&suite=jouer.a2',
	},
	{
		question: 'Mon défenseur honoré est défaussé en plein conflit : que se passe-t-il ?',
		query: 'a1=militaire.4_politique.2&d1=militaire.3_politique.2_statut.honore&suite=partir.d1',
	},
	{
		question: 'Mon seul défenseur rentre au fief après la comparaison : le conflit est-il non opposé ?',
		query: 'a1=militaire.5_politique.2&d1=militaire.3_politique.2&suite=rentrer.d1.apres-comparaison',
	},
	{
		question: 'Gagné de 6, mais la province ne peut pas être détruite : que devient l’anneau ?',
		query: 'a1=militaire.8_politique.2&d1=militaire.2_politique.2&suite=proteger',
	},
	{
		question: 'L’attaquant prend le contrôle de mon seul défenseur : pour qui compte-t-il ?',
		query: 'a1=militaire.3_politique.2&d1=militaire.4_politique.2&suite=controle.d1',
	},
	{
		question: 'L’anneau de l’Air a aussi l’élément Feu : puis-je honorer un personnage ?',
		query: 'a1=militaire.5_politique.2&d1=militaire.3_politique.2&effet=honorer&cible=a1&suite=element.feu',
	},
	{
		question: 'Compétence fixée : la gloire et les bonus comptent-ils ?',
		query:
			'a1=militaire.2_politique.2_gloire.3_statut.honore_fixee_fixee-a.4&d1=militaire.5_politique.2&suite=modifier.a1.2',
	},
	{
		question: 'L’anneau de l’Eau redresse-t-il un attaquant ?',
		query:
			'a1=militaire.6_politique.2&a2=militaire.2_politique.2_incline&d1=militaire.3_politique.2&anneau=eau&cible=a2',
	},
];
