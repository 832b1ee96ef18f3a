// What a query says of one creature. The words of `fight.ts` give the signs.

/** What has a number, by its sign: its name in the address and how it is said. */
export const measures: Readonly<Record<string, readonly [name: string, said: string, min?: number]>> = {
	P: ['puissance', 'puissance #', 1],
	A: ['armure', 'armure #'],
	D: ['degats', '# dégât(s)'],
	S: ['assaut', 'assaut #'],
	H: ['hasardeux', 'hasardeux #'],
	M: ['marqueurs', '# marqueur(s) +1'],
	E: ['aombre', '# Aombre(s)', 1],
	u: ['usee', '# d’armure utilisée'],
	I: ['recus', '# dégât(s)', 1],
};

/** What has none, by its sign: its name in the address, and how it is said when not as it is written. */
export const states: readonly (readonly [name: string, said: string, value?: number])[] = [
	['poison', 'poison'],
	['escarmouche', 'escarmouche'],
	['insaisissable', 'insaisissable'],
	['invulnerable', 'invulnérable'],
	['protection', 'protégée', 1],
	['sonnee', 'sonnée'],
	['enragee', 'enragée'],
	['provocation', 'provocation'],
	['inclinee', 'inclinée'],
];

/** What is said of a creature: signs with the place of their numbers, none for « sans armure », « un marqueur +1 ». */
export type Sheet = readonly (readonly [sign: string, place?: number])[];

/** Each way in which every number has its measure beside it; the power may stand alone, before the others. */
function waysToRead(signs: string, at = 0, free = true): Sheet[] {
	const [here = '', next = ''] = [signs[at], signs[at + 1]];
	const then = (length: number, sign: string, place?: number) =>
		waysToRead(signs, at + length, free && /[D\d]/.test(sign)).map((rest): Sheet => [[sign, place], ...rest]);
	if (here === '') return [[]];
	// « Déjà pris 2 » and « prend 5 » count damage, with or without the word.
	const after = /^.n(D|(?![PASHMEu]))/.exec(signs.slice(at))?.[1];
	if (here === 'j') return [...waysToRead(signs, at + 1, free), ...(after === '' ? then(2, 'D', at + 1) : [])];
	if (/\d/.test(here)) return then(1, here);
	if (here === 's') return /[AD]/.test(next) ? then(2, next) : [];
	if (here === 'i') return after === undefined ? [] : then(after === '' ? 2 : 3, 'I', at + 1);
	const counters = /^n?MP?p?P?/.exec(signs.slice(at))?.[0].length;
	if (counters && here === 'M') return then(counters, 'M');
	if (here in measures) return next === 'n' ? then(2, here, at + 1) : [];
	if (here !== 'n') return [];
	return [
		...(counters ? then(counters, 'M', at) : next in measures ? then(2, next, at) : []),
		...(free ? then(1, 'P', at) : []),
	];
}

/** The one way in which a creature is said, nothing twice but what adds up. */
export function readSheet(signs: string): Sheet | undefined {
	const ways = waysToRead(signs).filter((sheet) => {
		const measured = sheet.flatMap(([sign]) => (/[\dSH]/.test(sign) ? [] : [sign]));
		return new Set(measured).size === measured.length;
	});
	// « 4 avec un marqueur +1 » has a power, not four counters.
	const powered = ways.filter((sheet) => has(sheet, 'P'));
	const [way, ...others] = powered.length > 0 ? powered : ways;
	return others.length > 0 ? undefined : way;
}

/** Whether one of the signs is said of a creature. */
export const has = (sheet: Sheet, signs: string) => sheet.some(([sign]) => signs.includes(sign));
