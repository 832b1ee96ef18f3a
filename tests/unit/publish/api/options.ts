import type { DocumentOptions } from '../../../../src/publish/api/game-documents';

/** A site served under a folder: addresses that forget it are seen. */
export const address = (path: string): string => `https://site.test/regles${path}`;

export const options: DocumentOptions = {
	address,
	dateOf: (game) => (game === 'arkham' ? undefined : '2026-11-29'),
	cases: ({ slug: nom }) => [{ question: `À quoi sert « ${nom} » ?`, query: 'a=puissance.3&d=puissance.2' }],
};
