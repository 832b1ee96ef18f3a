import type { AuthorError } from '../../schemas/author-error';
import type { RawGame } from '../read/read-content';

/** What texts stand on, as `tokens.css` has it: the page, a card, a hollow. A test compares them. */
export const papers = {
	clair: ['#fbf8f2', '#fffdf8', '#f3ede1'],
	sombre: ['#15120e', '#1f1a14', '#0f0d0a'],
} as const;

/** Least contrast of a text that is read (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Accents of a game that cannot be read on light or on dark paper. */
export const checkAccent = ({ file, data, lineOf }: RawGame): AuthorError[] =>
	(['clair', 'sombre'] as const).flatMap((theme): AuthorError[] => {
		const color = data.accent[theme];
		const worst = Math.min(...papers[theme].map((paper) => contrast(color, paper)));
		if (worst >= LEAST) return [];
		const field = `accent.${theme}`;
		const ratio = (Math.floor(worst * 10) / 10).toLocaleString('fr');
		const message = `« ${color} » se lit mal sur papier ${theme} : contraste de ${ratio} ; attendu : 4,5 au moins.`;
		const todo = theme === 'clair' ? 'Prenez une couleur plus foncée.' : 'Prenez une couleur plus claire.';
		return [{ kind: 'champ-invalide', file, line: lineOf(field), field, message, todo }];
	});

/** Contrast of two colours `#rrggbb`, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
	const [dark = 0, light = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

function brightness(color: string): number {
	const [r = 0, g = 0, b = 0] = channelsOf(color).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Red, green and blue of a colour `#rrggbb`, from 0 to 255. */
export const channelsOf = (color: string): number[] =>
	[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
