import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { numberIn } from '../words';

const words = lexicon(
	'C chaine chaines',
	'M main',
	'K carte cartes',
	'D depart',
	'P premier premiere',
	'S second seconde deuxieme',
	'J joueur joueuse',
	'L mulligan',
	'T tour tours liberer libere libre debarrasser',
	'. dans',
	'? combien je j pioche pioches piocher piocherai',
	'e et',
);

/** « 15 chaînes », « 6 chaînes 4 cartes en main », « main de départ 13 chaînes ». */
export const readCase: ReadCase = (query) => {
	const all = caseWords(query);
	const sentence = toSentence(query, all, words, 'C');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	/** « Une chaîne » counts one only where the rest is a case. */
	let counted = false;
	const understood = readAll(sentence, [
		[
			/nC|Cn/y,
			(...two) => {
				const number = numberIn(two);
				counted ||= number?.article === false;
				return draft.number('chaines', number, '# chaîne(s)', 1);
			},
		],
		[/nK?M(?!D)/y, (word) => draft.number('main', word, '# carte(s) en main')],
		[/K?MnK?/y, (...all) => draft.number('main', numberIn(all), '# carte(s) en main')],
		[/M?D/y, () => draft.put('debut', '', 'main de départ')],
		[/PJ?/y, () => draft.put('depart', 'premier', 'premier joueur')],
		[/SJ?/y, () => draft.put('depart', 'second', 'second joueur')],
		[/L/y, () => draft.put('mulligan', 'oui', 'mulligan')],
		[/\?K?|e|T/y, () => true],
	]);
	const { values } = draft;
	if (!understood || !values.has('chaines')) return undefined;
	if (!counted && !values.has('main')) return undefined;
	const starts = values.delete('debut') || values.has('depart') || values.has('mulligan');
	if (starts && (values.has('main') || sentence.signs.includes('T'))) return undefined;
	if (starts) draft.suppose('depart', 'premier', 'premier joueur');
	else draft.suppose('main', 0, 'main vide');
	if (sentence.signs.includes('T')) draft.suppose('tour', 'jouees.3', '3 cartes jouées par tour');
	return draft.toCase('chaines');
};
