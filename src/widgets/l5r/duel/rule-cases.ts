import type { RuleId } from '../../../rules/l5r/duel';

/** Cases that show a rule at work in the duel table: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'duel-d-2-tiret':
		'vous=competence.0_tiret_honneur.10&adverse=competence.3_honneur.10&mise=1&mise-adverse=1&role=defie',
	'duel-d-5': 'vous=competence.5_honneur.10&adverse=competence.3_honneur.10&mise=4&mise-adverse=1',
	'duel-d-5-egalite': 'vous=competence.4_honneur.10&adverse=competence.3_honneur.10&mise=2&mise-adverse=2',
	'duel-d-5-manque': 'vous=competence.4_honneur.2&adverse=competence.4_honneur.9&mise=5&mise-adverse=1',
	'duel-d-6-incline': 'vous=competence.4_incline_honneur.10&adverse=competence.3_honneur.10&mise=2&mise-adverse=2',
	'duel-d-6-mise': 'vous=competence.3_honneur.10&adverse=competence.5_honneur.10&mise=4&mise-adverse=1',
	'duel-d-6-plancher':
		'vous=competence.1_gloire.3_statut.deshonore_honneur.8&adverse=competence.2_honneur.10&mise=4&mise-adverse=1',
	'duel-d-7-egalite': 'vous=competence.3_honneur.10&adverse=competence.4_honneur.10&mise=3&mise-adverse=2',
	'valeur-de-mise-bornes':
		'vous=competence.3_honneur.10_modifmise.1&adverse=competence.3_honneur.10&mise=5&mise-adverse=2',
} satisfies Partial<Record<RuleId, string>>;
