import type { Preset } from '../../shared/Presets';

/** Cases that players ask about. */
export const presets: readonly Preset[] = [
	{ question: 'J’ai 13 Aombres : deux clés dans le même tour ?', query: 'vous=aombre.13_cles.1&suite=etape.vous' },
	{
		question: '4 Aombres en réserve et 3 sur une carte : dois-je forger ?',
		query: 'vous=aombre.4_cartes.3&suite=fin.vous_etape.vous',
	},
	{
		question: 'Mes clés coûtent 3 de plus et 1 de moins : combien en tout ?',
		query: 'couts=3&suite=cout.vous.-1',
	},
	{
		question: 'Une clé à l’étape 1, puis une autre par un effet ?',
		query: 'vous=aombre.13&suite=etape.vous_cle.vous.actuel.0.accepte',
	},
	{
		question: 'Son Crapaurte-Clés est détruit : doit-il forger, et avec quoi ?',
		query: 'adversaire=aombre.5_cartes.5&suite=cle.adversaire.actuel.0.cartes.5',
	},
	{
		question: 'Contrefaçon empêche la clé : l’Aombre est-il dépensé ?',
		query: 'adversaire=aombre.8_cles.1&suite=etape.adversaire.remplacee',
	},
	{
		question: 'Je capture 2 Aombres à l’adversaire : forge-t-il encore ?',
		query: 'adversaire=aombre.7_cles.2&suite=capture.vous.2_fin.vous_etape.adversaire',
	},
	{
		question: 'Deux clés dans son tour : Marteau à Clé les défait-il toutes les deux ?',
		query:
			'vous=aombre.2&adversaire=aombre.12&suite=etape.adversaire_cle.adversaire.actuel.0.accepte_etape.vous_defaite.adversaire',
	},
	{
		question: 'Un effet me fait forger sans rien payer : mes clés plus chères comptent-elles ?',
		query: 'couts=3&suite=cle.vous.fixe.0.accepte',
	},
	{
		question: 'La troisième clé : que se passe-t-il ensuite ?',
		query: 'vous=aombre.6_cles.2&suite=etape.vous_vol.adversaire.1',
	},
];
