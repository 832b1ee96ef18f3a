/** A query and the one or two pages where a fair player would be glad to land. */
export type Row = readonly [q: string, ...pages: readonly [string] | readonly [string, string]];

export const term = (slug: string) => `/keyforge/glossaire/${slug}/`;
export const rules = (slug: string) => `/keyforge/regles/${slug}/`;
export const tool = (slug: string) => `/keyforge/outils/${slug}/`;
