import { REGLES, type Regle } from '../../../rules/keyforge/forge/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle;

/** What the site says of the key calculator. */
export const forgeCard: ToolCard = {
	jeu: 'keyforge',
	nom: 'forge',
	titre: 'Forger une clé',
	resume: 'Ce que coûte une clé, si vous devez la forger, ce qui peut l’empêcher et ce qu’il vous reste d’Aombre.',
	regles: REGLES,
	recherche: ['combien coûte une clé', 'est-ce que je forge', 'combien d’Aombre il me manque', 'key cost calculator'],
};
