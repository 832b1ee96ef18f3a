import type { RuleId } from '../../../rules/arkham/damage-and-horror';

/** Cases that show a rule at work in the damage and horror tool: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'campagne-perdu': 'degats=3&horreurs=0&autres=0&moi=vie.5_degats.4_sante.9_physiques.4',
	'campagne-traumatisme-choix': 'degats=2&horreurs=2&traumatisme=mental&moi=vie.6_degats.4_sante.8_horreurs.6',
	'campagne-tue': 'degats=3&horreurs=0&moi=vie.5_degats.4_sante.9_physiques.4',
	'degats-entre-les-etapes':
		'degats=3&horreurs=0&repartition=choisie&moi=vie.7_degats.5_sante.7_annuledegats.1&s1=vie.2_sante.2_prenddegats.1',
	'degats-reste-investigateur': 'degats=4&horreurs=0&repartition=proteger&moi=vie.7_sante.7&s1=vie.3_sante.2',
	'degats-sans-detour':
		'degats=1&horreurs=2&directes=oui&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.2_prendhorreurs.2',
	'degats-soutien-choix': 'degats=2&horreurs=0&repartition=moi&moi=vie.7_degats.3_sante.7&s1=vie.2_sante.2',
	'degats-soutien-droit': 'degats=4&horreurs=2&moi=vie.7_degats.3_sante.7&s1=vie.3_sante.1&s2=vie.2_sante.2',
	'degats-soutien-eligible':
		'degats=1&horreurs=1&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.0_prendhorreurs.1',
	'degats-soutien-maximum': 'degats=3&horreurs=0&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.2_prenddegats.3',
	'degats-vaincu': 'degats=5&horreurs=0&moi=vie.7_degats.4_sante.7',
	'mode-independant-traumatismes': 'degats=0&horreurs=3&mode=independant&moi=vie.7_sante.5_horreurs.2',
	'vaincu-soutien-vie': 'degats=2&horreurs=0&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.2_prenddegats.2',
} satisfies Partial<Record<RuleId, string>>;
