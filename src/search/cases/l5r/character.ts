import type { Draft } from '../draft';
import { links } from '../lexicon';
import { type Rule, rewrite, type Sentence } from '../sentence';
import { type CaseWord, numberIn } from '../words';

/** Words of what conflicts, duels and glory counts say of characters and of their players. */
export const characterWords = [
	...links,
	'T militaire mil milit military',
	'O politique pol polit political',
	'H honore honored',
	'X deshonore dishonored',
	'B incline inclinee bowed penche penchee',
	'G gloire glory',
	'C personnage perso character samourai bushi courtisan',
	'w arme attachement bonus boost katana',
	'y je j mon ma mes moi mien mienne my il-me-reste',
	'z adversaire adverse il elle lui son sa ses sien sienne opponent il-lui-reste',
	'c contre vs versus v en-face face',
	'x a',
	'W avec with',
	'J pour',
	'e et plus and',
	// You, or who plays against you.
	'! tu',
	'. debout redresse normal ordinaire droit ready pret cote point participe participant ' +
		'competence skill alone reste revendique tous-les-deux combien-d-honneur combien-d-honneurs',
];

/** The sentence without its type, which is kept, without characters that are not counted, and « à » but in « 6 à 4 ». */
export function withoutType(sentence: Sentence, draft: Draft): Sentence | undefined {
	const { signs, words } = sentence;
	// One face of the Favor. « +1 à moi » is not of who was said last.
	if (/f[TO]e[TO]|px[yz]/.test(signs)) return undefined;
	for (const { index } of signs.matchAll(/(?<!f)[TO]/g)) {
		const { text = '' } = words[index] ?? {};
		const type = text.startsWith('m') ? 'militaire' : 'politique';
		if (!draft.put('type', type, draft.values.has('type') ? '' : type)) return undefined;
	}
	return rewrite(sentence, /(?<!f)[TO]|(?<!n)C|(?<!n)x|x(?!n)|W(?!w?p)|(?<!p|pw)J/g);
}

const STATES: Readonly<Record<string, readonly [key: string, value: string, said: string]>> = {
	H: ['statut', 'honore', 'honoré'],
	X: ['statut', 'deshonore', 'déshonoré'],
	B: ['incline', '', 'incliné'],
};

/** Keeps a state of a character: the sign of its word says which. */
export function putState(draft: Draft, name: string | undefined, sign: string): boolean {
	const [key, value, said] = STATES[sign] ?? ['', '', ''];
	return name !== undefined && draft.put(`${name}.${key}`, value, said);
}

/**
 * Rules for what follows the skill of a character. `current` is its name in the address, when one may be described;
 * `isNamed`: whether it is surely of whom « avec +2 » says something.
 */
export function characterRules(
	draft: Draft,
	modifiers: string,
	current: () => string | undefined,
	isNamed: () => boolean,
): Rule[] {
	const glory = (word: CaseWord | undefined) =>
		current() === undefined ? undefined : draft.number(`${current()}.gloire`, word, 'gloire #');
	const modify = (word: CaseWord | undefined) =>
		current() === undefined ? undefined : draft.number(`${current()}.${modifiers}`, word, '#', -99);
	return [
		[/Gn/y, (_, word) => glory(word)],
		[/nG(?!n)/y, glory],
		// What is bowed is what the character bears, and says nothing then, or the character itself?
		[/W?w[pn]B/y, (...all) => (all.at(-1)?.text.endsWith('ee') ?? false) && modify(numberIn(all))],
		[/w?pw?J/y, () => false],
		[/Ww?pw?/y, (...all) => isNamed() && modify(numberIn(all))],
		[/w?pw?|wn/y, (...all) => modify(numberIn(all))],
		...['H', 'X', 'B'].map((sign): Rule => [new RegExp(sign, 'y'), () => putState(draft, current(), sign)]),
	];
}

/** Whether each honored or dishonored character has its glory, without which its skill is not known. */
export const knowsGlory = ({ values }: Draft): boolean =>
	[...values.keys()].every((key) => !key.endsWith('.statut') || values.has(key.replace('statut', 'gloire')));

/** Whether a word of the query was in the plural. */
export const isPlural = (query: string, word: CaseWord | undefined): boolean =>
	word !== undefined && /s$/i.test(query.slice(word.start, word.end));

/** « Deux persos gloire 2 et un incliné »: whether two are counted, or three, is not sure. */
export const isGrouped = (query: string): boolean =>
	/(?<!\p{L})(et\s+)?une?(?!\p{L}|\s+anneau)/iu.exec(query)?.[1] !== undefined;
