import type { Preset } from '../../shared/Presets';

/** Cases that players argue about. */
export const presets: readonly Preset[] = [
	{ question: 'Le poison passe-t-il à travers l’armure ?', query: 'a=puissance.2_poison&d=puissance.7_armure.2' },
	{ question: 'L’assaut peut-il éviter la riposte ?', query: 'a=puissance.2_assaut.3&d=puissance.3' },
	{ question: 'Assaut contre hasardeux : qui meurt ?', query: 'a=puissance.2_assaut.2&d=puissance.2_hasardeux.2' },
	{
		question: 'Attaquer deux fois une créature insaisissable',
		query: 'a=puissance.4&ad=puissance.3&d=puissance.3_insaisissable&suite=combat.ad.d.assaut',
	},
	{ question: 'Escarmouche contre hasardeux', query: 'a=puissance.3_escarmouche&d=puissance.6_hasardeux.1' },
	{
		question: 'Protection ou armure : laquelle sert d’abord ?',
		query: 'a=puissance.5&d=puissance.4_armure.2_protection.1',
	},
	{
		question: 'Puis-je attaquer derrière une provocation ?',
		query: 'a=puissance.4&d=puissance.3&dd=puissance.5_provocation',
	},
	{ question: 'Ma créature est sonnée : peut-elle combattre ?', query: 'a=puissance.4_sonnee&d=puissance.3' },
	{
		question: 'L’armure sert-elle deux fois dans le tour ?',
		query: 'a=puissance.2&d=puissance.5_armure.2&suite=degats.d.2_tour_degats.d.2',
	},
	{
		question: 'Dégâts avec projection sur une ligne',
		query: 'a=puissance.1&dg=puissance.2&d=puissance.4&dd=puissance.2_armure.1&suite=degats.d.3.projection.2',
	},
	{
		question: 'Enragée : peut-elle moissonner ?',
		query: 'a=puissance.4_enragee&d=puissance.3&combat=sans&suite=utiliser.a.moissonner',
	},
	{
		question: '« Avant le Combat : » tue la cible : y a-t-il un combat ?',
		query: 'a=puissance.2&d=puissance.3&duel=d.3',
	},
	{
		question: 'L’armure arrête-t-elle des dégâts déplacés ?',
		query: 'a=puissance.5_degats.2&d=puissance.2_armure.3&combat=sans&suite=deplacer.a.d.2',
	},
];
