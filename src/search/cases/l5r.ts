import { readCase as readConflict } from './l5r/conflict';
import { readCase as readDuel } from './l5r/duel';
import { readCase as readGlory } from './l5r/glory-count';
import type { ReadCase } from './tool-case';

/** What reads a query for the tools of the game. */
export const readers: readonly ReadCase[] = [readConflict, readDuel, readGlory];
