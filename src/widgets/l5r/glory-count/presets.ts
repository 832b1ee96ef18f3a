import type { Preset } from '../../shared/Presets';

/** Glory counts that players argue about. */
export const presets: readonly Preset[] = [
	{
		question: 'À égalité, qui a la Faveur Impériale ?',
		query: 'v1=gloire.2&a1=gloire.3&faveur=adversaire',
	},
	{
		question: 'Mes personnages inclinés comptent-ils ?',
		query: 'v1=gloire.3_incline&v2=gloire.2_incline&a1=gloire.1&anneaux=0&anneaux-adverses=0',
	},
	{
		question: 'J’ai déjà la Faveur et je gagne encore : puis-je changer sa face ?',
		query: 'v1=gloire.3&a1=gloire.1&faveur=vous',
	},
	{
		question: 'Sans personnage, les anneaux suffisent-ils ?',
		query: 'v=aucun&a1=gloire.2&anneaux=3',
	},
	{
		question: 'Une carte demande un compte de gloire : la Faveur bouge-t-elle ?',
		query: 'v1=gloire.3&a1=gloire.1&pour=capacite',
	},
	{
		question: 'Une carte compte la gloire actuelle : les anneaux s’ajoutent-ils ?',
		query: 'v1=gloire.2&v2=gloire.1&v3=gloire.3_incline&a1=gloire.2&pour=gloire',
	},
];
