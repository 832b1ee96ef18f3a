import type { NameEntry } from '../name-entry';
import { glued, sound, stem, tellingWords } from './stem';

/** Fields of words, with what a word is worth in each; then the same names by ear, and without their spaces. */
export const words = { n: 5, f: 4, a: 4, r: 3, d: 0.5 };
export const heard = { s: 1.5 };
export const joined = { g: 6 };

export type Document = NameEntry & { id: number };

/** The text of a field of MiniSearch, one name a line. */
export function extractField(entry: Document, field: string): string {
	if (field === 'id') return String(entry.id);
	const { n, f = [], a = [], r = [] } = entry;
	if (field === 's') return [n, ...f, ...a, ...r].join('\n');
	if (field === 'g') return [n, ...f, ...a].join('\n');
	return [entry[field as keyof typeof words] ?? []].flat().join('\n');
}

/** The words of a field, as they are compared. */
export function tokenize(text: string, field = ''): string[] {
	const names = text.split('\n');
	if (field === 'g') return names.map(glued);
	return names.flatMap(tellingWords).map(field === 's' ? sound : stem);
}
