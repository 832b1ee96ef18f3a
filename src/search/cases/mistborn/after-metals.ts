import type { Sentence } from '../sentence';
import type { CaseWord } from '../words';

/** What parts a metal from what is done of another one. */
const parted = /[,;:.!?()]|(?<!\p{L})(?:et|puis|je?|ai|tu|on|ensuite|pour)(?!\p{L})/iu;
/** Where a verb that is before its metals governs the next one. */
const governed = /[BbTtz]K?n?F?$/;

const verbs: Readonly<Record<string, string>> = { B: 'g', b: 'g', T: 'h', t: 'h', z: 'h' };

/**
 * The sentence without verbs that come after their metal, « fer attisé, acier brûlé »: such a metal is then `g`, Burnt, or
 * `h`, Flared. Nothing when a verb may be of the metal before it or of the next one.
 */
export function withoutVerbsAfter({ signs, words }: Sentence, query: string): Sentence | undefined {
	const kept: string[] = [];
	const keptWords: CaseWord[] = [];
	const between = (one: CaseWord | undefined, next: CaseWord | undefined): boolean =>
		parted.test(query.slice(one?.end, next?.start));
	/** Verbs follow metals all along, « fer brule acier attise », or are never after one. */
	const always = /^[^BbTtz]*M.*[BbTtz]U?[^BbTtzM]*$/.test(signs);
	const never = /^[^M]*[BbTtz]/.test(signs) && !always;
	for (let at = 0; at < signs.length; at++) {
		const [sign = '', word] = [signs.charAt(at), words[at] as CaseWord];
		const verb = verbs[sign];
		const next = /^K?n?F?M/.exec(signs.slice(at + 1))?.[0].length;
		// What was Flared before this turn, what is regenerated, and what is counted are read by themselves.
		if (!verb || kept.at(-1) !== 'M' || /^U?[AR]/.test(signs.slice(at + 1)) || /\?K*M$/.test(kept.join(''))) {
			kept.push(sign);
			keptWords.push(word);
			continue;
		}
		const before = kept.slice(0, -1).join('');
		const infinitive = /[BT]/.test(sign);
		const [left, right] = [between(words[at - 1], word), next ? between(word, words[at + 1]) : true];
		if (next && left === right && (left || !(never || (always && !infinitive)))) return undefined;
		const after = next ? !left && (right || always) : !(infinitive && /[BbTtz]K?n?F?M*$/.test(before));
		if (!after) {
			kept.push(sign);
			keptWords.push(word);
			continue;
		}
		// « Brûler fer attisé » is neither.
		if (governed.test(before)) return undefined;
		const many = infinitive || /s$/i.test(query.slice(word.start, word.end));
		const run = /M*$/.exec(before)?.[0].length ?? 0;
		if (run > 0 && many && governed.test(before.slice(0, -run))) return undefined;
		// « Fer et acier brûlé »: one of them, or both?
		if (run > 0 && !many && !/[,;]/.test(query.slice(keptWords.at(-2)?.end, keptWords.at(-1)?.start))) return undefined;
		for (let back = 0; back <= (many ? run : 0); back++) kept[kept.length - 1 - back] = verb;
	}
	return { signs: kept.join(''), words: keptWords };
}
