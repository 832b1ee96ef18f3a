import type { RuleId } from '../../../rules/l5r/glory-count';

/** Cases that show a rule at work in the glory count: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'anneau-compte-de-gloire': 'v1=gloire.1&a1=gloire.2&anneaux=2',
	'compte-de-gloire-capacite': 'v1=gloire.3&a1=gloire.1&pour=capacite',
	'compte-de-gloire-gagnant': 'v1=gloire.3&a1=gloire.1',
	'compte-de-gloire-total-de-gloire': 'v1=gloire.2&v2=gloire.1&v3=gloire.3_incline&a1=gloire.2&pour=gloire',
	'etape-3-4-2': 'v1=gloire.3&a1=gloire.1',
	'etape-3-4-2-deja': 'v1=gloire.3&a1=gloire.1&faveur=vous',
	'etape-3-4-2-egalite': 'v1=gloire.2&a1=gloire.3&faveur=adversaire',
	'incline-gloire': 'v1=gloire.3_incline&v2=gloire.2&a1=gloire.3',
} satisfies Partial<Record<RuleId, string>>;
