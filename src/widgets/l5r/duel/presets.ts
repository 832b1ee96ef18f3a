import type { Preset } from '../../shared/Presets';

/** Questions that players ask before they turn the dial. */
export const presets: readonly Preset[] = [
	{
		question: 'Combien miser pour gagner à coup sûr ?',
		query: 'vous=competence.5_honneur.10&adverse=competence.3_honneur.10&mise=4&mise-adverse=5',
	},
	{
		question: 'Mon personnage est plus faible : que puis-je espérer ?',
		query: 'vous=competence.3_honneur.10&adverse=competence.5_honneur.10&mise=4&mise-adverse=1',
	},
	{
		question: 'Je suis sûr de perdre : que miser ?',
		query: 'vous=competence.1_honneur.10&adverse=competence.7_honneur.10&mise=1&mise-adverse=1',
	},
	{
		question: 'Il me reste 2 honneurs : puis-je miser 5 ?',
		query: 'vous=competence.4_honneur.2&adverse=competence.4_honneur.9&mise=5&mise-adverse=1',
	},
	{
		question: 'L’adversaire a 23 honneurs : ma mise peut-elle le faire gagner ?',
		query: 'vous=competence.5_honneur.9&adverse=competence.3_honneur.23&mise=4&mise-adverse=1',
	},
	{
		question: 'À égalité, qui gagne ?',
		query: 'vous=competence.3_honneur.10&adverse=competence.4_honneur.10&mise=3&mise-adverse=2',
	},
	{
		question: 'Déshonoré et sous zéro : que vaut ma mise ?',
		query:
			'vous=competence.1_gloire.3_statut.deshonore_honneur.8&adverse=competence.2_honneur.10&mise=4&mise-adverse=1',
	},
	{
		question: 'Ma mise de 5 est augmentée de 1 : combien je donne ?',
		query: 'vous=competence.3_honneur.10_modifmise.1&adverse=competence.3_honneur.10&mise=5&mise-adverse=2',
	},
	{
		question: 'Un personnage incliné vaut-il encore quelque chose en duel ?',
		query: 'vous=competence.4_incline_honneur.10&adverse=competence.3_honneur.10&mise=2&mise-adverse=2',
	},
	{
		question: 'Mon personnage a un tiret : peut-il être défié ?',
		query: 'vous=competence.0_tiret_honneur.10&adverse=competence.3_honneur.10&mise=1&mise-adverse=1&role=defie',
	},
];
