import { tools } from '../../../../src/search/cases/answers';
import { readers as keyforge } from '../../../../src/search/cases/keyforge';
import { readers as mistborn } from '../../../../src/search/cases/mistborn';

/** The case that a query states for a tool of a game: one tool is sure of it, and one only. */
function caseIn(game: string, query: string) {
	const sure = { keyforge, mistborn }[game]?.flatMap((read) => read(query, true) ?? []) ?? [];
	return sure.length === 1 ? sure[0] : undefined;
}

/** What a query is read as in a game: `tool?address`, or nothing. */
export function readIn(game: string, query: string): string | undefined {
	const found = caseIn(game, query);
	return found && `${found.tool}?${found.address}`;
}

/** What is answered to a query in a game. */
export async function answerIn(game: string, query: string): Promise<string | undefined> {
	const found = caseIn(game, query);
	if (!found) return undefined;
	const tool = await tools[`${game}/${found.tool}`]?.load();
	return (await tool?.answerCase(found.address, ''))?.replaceAll('\u00a0', ' ');
}

const LETTERS = 'zéro 1 deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' ');

/** A number as one would write it; « un » is an article too. */
export const inWords = (value: number, letters: boolean): string =>
	letters ? (LETTERS[value] ?? `${value}`) : `${value}`;
