import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { numberIn } from '../words';

const words = lexicon(
	'C chain',
	'M main hand',
	'K carte card',
	'D depart debut initiale commencer demarre demarrer',
	'P premier 1er',
	'S second deuxieme 2e 2nd 2eme',
	'J joueur joueuse player',
	'B commence commencant',
	'G joue jouer',
	'N pas sans',
	'V vide',
	'W pleine',
	'L mulligan',
	'U tour',
	'T liberer libere libre debarrasser',
	'R reste restent restera',
	'X pioche piocher piocherai piochera remets refaire remplis remplir remonte repioche repiocher tire tirer prends complete completer draw',
	'? combien',
	'f fin',
	'e et',
	'. partie deck possede compteur garde conserve apres etape moment tirage malus penalite effet',
);

/** Chains of the last band of the book. */
const LAST_BAND = 24;

/** « 15 chaînes », « 6 chaînes 4 cartes en main », « main de départ 13 chaînes ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, { lexicon: words, counted: 'CK' });
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	/** « Une chaîne » counts one only where the rest is a case. */
	let counted = false;
	const hand: typeof draft.number = (key, number, said) => draft.number(key, number, said, 0, LAST_BAND);
	const understood = readAll(sentence, [
		[
			/nC|Cn/y,
			(...two) => {
				const number = numberIn(two);
				counted ||= number?.article === false;
				return draft.number('chaines', number, '# chaîne(s)', 0, LAST_BAND);
			},
		],
		[/NC/y, () => draft.put('chaines', 0, 'sans chaîne')],
		[/nK?M(?!D)|K?MnK?|nK(?!D)/y, (...all) => hand('main', numberIn(all), '# carte(s) en main')],
		[/MW/y, () => draft.put('main', 6, 'main pleine')],
		[/MV|NK?M|NK/y, () => draft.put('main', 0, 'main vide')],
		[/PJD?|G?P(?![UKMX])|B(?!N)/y, () => draft.put('depart', 'premier', 'premier joueur')],
		[/SJ|G?S(?![UKMX])|BN/y, () => draft.put('depart', 'second', 'second joueur')],
		[/[MKX]?D[MX]?|P[MX]/y, () => draft.put('debut', '', 'main de départ')],
		[/L/y, () => draft.put('mulligan', 'oui', 'mulligan')],
		[/\?[KCUT]*|[efTUJ]|M(?!n)|X(?!nK)\??K?M?|RC?/y, () => true],
	]);
	const { values } = draft;
	const turns = /T|\?U/.test(sentence.signs);
	if (!understood || !values.has('chaines')) return undefined;
	const starts = values.delete('debut') || values.has('depart') || values.has('mulligan');
	if (starts ? values.has('main') || turns : !counted && !values.has('main')) return undefined;
	if (draft.numberOf('chaines') === 0 && !starts && !values.has('main')) return undefined;
	// At the end of a turn, what is left in hand counts.
	if (!starts && !values.has('main') && sentence.signs.includes('f')) return undefined;
	if (starts) draft.suppose('depart', 'premier', 'premier joueur');
	else draft.suppose('main', 0, 'main vide');
	if (turns) draft.suppose('tour', 'jouees.3', '3 cartes jouées par tour');
	return draft.toCase('chaines');
};
