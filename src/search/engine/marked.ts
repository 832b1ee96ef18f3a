import { isEmpty, searchWords, stem } from './stem';

/** A text in pieces, its words that have one of these stems apart. */
export function marked(text: string, stems: ReadonlySet<string>): (string | { found: string })[] {
	const pieces: (string | { found: string })[] = [];
	let plain = '';
	for (const [at, part] of text.split(/([\p{L}\p{M}\p{N}]+)/u).entries()) {
		const [word] = at % 2 === 1 ? searchWords(part) : [];
		if (word === undefined || isEmpty(word) || !stems.has(stem(word))) {
			plain += part;
			continue;
		}
		if (plain) pieces.push(plain);
		pieces.push({ found: part });
		plain = '';
	}
	if (plain) pieces.push(plain);
	return pieces;
}
