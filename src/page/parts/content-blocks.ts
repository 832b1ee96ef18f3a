import Contradiction from './Contradiction.astro';
import Example from './Example.astro';
import Tool from './Tool.astro';

/** Blocks that authors may use in MDX, by the name they write. `checks.ts` knows the same names. */
export const contentBlocks = { Exemple: Example, Contradiction, Outil: Tool };
