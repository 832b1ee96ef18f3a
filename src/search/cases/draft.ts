import type { Piece, ToolCase } from './tool-case';
import type { CaseWord } from './words';

/** A case while it is read: names of its address with their values, `a1.gloire` for a field of `a1`, and what is said of it. */
export class Draft {
	readonly values = new Map<string, string | number>();
	readonly #pieces: Piece[] = [];

	/** Keeps a value; `false` when another was given for the same thing. */
	put(key: string, value: string | number, said = ''): boolean {
		if (this.values.has(key)) return this.values.get(key) === value && typeof value === 'string';
		this.values.set(key, value);
		if (said !== '') this.#pieces.push({ said });
		return true;
	}

	/** Keeps a number of the query; `false` when it is out of bounds, or given already. « # anneau(x) » is how it is said. */
	number(key: string, word: CaseWord | undefined, said: string, min = 0, max = 99): boolean {
		const value = word?.number;
		if (word === undefined || value === undefined || value < min || value > max) return false;
		if (!this.put(key, value)) return false;
		const shown = min < 0 && value > 0 ? `+${value}` : `${value}`.replace('-', '−');
		const text = said
			.replace('#', shown)
			.replace(/\((.)\)/g, value < 2 ? '' : '$1')
			.replaceAll(' ', '\u00a0');
		this.#pieces.push({ said: text, at: { start: word.start, end: word.end } });
		return true;
	}

	/** What the query does not say; said, unless it changes nothing. */
	suppose(key: string, value: string | number, said = ''): void {
		if (!this.values.has(key)) this.put(key, value, said && `supposé : ${said}`.replace(' :', '\u00a0:'));
	}

	/** Says what was understood and changes no value. */
	say(said: string, word?: CaseWord): void {
		this.#pieces.push({ said, at: word && { start: word.start, end: word.end } });
	}

	/** A number that was given or supposed; 0 when there is none. */
	numberOf(key: string): number {
		return Number(this.values.get(key) ?? 0);
	}

	toCase(tool: string): ToolCase {
		const parameters = new Map<string, string[]>();
		for (const [key, value] of this.values) {
			const [name = '', field] = key.split('.');
			const written = field === undefined ? `${value}` : value === '' ? field : `${field}.${value}`;
			parameters.set(name, [...(parameters.get(name) ?? []), written]);
		}
		const address = [...parameters].map(([name, fields]) => `${name}=${fields.join('_')}`).join('&');
		return { tool, address, pieces: this.#pieces };
	}
}
