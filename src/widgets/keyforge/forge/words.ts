import type { Camp } from '../../../rules/keyforge/forge';
import { capital, count } from '../../shared/words';

export const countAember = (value: number): string => count(value, 'Aombre');
export const countKeys = (value: number): string => count(value, 'clé');

/** What is said of you, or of the opponent. */
export const said = (camp: Camp, vous: string, adversaire: string): string => (camp === 'vous' ? vous : adversaire);

/** « vous forgez », « l’adversaire forge ». */
export const does = (camp: Camp, vous: string, adversaire: string): string =>
	said(camp, `vous ${vous}`, `l’adversaire ${adversaire}`);

/** The same, at the start of a sentence. */
export const Does = (camp: Camp, vous: string, adversaire: string): string => capital(does(camp, vous, adversaire));

export const poolOf = (camp: Camp): string => said(camp, 'votre réserve', 'la réserve de l’adversaire');

/** « passe de 3 à 5 Aombres ». */
export const goes = (before: number, after: number): string => `passe de ${before} à ${countAember(after)}`;
