import type { Draft } from '../draft';
import type { Lexicon } from '../lexicon';
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

/** A token that is revealed already. One without a sign is a 0, or how many there are. */
export function drawNumber(draft: Draft, word: CaseWord | undefined): boolean {
	const { number = 0, text = '' } = word ?? {};
	if (number > 0 && !text.startsWith('+')) return false;
	const kind = number === 0 ? '0' : `${number < 0 ? 'm' : 'p'}${Math.abs(number)}`;
	return (
		number > -9 &&
		number < 2 &&
		drawOne(draft, kind, `pion révélé : ${number > 0 ? '+' : ''}${number}`.replace('-', '−'), word)
	);
}

/** Keeps a token that is revealed already: it is alone in the bag. */
export function drawOne(draft: Draft, drawn: string, said: string, word?: CaseWord): boolean {
	if ([...draft.values.keys()].some((key) => key.startsWith('pions.'))) return false;
	for (const kind of new Set([...KINDS, drawn])) draft.put(`pions.${kind}`, kind === drawn ? 1 : 0);
	draft.say(said, word);
	return true;
}

/** Whether a token is revealed already. */
export const isDrawn = ({ values }: Draft): boolean => values.has('pions.echec');
