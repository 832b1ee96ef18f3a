import { type Prepare, prepareWith } from './preparation';
import { prepareUn } from './un';

/** Prepares any draw. */
export const prepare: Prepare = (genres, tirage) => prepareWith(prepareUn)(genres, tirage);
