import { REGLES, type Regle } from '../../../rules/mistborn/metaux/regles';
import type { ToolCard } from '../../../schemas/tool-card';

/** Rules of which the tool reminds the reader, and which change nothing that the engine computes. */
const REMINDERS = ['paire-de-metaux-liste', 'pouvoirs-contradiction-kandra'] as const;

/** Id of a rule that the tool may cite. */
export type CitedRule = Regle | (typeof REMINDERS)[number];

/** What the site says of the metal planner. */
export const metauxCard: ToolCard = {
	jeu: 'mistborn',
	nom: 'metaux',
	titre: 'Métaux du tour',
	resume: 'Vos jetons, vos cartes, votre Atium\u00a0: ce que vous pouvez encore Brûler, Attiser ou payer ce tour-ci.',
	regles: [...REGLES, ...REMINDERS],
	recherche: ['calculateur de métaux', 'jetons métal restants', 'metal calculator'],
};
