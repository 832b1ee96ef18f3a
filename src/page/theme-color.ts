/** Part of the accent in the bar of the browser: as in `--accent-doux` of `tokens.css`. */
const PART = 0.13;

/** Background of the site, light and dark: `--fond` of `tokens.css`. */
const PAPER = { clair: '#fbf8f2', sombre: '#15120e' } as const;

/** Colour of the bar of the browser, `#rrggbb`, in a scheme: the paper, tinted with the accent of a game when there is one. */
export function themeColor(scheme: keyof typeof PAPER, accent?: string): string {
	if (!accent) return PAPER[scheme];
	const mixed = channels(accent).map((value, at) => PART * value + (1 - PART) * (channels(PAPER[scheme])[at] ?? 0));
	return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
