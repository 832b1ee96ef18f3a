/** A file of the site, as `/hors-ligne.json` lists it: its address without base, and its size in bytes. */
export type SiteFile = [path: string, size: number];
