import { quote } from '../../shared/fields';

/**
 * One sentence for each sheet of a list that the address leaves empty, and one for the first that is missing before
 * another. The case is the one that the address has always opened: plain values, and the sheets that are there, in order.
 */
export function tellList(query: URLSearchParams, names: readonly string[], notice: (text: string) => void): void {
	const present = names.filter((name) => query.has(name));
	for (const name of present)
		if (query.get(name) === '') notice(`${quote(name)} est vide : ses valeurs par défaut sont utilisées.`);
	const missing = names.slice(0, present.length).find((name) => !query.has(name));
	if (missing !== undefined) notice(`${quote(missing)} manque : ceux qui suivent prennent sa place, dans l’ordre.`);
}
