import type { Tour } from '../../../rules/keyforge/chains';
import { count, signed } from '../../shared/words';

/** What a folded part holds, so that nothing that counts is hidden. */
export const turnFacts = (
	{ piochees, archives, chaines, modificateur, defaussees }: Tour,
	counted: boolean,
): string[] =>
	[
		chaines > 0 && count(chaines, 'chaîne gagnée', 'chaînes gagnées'),
		piochees > 0 && count(piochees, 'piochée'),
		archives > 0 && `archives ${archives}`,
		modificateur !== 0 && `main ${signed(modificateur)}`,
		counted && defaussees > 0 && count(defaussees, 'défaussée'),
	].filter((fact) => fact !== false);
