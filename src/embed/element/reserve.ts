/** The longest aid takes less on the narrowest phone: a larger number is a mistake. */
export const MOST = 15_000;

/** What most of our bare pages need in a column of text, in CSS pixels, by the first step of what is framed. */
const usual = new Map([
	['glossaire', 420],
	['deroulement', 640],
]);
const RULE = 240;
const OTHER = 720;

/**
 * Height that a frame keeps until it sends its own, in CSS pixels: the one that the author asks for, when it is a
 * number of pixels that makes sense, else the usual one.
 */
export function reservedHeight(height: string | null, slug: string | null): number {
	const asked = /^\s*(\d+)(?:px)?\s*$/.exec(height ?? '')?.[1];
	if (asked && +asked > 0 && +asked <= MOST) return +asked;
	const [page = '', rule] = (slug ?? '').split('#');
	return rule ? RULE : (usual.get(page.split('/')[0] ?? '') ?? OTHER);
}
