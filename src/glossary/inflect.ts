import { feminine, plural } from './nouns';
import { conjugate } from './verbs';

/** Words that end the part of a noun phrase which goes to the plural, or start a phrase that has no plural. */
const grammar = new Set(
	(
		'à après au aux avant avec chaque chez comme contre d dans de depuis des du en entre et hors l la le les lors ' +
		'moins ne ou par pendant plus pour qu que qui s sans se selon si sous sur tant un une vers'
	).split(' '),
);

/** First halves of compounds that never change: « sous-type », « contre-attaquer », « non forgé ». */
const prefix = /^(?:non[\s-]|(?:anti|après|arrière|auto|avant|contre|demi|ex|hors|mi|semi|sous|sur|vice)-)(?=.)/u;

/** Verbs and pronouns that open a sentence: it has no plural. */
const sentence = new Set(
	(
		'a ai as ont est sont suis était peut peux peuvent faut doit dois doivent veut veux va vais vont fait ' +
		'je j tu t il elle on nous vous ils elles me m te lui leur n c ça ce cet cette ces mon ma mes ton ta tes son sa ses ' +
		'notre nos votre vos leurs'
	).split(' '),
);

/** What follows a verb that we cannot conjugate: « choisir une Maison », « avoir le droit ». */
const determiners = new Set('l la le les un une des du vos votre'.split(' '));

const separator = /([\s\-‐‑'’]+)/;
/** Endings of words that agree with their noun: nobody writes « fenêtres partagée ». */
const adjective = /^\p{Ll}.*(?:ée?|ante?|ente?|ive|ale?|elle|euse|[ai]ble|ique|aire)$/u;
const shortest = 4;

/**
 * French inflections of a term, without the term itself: no dictionary, and no guess that could name something else
 * (« incliné » gives no « incline »). A verb changes its first word only; in a noun phrase, the words before the first
 * preposition agree. Forms of fewer than four letters are left out.
 */
export function inflect(form: string): string[] {
	const base = form.normalize('NFC');
	const kept = prefix.exec(base)?.[0] ?? '';
	const forms = inflectPhrase(base.slice(kept.length)).map((phrase) => kept + phrase);
	return [...new Set(forms)].filter((made) => made !== base && (made.match(/\p{L}/gu) ?? []).length >= shortest);
}

function inflectPhrase(phrase: string): string[] {
	// Words stand at even places, what separates them at odd ones.
	const parts = phrase.split(separator);
	const [head = ''] = parts;
	const stop = parts.findIndex((part, place) => place % 2 === 0 && grammar.has(part.toLowerCase()));
	const group = stop < 0 ? parts.length : stop;
	const headBecomes = (word: string) => [word, ...parts.slice(1)].join('');
	if (group === 0 || (group > 1 && sentence.has(head.toLowerCase()))) return [];
	const verb = conjugate(head);
	if (verb) return verb.map(headBecomes);
	if (/.ir$/.test(head) && determiners.has(parts[2]?.toLowerCase() ?? '')) return [];
	if (group > 2) {
		// What a card says to do stays as it is: « actions Engager ».
		const agree = (part: string) => (conjugate(part.toLowerCase()) ? part : plural(part));
		const agreed = parts.map((part, place) => (place === 0 || place >= group ? part : agree(part))).join('');
		const both = plural(head) + agreed.slice(head.length);
		// Words stand at even places.
		const last = parts[(group - 1) & ~1] ?? '';
		return adjective.test(last) ? [both] : [both, headBecomes(plural(head))];
	}
	const other = feminine(head);
	return [plural(head), ...(other ? [other, plural(other)] : [])].map(headBecomes);
}
