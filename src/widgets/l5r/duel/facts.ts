import type { Duelliste } from '../../../rules/l5r/duel/situation';
import { signed } from '../../shared/words';

/** What the folded part of a side holds, in a few words: the fold says it without being opened. */
export function foldedFacts({ modificateurs, modificateurMise, tiret, incline }: Duelliste): string[] {
	return [
		modificateurs !== 0 && `${signed(modificateurs)} en compétence`,
		modificateurMise !== 0 && `mise ${signed(modificateurMise)}`,
		tiret && 'tiret',
		incline && 'incliné',
	].filter((fact) => fact !== false);
}
