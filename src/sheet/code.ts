import { correction, generate } from 'lean-qr/nano';

/** Modules of the side of a code, at most: printed with modules of 0.42 mm it takes 56 mm, which phones still read. */
const LARGEST = 125;

/** Light modules around a code. */
const QUIET = 4;

/** A code to draw: side in modules, what is around it included, and the dark ones as an SVG path. */
export interface Code {
	readonly size: number;
	readonly path: string;
}

/** The QR code of an address; `undefined` when it would be too fine for a phone to read. */
export function codeOf(address: string): Code | undefined {
	try {
		const { size, get } = generate(address, { minCorrectionLevel: correction.L });
		if (size > LARGEST) return undefined;
		const rows = Array.from({ length: size }, (_, y) => {
			const dark = Array.from({ length: size }, (_, x) => (get(x, y) ? '1' : '0')).join('');
			return [...dark.matchAll(/1+/g)].map(
				({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`,
			);
		});
		return { size: size + 2 * QUIET, path: rows.flat().join('') };
	} catch {
		// More than any code holds.
		return undefined;
	}
}
