import type { Draft } from '../draft';
import type { Lexicon } from '../lexicon';
import type { Sentence } from '../sentence';
import { type CaseWord, numberIn } from '../words';

/** Words of the tokens that may be added to the bag. */
export const tokenWords = ['b beni benediction', 'x maudit malediction', 'g gel'];

/** Sign of each kind of token that may be added to the bag, with its name and the most that there are. */
const TOKENS = { b: ['beni', 10, 'béni(s)'], x: ['maudit', 10, 'maudit(s)'], g: ['gel', 8, 'de gel'] } as const;

/** Kinds of the usual bag: a token that is revealed already is alone in it. */
const KINDS = 'p1 0 m1 m2 m3 m4 crane cultiste tablette echec signe'.split(' ');

/** Keeps how many tokens of a kind were added to the bag. */
export function addTokens(draft: Draft, all: readonly CaseWord[], lexicon: Lexicon): boolean {
	const signs = all.map(({ text }) => lexicon.get(text) ?? '');
	const [kind, most, said] = TOKENS[signs.find((sign) => sign in TOKENS) as keyof typeof TOKENS];
	return !isDrawn(draft) && draft.number(`pions.${kind}`, numberIn(all), `# ${said}`, 0, most);
}

/** The kind of a token by its number; none when no such token is known. One without a sign is a 0, or how many there are. */
function kindOf({ number = 0, text }: CaseWord): string | undefined {
	if (number > 1 || number < -8 || (number > 0 && !text.startsWith('+'))) return undefined;
	return number === 0 ? '0' : `${number < 0 ? 'm' : 'p'}${Math.abs(number)}`;
}

const shown = ({ number = 0 }: CaseWord): string => `${number > 0 ? '+' : ''}${number}`.replace('-', '−');

/** A token that is revealed already. */
export function drawNumber(draft: Draft, word: CaseWord | undefined): boolean {
	const kind = word && kindOf(word);
	return kind !== undefined && drawOne(draft, kind, `pion révélé : ${shown(word as CaseWord)}`, word);
}

/** Keeps a token that is revealed already: it is alone in the bag. */
export function drawOne(draft: Draft, drawn: string, said: string, word?: CaseWord): boolean {
	if (!fill(draft, [drawn])) return false;
	draft.say(said, word);
	return true;
}

/** The bag has these tokens and no other; `false` when something was said of it. */
function fill({ values }: Draft, kinds: readonly string[]): boolean {
	if ([...values.keys()].some((key) => key.startsWith('pions.'))) return false;
	for (const kind of new Set([...KINDS, ...kinds]))
		values.set(`pions.${kind}`, kinds.filter((one) => one === kind).length);
	return true;
}

/**
 * Keeps the bag that a query lists token by token, « sac de 3 pions : 0, -1, tentacule », and gives the sentence without
 * it; nothing when the count is another. The first number that is no token ends the list.
 */
export function takeBag(draft: Draft, sentence: Sentence): Sentence | undefined {
	const { words } = sentence;
	// A 0 is a token, as what has a sign.
	const signs = sentence.signs.replace(/n/g, (sign, at) => (words[at]?.number === 0 ? 'z' : sign));
	const found = /K(?:(n)k+)?((?:e?[zpZ]){2,})|^k?(?=[zpe]*Z)((?:e?[zpZ]){3,})/.exec(signs);
	if (found === null) return sentence;
	const list = found[2] ?? found[3] ?? '';
	const end = found.index + found[0].length;
	const tokens = words.slice(end - list.length, end).filter((_, at) => list[at] !== 'e');
	const kinds = tokens.map((word) => (word.number === undefined ? 'echec' : kindOf(word)));
	const count = found[1] && words[found.index + 1];
	if (!kinds.every((kind) => kind !== undefined) || (count && count.number !== kinds.length)) return undefined;
	if (count) draft.say(`réserve de ${kinds.length} pions`, count);
	for (const word of tokens) draft.say(word.number === undefined ? 'échec automatique' : `pion ${shown(word)}`, word);
	if (!fill(draft, kinds)) return undefined;
	return {
		signs: sentence.signs.slice(0, found.index) + sentence.signs.slice(end),
		words: words.filter((_, at) => at < found.index || at >= end),
	};
}

/** Whether tokens of the bag are known. */
export const isDrawn = ({ values }: Draft): boolean => values.has('pions.echec');

/** Whether a token alone is in the bag. */
export const isAlone = ({ values }: Draft, kind: string): boolean =>
	values.get(`pions.${kind}`) === 1 &&
	[...values].every(([key, count]) => !key.startsWith('pions.') || key === `pions.${kind}` || count === 0);
