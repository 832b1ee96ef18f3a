import type { Turn } from '../../../rules/keyforge/chains';
import { count, signed } from '../../shared/words';

/** What a folded part holds, so that nothing that counts is hidden. */
export const turnFacts = ({ drawn, archives, chains, modifier }: Turn): string[] =>
	[
		chains > 0 && count(chains, 'chaîne gagnée', 'chaînes gagnées'),
		chains < 0 && count(-chains, 'chaîne perdue', 'chaînes perdues'),
		drawn > 0 && count(drawn, 'piochée'),
		archives > 0 && `archives ${archives}`,
		modifier !== 0 && `main ${signed(modifier)}`,
	].filter((fact) => fact !== false);
