import { z } from 'astro/zod';
import { slugSchema } from '../../schemas/slug';

// Fields that several documents share.

export const id = slugSchema.describe('Identifiant stable : il ne change pas et ne sert jamais à autre chose.');

export const address = z.url().describe('Adresse de la page du site, avec son ancre.');

export const frame = z.url().describe('Adresse de la page nue, à mettre dans une iframe.');

export const termIds = z.array(slugSchema).describe('Identifiants de termes, comme dans termes.json.');

export const ruleIds = z.array(slugSchema).describe('Identifiants d’énoncés, comme dans regles.json.');

export const unitIds = z
	.array(slugSchema)
	.describe('Parties du document d’origine qui le disent, comme dans « unites » de regles.json.');
