import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import type { CaseWord } from '../words';

const MAX_CHARACTERS = 15;
/** There are five rings, for both. */
const RINGS = 5;

const words = lexicon(
	'G gloire',
	'R anneau anneaux',
	'f faveur',
	'd deja',
	'y je j mon ma mes moi',
	'z adversaire adverse il lui son sa ses sien sienne',
	'c contre vs',
	'e et plus',
	'B incline inclinee',
	'. compte decompte total imperiale personnage personnages revendique revendiques',
	'? qui gagne remporte prend',
);

/** « gloire 7 contre 5 », « compte de gloire 3 et 2 contre 4 anneaux 1 et 2 ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, 'R');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	const ranks = { v: 0, a: 0 };
	let side: 'v' | 'a' = 'v';
	let named = false;
	let glory = false;

	const both = () => ranks.v > 0 && ranks.a > 0;
	/** Two numbers of rings are in the order of the sides. */
	const yoursFirst = () => [...draft.values.keys()][0] === 'v1.gloire';
	const turn = (to: typeof side, byName: boolean): boolean => {
		side = to;
		named = byName;
		return true;
	};
	const add = (word: CaseWord | undefined, first: boolean): boolean | undefined => {
		if (first !== (ranks[side] === 0)) return undefined;
		ranks[side]++;
		const said = side === 'v' ? 'votre gloire #' : 'gloire adverse #';
		return ranks[side] <= MAX_CHARACTERS && draft.number(`${side}${ranks[side]}.gloire`, word, said);
	};
	const rings = (of: typeof side, word: CaseWord | undefined): boolean =>
		of === 'v'
			? draft.number('anneaux', word, '# anneau(x) pour vous', 0, RINGS)
			: draft.number('anneaux-adverses', word, '# anneau(x) pour l’adversaire', 0, RINGS);

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
		[
			/e?nR/y,
			(...all) => {
				if (ranks[side] === 0) return undefined;
				// After « contre 5 », rings may be of either side, unless the side is named or yours were said.
				return (side === 'v' || named || draft.values.has('anneaux')) && rings(side, all.at(-2));
			},
		],
		[/ydf/y, () => draft.put('faveur', 'vous', 'vous avez déjà la Faveur')],
		[/zdf/y, () => draft.put('faveur', 'adversaire', 'l’adversaire a déjà la Faveur')],
		// « J’ai la Faveur » may be the question.
		[/[yz]f|d/y, () => false],
		[/f|\?/y, () => true],
		[/y/y, () => turn('v', true)],
		[/z/y, () => turn('a', true)],
		[/c/y, () => ranks.v > 0 && turn('a', false)],
		[
			/G/y,
			() => {
				glory = true;
				return true;
			},
		],
		[/n/y, (word) => add(word, true)],
		[/en/y, (_, word) => add(word, false)],
		[/p/y, (word) => add(word, false)],
		[/B/y, () => ranks[side] > 0 && draft.put(`${side}${ranks[side]}.incline`, '', 'incliné')],
		[/e/y, () => true],
	]);
	if (!understood || !glory || !both()) return undefined;
	const neither = !draft.values.has('anneaux') && !draft.values.has('anneaux-adverses');
	draft.suppose('anneaux', 0, neither ? 'aucun anneau revendiqué' : 'aucun anneau pour vous');
	draft.suppose('anneaux-adverses', 0, neither ? '' : 'aucun anneau pour l’adversaire');
	if (draft.numberOf('anneaux') + draft.numberOf('anneaux-adverses') > RINGS) return undefined;
	return draft.toCase('compte-de-gloire');
};
