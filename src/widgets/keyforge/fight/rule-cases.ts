import type { RuleId } from '../../../rules/keyforge/fight';

/** Cases that show a rule at work in the fight calculator: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'armure-annule': 'a=puissance.3_poison&d=puissance.7_armure.2',
	'armure-consommee': 'a=puissance.2&d=puissance.5_armure.2&suite=degats.d.2',
	'armure-se-renouvelle': 'a=puissance.2&d=puissance.5_armure.2&suite=degats.d.2_tour_degats.d.2',
	'assaut-degats': 'a=puissance.2_assaut.3&d=puissance.3',
	'assaut-mort': 'a=puissance.2_assaut.2&d=puissance.2_hasardeux.2',
	'assaut-ordre': 'a=puissance.2_assaut.2&d=puissance.2_hasardeux.2',
	'combat-degats-puissance': 'a=puissance.3&d=puissance.4',
	'escarmouche-aucun-degat': 'a=puissance.3_escarmouche&d=puissance.6',
	'escarmouche-puissance-seulement': 'a=puissance.3_escarmouche&d=puissance.6_hasardeux.1',
	'hasardeux-degats': 'a=puissance.3&d=puissance.6_hasardeux.1',
	'hasardeux-mort': 'a=puissance.2_assaut.2&d=puissance.2_hasardeux.2&ordre=hasardeux',
	'insaisissable-premiere-fois': 'a=puissance.4&ad=puissance.3&d=puissance.3_insaisissable&suite=combat.ad.d.assaut',
	'invulnerable-aucun-degat': 'a=puissance.3&d=puissance.2_invulnerable',
	'invulnerable-puissance-zero': 'a=puissance.3&d=puissance.0_invulnerable',
	'poison-au-moins-un': 'a=puissance.2_poison&d=puissance.7_armure.2',
	'poison-detruit': 'a=puissance.3_poison&d=puissance.7_armure.2',
	'projection-voisins':
		'a=puissance.1&dg=puissance.2&d=puissance.4&dd=puissance.2_armure.1&suite=degats.d.3.projection.2',
	'proteger-remplace': 'a=puissance.5&d=puissance.4_armure.2_protection.1',
	'provocation-voisins': 'a=puissance.4&d=puissance.3&dd=puissance.5_provocation',
	'sonne-remplace-utilisation': 'a=puissance.4_sonnee&d=puissance.3',
} satisfies Partial<Record<RuleId, string>>;
