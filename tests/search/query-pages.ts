/** A query and the few pages where a fair player would be glad to land. */
export type Row = readonly [q: string, page: string, ...others: string[]];

export const term = (slug: string) => `/keyforge/glossaire/${slug}/`;
export const rules = (slug: string) => `/keyforge/regles/${slug}/`;
export const faq = (slug: string) => `/keyforge/faq/${slug}/`;
export const tool = (slug: string) => `/keyforge/outils/${slug}/`;
