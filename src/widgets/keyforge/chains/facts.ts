import type { Turn } from '../../../rules/keyforge/chains';
import { count, signed } from '../../shared/words';

/** What a folded part holds, so that nothing that counts is hidden. */
export const turnFacts = ({ drawn, archives, chains, modifier, discarded }: Turn, counted: boolean): string[] =>
	[
		chains > 0 && count(chains, 'chaîne gagnée', 'chaînes gagnées'),
		drawn > 0 && count(drawn, 'piochée'),
		archives > 0 && `archives ${archives}`,
		modifier !== 0 && `main ${signed(modifier)}`,
		counted && discarded > 0 && count(discarded, 'défaussée'),
	].filter((fact) => fact !== false);
