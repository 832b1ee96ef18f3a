import { frenchTypography } from '../../text/french';
import type { Page } from '../types';

/** Front matter with its title and its summary as French prints them. */
export const titled = <T extends { titre: string; resume: string }>(data: T): T => ({
	...data,
	titre: frenchTypography(data.titre),
	resume: frenchTypography(data.resume),
});

/** Compares two names as a French index orders them: accents, capitals and quotes do not count first. */
export const alphabetical = (a: string, b: string): number => a.localeCompare(b, 'fr', { ignorePunctuation: true });

/** A page by the name that readers know. */
export const titleOf = (page: Page): string => (page.kind === 'terme' ? page.name : page.data.titre);
