import { readCase as readDamage } from './arkham/damage-and-horror';
import { readCase as readTest } from './arkham/skill-test';
import type { ReadCase } from './tool-case';

/** What reads a query for the tools of the game. */
export const readers: readonly ReadCase[] = [readTest, readDamage];
