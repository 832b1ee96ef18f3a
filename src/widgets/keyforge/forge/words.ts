import type { Side } from '../../../rules/keyforge/forge';
import { capital, count } from '../../shared/words';

export const countAember = (value: number): string => count(value, 'Aombre');
export const countKeys = (value: number): string => count(value, 'clé');

/** What is said of you, or of the opponent. */
export const said = (side: Side, you: string, opponent: string): string => (side === 'you' ? you : opponent);

/** « vous forgez », « l’adversaire forge ». */
export const does = (side: Side, you: string, opponent: string): string =>
	said(side, `vous ${you}`, `l’adversaire ${opponent}`);

/** The same, at the start of a sentence. */
export const Does = (side: Side, you: string, opponent: string): string => capital(does(side, you, opponent));

export const poolOf = (side: Side): string => said(side, 'votre réserve', 'la réserve de l’adversaire');

/** « passe de 3 à 5 Aombres ». */
export const goes = (before: number, after: number): string => `passe de ${before} à ${countAember(after)}`;
