/** Time that a host has to finish its changes, in milliseconds. */
export const PATIENCE = 100;
/** Time after which the browser gets its turn, in milliseconds. */
export const TURN = 10;
/** What stands that far from the window is marked: a reader finds it done. */
export const NEAR = '100%';
/** Marks that the host takes away sooner, in milliseconds, are not taken away by chance. */
export const YOUNG = 500;
/** After that many rounds, what the host writes again and again is left alone. */
export const ROUNDS = 6;
/** A quarrel that has rested so long, in milliseconds, is forgotten. */
export const TRUCE = 10_000;
/** Quiet time asked of a host before the first round, in milliseconds; twice as long before each of the next. */
export const REST = 100;
/** A run of that many characters ends with its element: reading it takes long enough. */
export const LONG = 4000;
/** No game has that many terms: what is longer is no file of ours. */
export const LONGEST = 2e6;
