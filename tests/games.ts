/** The games of the site, in its order. */
export const GAMES = ['keyforge', 'l5r', 'arkham', 'mistborn'] as const;
export type GameSlug = (typeof GAMES)[number];
