import { iconOf } from './icons';

/**
 * A file of drawings that pages name one by one (`<use href="…#action">`), for those that show many: the page stays
 * light. The strokes take the colour and the width of the page's own.
 */
export function symbolsOf(game: string, names: Iterable<string>): string {
	const symbols = [...new Set(names)].map((name) => {
		const { stroke, fill } = iconOf(game, name) ?? {};
		const drawn = [
			stroke && `<path d="${stroke}"/>`,
			fill && `<path d="${fill}" fill="currentColor" fill-rule="evenodd" stroke="none"/>`,
		];
		return `<symbol id="${name}" viewBox="0 0 20 20">${drawn.filter(Boolean).join('')}</symbol>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
