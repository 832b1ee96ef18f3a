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
	{
		question: 'Assassinate : un Défenseur protège-t-il un autre Allié ?',
		query: 'partie=deux&degats=5&j1=sante.20&j1a1=defense.4_defenseur&j1a2=defense.6_effet',
	},
	{
		question: 'Seigneur Maître : Maelstrom ôte-t-il tous les boucliers ?',
		query: 'partie=seigneur-maitre&degats=5&maelstrom=oui&dominat=3&a1=boucliers.3_x3&a2=boucliers.1',
	},
	{
		question: 'Un Édit m’inflige 2X : mon Défenseur les prend-il ?',
		query: 'partie=assaut&dominat=3&moi=sante.20&moia1=defense.4_defenseur&c1=par.edit_x.2',
	},
	{
		question: 'À deux, 10 dégâts « collectivement » : qui prend quoi ?',
		query: 'partie=assaut&joueurs=2&moi=sante.20&j1=sante.30&c1=par.edit_degats.10_x.0_sur.collectif_j1.4',
	},
	{
		question: 'Seul, un Édit vise « un autre joueur » : est-ce moi ?',
		query: 'partie=assaut&dominat=2&moi=sante.20&c1=par.edit_x.2_sur.autres',
	},
	{
		question: 'Un Édit me tue : le Seigneur Maître guérit-il quand même ?',
		query: 'partie=assaut&dominat=4&sante=20&joueurs=2&missions=2&moi=sante.5&j1=sante.20&c1=par.edit_x.2',
	},
];
