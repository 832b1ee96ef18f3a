import type { Preset } from '../../shared/Presets';

/** Cases that players argue about. */
export const presets: readonly Preset[] = [
	{
		question: 'Un Défenseur absorbe-t-il tous les dégâts ?',
		query: 'partie=deux&degats=9&j1=sante.20&j1a1=defense.4_defenseur',
	},
	{
		question: 'Et si je n’ai pas de quoi tuer le Défenseur ?',
		query: 'partie=deux&degats=3&j1=sante.20&j1a1=defense.4_defenseur',
	},
	{
		question: 'Puis-je attaquer un Allié derrière un Défenseur ?',
		query: 'partie=deux&degats=5&j1=sante.20&j1a1=defense.4_defenseur&j1a2=defense.2_attaque',
	},
	{
		question: 'J’ai la Cible : que me coûte l’attaque d’un Allié ?',
		query: 'partie=quatre&degats=12&cible=moi&j1=sante.20&j2=sante.25&j2a1=defense.3_attaque&j3=sante.30',
	},
	{
		question: 'J’ai la Cible, et un joueur a un Défenseur',
		query: 'partie=trois&degats=8&cible=moi&j1=sante.20&j1a1=defense.5_defenseur&j2=sante.20',
	},
	{
		question: 'J’ai la Cible : un Nuage protège-t-il tout le monde ?',
		query: 'partie=trois&degats=6&cible=moi&j1=sante.20_nuage.3&j2=sante.20',
	},
	{
		question: 'Nuage arrête tout : la Cible peut-elle passer ?',
		query: 'partie=trois&degats=3&j1=sante.20_nuage.3&j2=sante.20',
	},
	{
		question: 'Un Nuage sauve un Allié : puis-je l’attaquer encore ?',
		query: 'partie=deux&degats=7&j1=sante.20&j1a1=defense.3_nuages.1_attaque_encore',
	},
	{
		question: 'À quatre, j’élimine le détenteur et je prends la Cible',
		query: 'partie=quatre&degats=12&transmission=moi&j1=sante.5&j2=sante.20&j3=sante.24',
	},
	{
		question: 'À trois, j’élimine le détenteur : et les dégâts restants ?',
		query: 'partie=trois&degats=12&j1=sante.5&j2=sante.20',
	},
	{
		question: 'Seigneur Maître : deux boucliers d’un coup, 3 puis X ?',
		query: 'partie=seigneur-maitre&degats=9&dominat=4&a1=boucliers.2_x2_attaques.2',
	},
];
