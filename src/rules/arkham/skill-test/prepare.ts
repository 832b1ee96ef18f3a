import { prepareUn } from './choice';
import { type Prepare, prepareWith } from './preparation';

/** Prepares any draw. */
export const prepare: Prepare = (genres, tirage) => prepareWith(prepareUn)(genres, tirage);
