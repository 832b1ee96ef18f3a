import { count } from '../../shared/words';
import type { Fiche } from './state';

/** What the folded part of a creature holds, in a few words: the fold says it without being opened. */
export function foldedFacts(fiche: Fiche): string[] {
	return [
		fiche.assaut > 0 && `assaut\u00a0${fiche.assaut}`,
		fiche.hasardeux > 0 && `hasardeux\u00a0${fiche.hasardeux}`,
		fiche.marqueursPuissance > 0 && `+${fiche.marqueursPuissance} en puissance`,
		fiche.armureUtilisee > 0 && `armure utilisée\u00a0${fiche.armureUtilisee}`,
		fiche.aombre > 0 && count(fiche.aombre, 'Aombre').replace(' ', '\u00a0'),
		fiche.sonne && 'sonnée',
		fiche.enrage && 'enragée',
		fiche.dejaAttaquee && 'déjà attaquée',
	].filter((fact) => fact !== false);
}
