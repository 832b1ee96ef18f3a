import { REGLES, type Regle } from '../../../rules/l5r/conflit/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['etape-3-2-5-defausser'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle | (typeof REMINDERS)[number];

/** What the site says of the conflict calculator. */
export const conflitCard: ToolCard = {
	jeu: 'l5r',
	nom: 'conflit',
	titre: 'Résultat d’un conflit',
	resume:
		'Les deux camps, la province, l’anneau et la Faveur Impériale\u00a0: qui remporte le conflit, si la province tombe, et ce que deviennent l’honneur et l’anneau.',
	regles: [...REGLES, ...REMINDERS],
	recherche: [
		'calculateur de conflit',
		'simulateur de conflit',
		'qui gagne le conflit',
		'total de compétence',
		'conflict calculator',
	],
};
