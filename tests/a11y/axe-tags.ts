/** WCAG 2.2, levels A and AA, as axe names them. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
