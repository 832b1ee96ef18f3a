import type { Preset } from '../../shared/Presets';

/** Tests that players wonder about. */
export const presets: readonly Preset[] = [
	{ question: 'À égalité avec la difficulté, sans icône', query: 'icones=0' },
	{ question: 'Deux de plus que la difficulté : est-ce sûr ?', query: 'competence=4' },
	{ question: 'Le même test au niveau Difficile', query: 'niveau=difficile' },
	{ question: 'Difficulté 0 : peut-on échouer ?', query: 'difficulte=0' },
	{ question: 'Révéler deux pions et choisir', query: 'tirage=2&choix=un' },
	{ question: 'Annuler un pion, comme Wendy Adams', query: 'annule=1&remis=oui' },
	{ question: 'Quatre pions Béni dans la réserve', query: 'pions=beni.4' },
	{ question: 'Trois pions Gel : gare au second', query: 'pions=gel.3' },
	{ question: 'Et si l’Échec automatique est scellé ?', query: 'scelles=echec.1' },
	{
		question: 'L’Amulette de Wendy est en jeu',
		query: 'difficulte=5&investigateur=wendy-adams&signe=automatique.reussite',
	},
];
