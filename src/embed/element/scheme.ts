/**
 * Luminance between that of the lightest text that is read on white and that of the darkest one that is read on black,
 * from 0 to 1.
 */
const MIDDLE = 0.3;

/**
 * Colour scheme of a frame: that of its theme, else that of the text around it: in a light text, the page is dark. The
 * scheme that the page declares would say less: many dark pages declare none. `text` is a colour as `color(srgb r g b)`.
 */
export function schemeOf(theme: string | null, text: string): 'light' | 'dark' {
	if (theme === 'clair') return 'light';
	if (theme === 'sombre') return 'dark';
	const [red = 0, green = 0, blue = 0] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(
		(part) => Math.max(0, +part) ** 2.2,
	);
	return red * 0.2126 + green * 0.7152 + blue * 0.0722 > MIDDLE ? 'dark' : 'light';
}
