// What the first words of a statement say of the one before it.

const leaning =
	/^(?:Ils?|Elles?|Cela|Ceci|Cel(?:ui|le)s?-ci|Ceux-ci|Sinon|De même|Dans (?:ce|ces|les deux) cas|Il en va de même|(?:Un tel|Une telle|De tels|De telles)(?= \p{L}+ (?:ne|n’|peut|est|va)))(?=[\s,])/u;

/** « Il » that stands for nothing. */
const impersonal =
	/^Il (?:arrive|n?[’']?y a|(?:n[’'])?existe|(?:ne )?faut|reste|suffit|s[’']agit|vaut mieux|est (?:trop|(?:im)?possible|interdit))\b/u;

/** Whether a statement begins with what stands for a thing that the sentence before has named: « Elle s’incline. » */
export const leans = (text: string): boolean => leaning.test(text) && !impersonal.test(text);

/** Whether a statement is an exception to the one before it. */
export const isException = (text: string): boolean => /^(?:(?:Une|Seule) exception|Exception)(?!\p{L})/u.test(text);

/** Openings that turn a case round, each with the one that it is the other side of. */
const turned: readonly (readonly [from: RegExp, to: string])[] = [
	[/^Sans /u, 'Avec '],
	[/^Après /u, 'Avant '],
	[/ (?:n[’']|ne )/u, ' '],
];

/** How many words of their cases two statements share when one is the other side of the other. */
const SHARED = 3;

/**
 * Whether two statements are about the two sides of a case: « Avant le tiret » and « Après le tiret », « Si l’ennemi a » and
 * « Si l’ennemi n’a pas ».
 */
export function contrasts(one: string, other: string): boolean {
	const [a, b] = [caseOf(one), caseOf(other)];
	return a.length === SHARED && a.join(' ') === b.join(' ') && isTurned(one) !== isTurned(other);
}

/** The words of a statement before its first comma or colon. */
const condition = (text: string): string => /^[^,:.]*/u.exec(text)?.[0] ?? '';

const isTurned = (text: string): boolean => turned.some(([from]) => from.test(condition(text)));

/** The first words of a case, the same for both of its sides; none when the statement opens on no case. */
function caseOf(text: string): string[] {
	if (!/^(?:Si|S’il|Sans|Avec|Avant|Après)(?=\s)/u.test(text)) return [];
	const plain = turned.reduce((said, [from, to]) => said.replace(from, to), condition(text));
	return plain
		.replace(/ (?:pas|aucune?|entièrement)(?!\p{L})/gu, '')
		.trim()
		.split(/\s+/)
		.slice(0, SHARED);
}
