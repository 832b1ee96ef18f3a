import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import type { CaseWord } from '../words';
import { characterRules, characterWords, knowsGlory } from './character';

const MAX_CHARACTERS = 8;

const words = lexicon(
	...characterWords,
	'K conflit conflits',
	'A attaque attaquer attaquant attaquants attaquante',
	'D defend defenseur defenseurs defendu defendue',
	'E defense',
	'L province',
	'F force',
	'o oppose opposee',
	'N sans non personne',
	'. ne je j il',
	'c contre vs face',
	'e et plus',
);

/** « conflit 6 contre 4 province 3 », « conflit politique 5 et 2 contre 3 honoré gloire 2 ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, '');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	const ranks = { a: 0, d: 0 };
	let side: 'a' | 'd' = 'a';
	/** « Défense 4 » may be the defender or the province: the province is then said apart. */
	let defense = false;
	let conflict = false;

	const turn = (to: typeof side): boolean => {
		side = to;
		return ranks[to] === 0 && !draft.values.has(to);
	};
	const add = (word: CaseWord | undefined, first: boolean): boolean | undefined => {
		if (first !== (ranks[side] === 0)) return undefined;
		ranks[side]++;
		const said = side === 'a' ? 'attaquant #' : 'défenseur #';
		// A defender of 0 and no defender at all are two cases.
		return ranks[side] <= MAX_CHARACTERS && draft.number(`${side}${ranks[side]}.#`, word, said, side === 'a' ? 0 : 1);
	};
	const nobody = (): boolean => {
		side = 'a';
		return ranks.d === 0 && draft.put('d', 'aucun', 'personne ne défend');
	};
	const understood = readAll(sentence, [
		[
			/K/y,
			() => {
				conflict = true;
				return true;
			},
		],
		[/(?:L[FE]?|[FE]L)n/y, (...all) => draft.number('defense', all.at(-1), 'province de force #')],
		[/N[Do]|cN(?![Do])/y, nobody],
		[/nD/y, ({ number }) => (number === 0 ? nobody() : undefined)],
		[
			/A/y,
			() => {
				conflict = true;
				return turn('a');
			},
		],
		[/D/y, () => turn('d')],
		[
			/E/y,
			() => {
				defense = true;
				return turn('d');
			},
		],
		[/c/y, () => ranks.a > 0 && turn('d')],
		...characterRules(draft, () => (ranks[side] > 0 ? `${side}${ranks[side]}` : undefined), 'modificateur'),
		[/n/y, (word) => add(word, true)],
		[/en/y, (_, word) => add(word, false)],
		[/e/y, () => true],
	]);
	const whole = ranks.a > 0 && (ranks.d > 0 || draft.values.has('d')) && (!defense || draft.values.has('defense'));
	if (!understood || !conflict || !whole || !knowsGlory(draft)) return undefined;
	draft.suppose('type', 'militaire', 'conflit militaire');
	draft.suppose('defense', 4, 'province de force 4');
	const { address, ...read } = draft.toCase('conflit');
	return { ...read, address: address.replaceAll('#', `${draft.values.get('type')}`) };
};
