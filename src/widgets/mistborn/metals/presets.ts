import type { Preset } from '../../shared/Presets';

/** Cases that players ask about. */
export const presets: readonly Preset[] = [
	{ question: 'Métal déjà Brûlé : puis-je l’Attiser ?', query: 'icones=2&suite=bruler.etain_attiser.etain' },
	{
		question: 'Attisé puis régénéré : resservira-t-il ce tour-ci ?',
		query: 'icones=3&a=flacon.fer.acier&suite=attiser.fer_regenerer.fer.a_bruler.fer',
	},
	{
		question: 'Attisé au tour d’avant, régénéré : puis-je le Brûler ?',
		query: 'icones=1&attises=fer&a=flacon.fer.acier&suite=regenerer.fer.a_bruler.fer',
	},
	{
		question: 'Il me faut trois fois le même métal : comment ?',
		query: 'icones=2&atium=1&a=flacon.fer.acier_capacite.fer_capacite.fer.fer&b=flacon.fer.acier',
	},
	{
		question: 'Deux cartes en main : laquelle jouer, laquelle coucher ?',
		query:
			'icones=2&atium=1&a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier_capacite.fer&ensemble=oui',
	},
	{
		question: 'Une carte couchée compte-t-elle dans ma limite ?',
		query: 'icones=1&a=flacon.fer.acier_capacite.acier_capacite.acier&b=flacon.fer.acier&suite=carte.b.acier.a',
	},
	{
		question: 'Plus de jeton à Brûler : puis-je Attiser l’Atium ?',
		query: 'icones=1&atium=1&suite=bruler.fer_attiser.atium',
	},
	{
		question: 'Comment garder de quoi Brûler l’Atium ?',
		query: 'icones=2&atium=1&suite=attiser.zinc_bruler.laiton_atium.atium',
	},
	{
		question: 'Un Atium pour deux Alliés à la fois ?',
		query: 'icones=1&atium=1&a=flacon.fer.acier_capacite.fer&effets=allie.fer_allie.atium&suite=atium.fer.a',
	},
	{
		question: 'Un Allié défaussé régénère-t-il un métal ?',
		query: 'icones=1&attises=fer&a=allie&suite=regenerer.fer.a',
	},
	{
		question: 'Allié à deux effets : deux Fer donnent-ils les deux ?',
		query: 'icones=1&a=flacon.fer.acier&effets=allie.fer_allie.fer.2&suite=bruler.fer_carte.a.fer',
	},
	{
		question: 'Exalter un Allié déjà activé, ou lié à l’Atium ?',
		query: 'icones=2&effets=allie.fer_allie.atium&suite=bruler.zinc_bruler.fer_exalter.1_exalter.2',
	},
];
