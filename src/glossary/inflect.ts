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

const separator = /([\s\-‐‑'’]+)/;
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
	if (group === 0) return [];
	const verb = conjugate(head);
	if (verb) return verb.map(headBecomes);
	if (group > 2) {
		const agreed = parts.map((part, place) => (place < group ? plural(part) : part)).join('');
		return [agreed, headBecomes(plural(head))];
	}
	const other = feminine(head);
	return [plural(head), ...(other ? [other, plural(other)] : [])].map(headBecomes);
}
