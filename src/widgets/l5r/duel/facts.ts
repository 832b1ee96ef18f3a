import type { Duelist } from '../../../rules/l5r/duel';
import { signed } from '../../shared/words';

/** What the folded part of a side holds, in a few words: the fold says it without being opened. */
export function foldedFacts({ modifiers, bidModifier, dash, bowed }: Duelist): string[] {
	return [
		modifiers !== 0 && `${signed(modifiers)} en compétence`,
		bidModifier !== 0 && `mise ${signed(bidModifier)}`,
		dash && 'tiret',
		bowed && 'incliné',
	].filter((fact) => fact !== false);
}
