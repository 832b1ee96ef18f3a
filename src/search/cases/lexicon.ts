import type { CaseWord } from './words';

/** The sign of each word that a tool knows, or of several words joined by hyphens. */
export type Lexicon = ReadonlyMap<string, string>;

/**
 * Words of whoever asks, which change nothing of a case. What turns a case round is not here: « sans », « ne », « sauf »,
 * « ou », « moins ». A tool for which one says something reads it by its own sign.
 */
const ordinary =
	'. le la l de du d a ai as au en avec pour sur son sa mon ma ton ta votre vos notre nos leur ' +
	'j je m me moi tu t te toi nous vous on il elle ils elles lui eux se s ce c ca cela cet cette y dans chez ici ' +
	'que qu qui quel quelle quoi comment combien est-ce-que il-y-a qui-gagne si alors donc bien mais quand ' +
	'est es etre suis sont ont avez fait fais faire peut peux va vais veut veux faut doit dois devoir ' +
	'resultat score total calcul valeur passe passer ou-non ou-pas ' +
	'marche suffit assez possible seul juste bon test svp stp merci ' +
	'the of with is are what who wins win does if to in at for';

/** What happens says nothing of a case, unless a number follows: « je perds 2 honneurs » changes it. */
const EVENTS = '; gagne gagnes gagner remporte remportes emporte perd perds perdre donne donnes donner';

/** Words that a tool may read with what follows: « de » and « en », which say what is counted, and what happens. */
export const links = ['~ de d du des en', EVENTS];

/** From lines « sign word word ». The sign of a number is `n`, `p` with its plus or minus, `q` after a slash. */
export const lexicon = (...lines: string[]): Lexicon =>
	new Map(
		[ordinary, ...lines].flatMap((line) => {
			const [sign = '', ...words] = line.split(' ');
			return words.map((word) => [word, sign] as const);
		}),
	);

/** The most words that are read as one. */
export const LONGEST = 7;

/** Words that the tool knows together as one, theirs joined by hyphens. */
export function joined(all: readonly CaseWord[], lexicon: Lexicon): CaseWord[] {
	const words: CaseWord[] = [];
	for (let at = 0; at < all.length; ) {
		let length = Math.min(LONGEST, all.length - at);
		const text = () =>
			all
				.slice(at, at + length)
				.map((word) => word.text.replaceAll(' ', '-'))
				.join('-');
		while (length > 1 && !lexicon.has(text())) length--;
		const [first, last] = [all[at] as CaseWord, all[at + length - 1] as CaseWord];
		words.push(length > 1 ? { text: text(), article: false, start: first.start, end: last.end } : first);
		at += length;
	}
	return words;
}

/** A shorter word is too near to others to be a slip of one; of one that says nothing, or names somebody, it is to be longer. */
const long = (sign: string): number => (sign === '.' ? 8 : sign === 'N' ? 7 : 5);
const LONG = 6;

/** Endings of the plural and of the feminine. */
const endings = [/(?<=..)[sx]$/, /(?<=...)es?$/];

/** The word as the tool knows it: in the plural, in the feminine, or with one slip, when one meaning alone is so near. */
export function spelled(text: string, lexicon: Lexicon): string | undefined {
	const forms = [text, ...endings.map((ending) => text.replace(ending, ''))];
	const known = forms.find((form) => lexicon.has(form));
	if (known !== undefined) return known;
	const near = [...lexicon].filter(([word, sign]) =>
		forms.some((form) => form.length >= long(sign) && Math.max(form.length, word.length) >= LONG && slips(word, form)),
	);
	return new Set(near.map(([, sign]) => sign)).size === 1 ? near[0]?.[0] : undefined;
}

/** Whether one letter more, less, changed or exchanged with the next makes one word of the other; not the first. */
function slips(one: string, other: string): boolean {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const [rest, here] = [one.slice(at), other.slice(at)];
	const turned = `${rest[1]}${rest[0]}${rest.slice(2)}`;
	return (
		at > 0 &&
		[rest.slice(1) === here.slice(1), rest === here.slice(1), rest.slice(1) === here, turned === here].includes(true)
	);
}
