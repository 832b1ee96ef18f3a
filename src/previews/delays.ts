/** Time that the pointer rests on a link before its preview, in milliseconds. */
export const DELAY = 140;
/** Time that is left to reach the preview, or to come back to the link, in milliseconds. */
export const GRACE = 220;
