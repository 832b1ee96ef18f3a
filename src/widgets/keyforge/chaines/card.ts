import { REGLES, type Regle } from '../../../rules/keyforge/chaines/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['regles-chaines-maree'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle | (typeof REMINDERS)[number];

/** What the site says of the chain counter. */
export const chainesCard: ToolCard = {
	jeu: 'keyforge',
	nom: 'chaines',
	titre: 'Calculateur de chaînes',
	resume:
		'Avec vos chaînes, combien de cartes vous piochez à chaque tour, et dans combien de tours vous en êtes libre.',
	regles: [...REGLES, ...REMINDERS],
	recherche: ['compteur de chaînes', 'combien de cartes je pioche', 'chains calculator', 'chain tracker'],
};
