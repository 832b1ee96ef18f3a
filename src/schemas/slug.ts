import { z } from 'astro/zod';

/** Addresses and ids: ASCII, lower case, hyphens. They are published and never change. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slugSchema = z.string().regex(slugPattern, {
	error: 'un identifiant en minuscules sans accent, mots séparés par des tirets',
});
