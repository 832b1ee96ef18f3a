import { readCase as readChains } from './keyforge/chains';
import { readCase as readFight } from './keyforge/fight';
import { readCase as readForge } from './keyforge/forge';
import type { ReadCase } from './tool-case';

/** What reads a query for the tools of the game. */
export const readers: readonly ReadCase[] = [readChains, readFight, readForge];
