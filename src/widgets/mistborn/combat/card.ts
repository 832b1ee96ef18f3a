import { REGLES, type Regle } from '../../../rules/mistborn/combat/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle;

/** What the site says of the attack calculator. */
export const attackCard: ToolCard = {
	jeu: 'mistborn',
	nom: 'combat',
	titre: 'Calculateur d’attaque',
	resume:
		'Vos dégâts du tour, les Alliés, les Défenseurs, la Cible ou le Seigneur Maître\u00a0: qui vous pouvez tuer, et ce qui atteint chacun.',
	regles: REGLES,
	recherche: [
		'calculateur de dégâts',
		'répartir ses dégâts',
		'combien de dégâts',
		'qui puis-je tuer',
		'damage calculator',
		'attack calculator',
	],
};
