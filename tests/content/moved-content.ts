// A content in which addresses have moved, and the lines that say so.

/** `content/redirections.yaml` with some moves, all of one day. */
export const movesFile = (...moves: [de: string, vers: string][]): string =>
	`redirections:${moves.length === 0 ? ' []' : ''}\n${moves.map(([de, vers]) => `  - { de: "${de}", vers: "${vers}", depuis: 2026-11-22 }\n`).join('')}`;

/** A list of published addresses. */
export const publishedFile = (...addresses: string[]): string => `# En-tête.\n\n${addresses.join('\n')}\n`;
