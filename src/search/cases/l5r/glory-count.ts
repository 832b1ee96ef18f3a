import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { readAll, rewrite, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import type { CaseWord } from '../words';
import { characterWords, isGrouped, isPlural, putState } from './character';

const MAX_CHARACTERS = 15;
/** There are five rings, for both. */
const RINGS = 5;

const words = lexicon(
	...characterWords,
	'R anneau ring',
	'f faveur faveur-imperiale imperial-favor favor',
	'g egalite compte decompte count',
	'd deja',
	's seul seulement uniquement',
	'N sans pas aucun',
	'. imperiale prend',
);

type Side = 'v' | 'a';

/** « gloire 7 contre 5 », « compte de gloire 3 et 2 contre 4 anneaux 1 et 2 ». */
export const readCase: ReadCase = (query) => {
	const phrase = toSentence(query, { lexicon: words, counted: 'R', measures: /(?<![GR])n~G/g });
	if (phrase === undefined || !/[Gf]/.test(phrase.signs)) return undefined;
	// Honored or not, glory counts as it is; but where nothing else says that it is counted, it may be for a skill.
	if (/[HX]/.test(phrase.signs) && !/[gfR]/.test(phrase.signs)) return undefined;
	// All that is counted is glory.
	const sentence = rewrite(phrase, /(?<!Rn?)G(?!nR)|[gWJHX]|(?<![nN])C|(?<!n)x|x(?!n)/g);
	const draft = new Draft();
	const ranks = { v: 0, a: 0 };
	const counts: Partial<Record<Side, number>> = {};
	let side: Side = 'v';
	let named = false;

	const empty = (of: Side) => ranks[of] === 0 && !draft.values.has(of);
	const both = () => !empty('v') && !empty('a');
	/** Two numbers of rings are in the order of the sides. */
	const yoursFirst = () => [...draft.values.keys()].find((key) => /^[va]/.test(key))?.startsWith('v') ?? false;
	const turn = (to: Side, byName: boolean): boolean => {
		side = to;
		named = byName;
		return true;
	};
	const add = (word: CaseWord | undefined): boolean => {
		// Nobody, and then somebody.
		if (draft.values.has(side)) return false;
		ranks[side]++;
		const said = side === 'v' ? 'votre gloire #' : 'gloire adverse #';
		return ranks[side] <= MAX_CHARACTERS && draft.number(`${side}${ranks[side]}.gloire`, word, said);
	};
	const nobody = (): boolean =>
		ranks[side] === 0 &&
		draft.put(side, 'aucun', side === 'v' ? 'aucun personnage pour vous' : 'aucun personnage pour l’adversaire');
	const rings = (of: Side, word: CaseWord | undefined): boolean =>
		of === 'v'
			? draft.number('anneaux', word, '# anneau(x) pour vous', 0, RINGS)
			: draft.number('anneaux-adverses', word, '# anneau(x) pour l’adversaire', 0, RINGS);
	/** After « contre 5 », rings may be of either side, unless the side is named or yours were said. */
	const sure = () => side === 'v' || named || empty('a') || draft.values.has('anneaux');
	const favor = (of: Side): boolean =>
		of === 'v'
			? draft.put('faveur', 'vous', 'vous avez déjà la Faveur')
			: draft.put('faveur', 'adversaire', 'l’adversaire a déjà la Faveur');

	const understood = readAll(sentence, [
		[
			/Rn[ec]n/y,
			(_, yours, __, theirs) => (both() && yoursFirst() ? rings('v', yours) && rings('a', theirs) : undefined),
		],
		[
			/nR[ec]nR?/y,
			(yours, _, __, theirs) =>
				both() && yoursFirst() && !draft.values.has('anneaux') ? rings('v', yours) && rings('a', theirs) : undefined,
		],
		[/e?[np]Rs/y, (...all) => nobody() && rings(side, all.at(-3))],
		[/e?[np]R(?!n)|(?<!G)[np]R(?=nG)/y, (...all) => (sure() || all.length > 2) && rings(side, all.at(-2))],
		[/(?<!n)Rn|(?<=Gn)Rn/y, (_, word) => sure() && rings(side, word)],
		[
			/NR/y,
			() =>
				sure() &&
				draft.put(
					side === 'v' ? 'anneaux' : 'anneaux-adverses',
					0,
					side === 'v' ? 'aucun anneau pour vous' : 'aucun anneau pour l’adversaire',
				),
		],
		[/NC/y, nobody],
		[
			/nC/y,
			(count, noun) => {
				const { number = 0 } = count;
				if (number === 0) return nobody();
				if (!isPlural(query, noun) && number !== 1) return undefined;
				counts[side] = number;
				draft.say(`${number} personnage${number > 1 ? 's' : ''}`, count);
				return ranks[side] === 0;
			},
		],
		[/(?:y(?:df|fd)|fdy)[TO]?/y, () => turn('v', true) && favor('v')],
		[/(?:z(?:df|fd)|fdz)[TO]?/y, () => turn('a', true) && favor('a')],
		// « J’ai la Faveur » may be the question.
		[/[yz]f|d/y, () => false],
		[/f/y, () => true],
		[/y/y, () => turn('v', true)],
		[/z/y, () => turn('a', true)],
		[/c|(?<=n)x/y, () => side === 'v' && !empty('v') && turn('a', false)],
		[/(?:e|(?<![npB]))Bn/y, (...all) => add(all.at(-1)) && putState(draft, `${side}${ranks[side]}`, 'B')],
		[/e?[np]/y, (...all) => add(all.at(-1))],
		[
			/B/y,
			(word) => {
				// « 2 et 3 inclinés ».
				const first = isPlural(query, word) ? 1 : ranks[side];
				const bowed = Array.from({ length: ranks[side] - first + 1 }, (_, at) => `${side}${first + at}`);
				return ranks[side] > 0 && bowed.every((one) => putState(draft, one, 'B'));
			},
		],
		[/[esCG]/y, () => true],
	]);
	const counted = (['v', 'a'] as const).every((of) => (counts[of] ?? ranks[of]) === ranks[of]);
	if (!understood || !counted || !both() || (Object.keys(counts).length > 0 && isGrouped(query))) return undefined;
	const neither = !draft.values.has('anneaux') && !draft.values.has('anneaux-adverses');
	draft.suppose('anneaux', 0, neither ? 'aucun anneau revendiqué' : 'aucun anneau pour vous');
	draft.suppose('anneaux-adverses', 0, neither ? '' : 'aucun anneau pour l’adversaire');
	if (draft.numberOf('anneaux') + draft.numberOf('anneaux-adverses') > RINGS) return undefined;
	return draft.toCase('compte-de-gloire');
};
