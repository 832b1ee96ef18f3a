import { REGLES, type Regle } from '../../../rules/arkham/test-de-competence/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle;

/** What the site says of the skill test simulator. */
export const skillTestCard: ToolCard = {
	jeu: 'arkham',
	nom: 'test-de-competence',
	titre: 'Simulateur de test de compétence',
	resume:
		'Votre compétence, vos icônes, la difficulté et la réserve du Chaos\u00a0: la chance exacte de réussir, ce que vaut une icône de plus, et un test à tirer pas à pas.',
	regles: REGLES,
	recherche: [
		'probabilités',
		'chance de réussir',
		'simulateur de pions',
		'calculateur de chaos',
		'sac de pions',
		'tirer un pion',
		'chaos bag',
		'skill test calculator',
		'odds',
	],
	donnees: 'reserves-du-chaos',
};
