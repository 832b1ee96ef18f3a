import type { RuleId } from '../../../rules/mistborn/attack';

/** Cases that show a rule at work in the attack calculator: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'regles-combat-cible-allies':
		'partie=quatre&degats=12&cible=moi&j1=sante.20&j2=sante.25&j2a1=defense.3_attaque&j3=sante.30',
	'regles-combat-cible-defenseurs': 'partie=trois&degats=8&cible=moi&j1=sante.20&j1a1=defense.5_defenseur&j2=sante.20',
	'regles-combat-cible-nuage': 'partie=trois&degats=6&cible=moi&j1=sante.20_nuage.3&j2=sante.20',
	'regles-combat-cible-recuperer': 'partie=quatre&degats=12&transmission=moi&j1=sante.5&j2=sante.20&j3=sante.24',
	'regles-combat-cible-retiree': 'partie=trois&degats=12&j1=sante.5&j2=sante.20',
	'regles-combat-cible-vous': 'partie=trois&degats=6&cible=moi&j1=sante.20&j2=sante.20',
	'regles-combat-cible-zero-degat': 'partie=trois&degats=3&j1=sante.20_nuage.3&j2=sante.20',
	'regles-combat-defense': 'partie=deux&degats=5&j1=sante.20&j1a1=defense.3_attaque',
	'regles-combat-defenseur': 'partie=deux&degats=5&j1=sante.20&j1a1=defense.4_defenseur&j1a2=defense.2_attaque',
	'regles-combat-defenseur-surplus': 'partie=deux&degats=9&j1=sante.20&j1a1=defense.4_defenseur',
	'regles-combat-defenseur-trop-fort': 'partie=deux&degats=3&j1=sante.20&j1a1=defense.4_defenseur',
	'regles-combat-effet-arrete': 'partie=deux&degats=5&j1=sante.20&j1a1=defense.4_defenseur&j1a2=defense.6_effet',
	'regles-combat-nuage-allie': 'partie=deux&degats=7&j1=sante.20&j1a1=defense.3_nuages.1_attaque_encore',
	'regles-combat-nuage-joueur': 'partie=deux&degats=6&j1=sante.20_nuage.3',
	'regles-solo-autre-joueur': 'partie=assaut&dominat=2&moi=sante.20&c1=par.edit_x.2_sur.autres',
	'regles-solo-bouclier-x': 'partie=seigneur-maitre&degats=9&dominat=4&a1=boucliers.2_x2_attaques.2',
	'regles-combat-smoker': 'partie=deux&degats=6&j1=sante.20&j1a1=defense.3_reduction.2',
	'regles-solo-attaquer': 'partie=seigneur-maitre&degats=9&dominat=4&a1=boucliers.2_x2_attaques.2',
	'regles-solo-collectivement':
		'partie=assaut&joueurs=2&moi=sante.20&j1=sante.30&c1=par.edit_degats.10_x.0_sur.collectif_j1.4',
	'regles-solo-degats-defenseur-encore':
		'partie=assaut&moi=sante.20&moia1=defense.4_defenseur_nuages.1&c1=par.edit_degats.9_x.0',
	'regles-solo-degats-tous-allies':
		'partie=assaut&moi=sante.20&moia1=defense.6_defenseur&moia2=defense.3&c1=par.edit_degats.5_x.0_sur.allies',
} satisfies Partial<Record<RuleId, string>>;
