import { REGLES, type Regle } from '../../../rules/arkham/degats-et-horreurs/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle;

/** What the site says of the damage and horror tool. */
export const degatsEtHorreursCard: ToolCard = {
	jeu: 'arkham',
	nom: 'degats-et-horreurs',
	titre: 'Dégâts et horreurs',
	resume:
		'Des dégâts et des horreurs pour votre investigateur\u00a0: quels soutiens peuvent les prendre, qui est vaincu, et ce qui s’ensuit.',
	regles: REGLES,
	recherche: ['répartir les dégâts', 'mon allié prend les dégâts', 'assign damage', 'soak'],
};
