import { isEmpty, quote } from './fields';
import { listed } from './words';

type Notice = (text: string) => void;

const quoted = (names: readonly string[]): string => listed(names.map(quote));

/** One sentence for each of these parameters that the address gives without anything in it: `s1=`. */
export function tellEmpty(query: URLSearchParams, names: readonly string[], notice: Notice): void {
	for (const name of names)
		if (isEmpty(query.get(name) ?? 'none')) notice(`${quote(name)} est vide : les valeurs par défaut sont utilisées.`);
}

/**
 * Which of the numbered parameters of a list (`a1`, `a2`…) the address gives, in their order. What follows a gap takes
 * its place; `notice` gets one sentence for that, and one for each that is empty.
 */
export function givenNames(query: URLSearchParams, names: readonly string[], notice: Notice): readonly string[] {
	const given = names.filter((name) => query.has(name));
	const first = given.findIndex((name, at) => name !== names[at]);
	if (first >= 0) {
		const verb = given.length - first > 1 ? 'prennent la place de' : 'prend la place de';
		const places = names.slice(first, given.length);
		notice(`${quoted(places.slice(0, 1))} manque : ${quoted(given.slice(first))} ${verb} ${quoted(places)}.`);
	}
	tellEmpty(query, given, notice);
	return given;
}
