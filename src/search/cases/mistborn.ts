import { readCase as readAssault } from './mistborn/assault';
import { readCase as readAttack } from './mistborn/attack';
import { readCase as readMetals } from './mistborn/metals';
import type { ReadCase } from './tool-case';

/** What reads a query for the tools of the game. */
export const readers: readonly ReadCase[] = [readAssault, readAttack, readMetals];
