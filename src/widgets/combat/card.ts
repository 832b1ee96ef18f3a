import { REGLES } from '../../rules/keyforge/combat/regles';
import type { ToolCard } from '../../schemas/tool-card';

/** What the site says of the fight calculator. */
export const combatCard: ToolCard = {
	jeu: 'keyforge',
	nom: 'combat',
	titre: 'Calculateur de combat',
	resume: 'Deux créatures, leurs mots-clés, puis d’autres dégâts du même tour : qui survit, et par quelle règle.',
	regles: REGLES,
	recherche: [
		'combat et armure',
		'calculateur de dégâts',
		'simulateur de combat',
		'qui meurt',
		'qui gagne le combat',
		'combien de dégâts',
		'fight calculator',
		'damage calculator',
	],
};
