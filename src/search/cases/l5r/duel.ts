import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import type { CaseWord } from '../words';
import { characterRules, characterWords, knowsGlory } from './character';

/** Bids on a dial. */
const [LEAST, MOST] = [1, 5];
/** Honor of a player whose game goes on. */
const HONOR = [1, 24] as const;

const words = lexicon(
	...characterWords,
	'D duel duels',
	'M mise mises miser enchere encheres encheris encherit parie',
	'h honneur honneurs',
	'y je j mon ma mes moi vous mien mienne',
	'z adversaire adverse il elle lui son sa ses sien sienne',
	'c contre vs',
	'e et',
);

/** « duel 3 contre 5 enchère 2 et 4 ». Without both bids nothing is said: they are the question. */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, '');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	let side: 'vous' | 'adverse' = 'vous';
	/** Whether what comes is surely of this side: it is named, or its skill was just said. */
	let near = false;
	let named = false;
	let duel = false;

	const has = (key: string) => draft.values.has(key);
	const both = () => has('vous.competence') && has('adverse.competence');
	const turn = (to: typeof side, byName: boolean): boolean => {
		side = to;
		near = named = byName;
		return true;
	};
	const bid = (of: typeof side, word: CaseWord | undefined): boolean => {
		near = false;
		return of === 'vous'
			? draft.number('mise', word, 'vous misez #', LEAST, MOST)
			: draft.number('mise-adverse', word, 'l’adversaire mise #', LEAST, MOST);
	};
	const honor = (of: typeof side, word: CaseWord | undefined): boolean => {
		near = false;
		return draft.number(`${of}.honneur`, word, of === 'vous' ? 'votre honneur #' : 'honneur adverse #', ...HONOR);
	};
	/** Two numbers are of the sides in the order in which these are said: it is yours that comes first. */
	const bids = (yours: CaseWord | undefined, theirs: CaseWord | undefined) =>
		yoursFirst(draft) && bid('vous', yours) && bid('adverse', theirs);
	/** One figure after « contre 5 » may be of either side, unless the other side has its own. */
	const sure = (yours: string) => side === 'vous' || named || has(yours);

	const understood = readAll(sentence, [
		[
			/D/y,
			() => {
				duel = true;
				return true;
			},
		],
		[/yMn(?:e?zM?|cM?)n/y, (_, __, yours, ...rest) => (both() ? bids(yours, rest.at(-1)) : undefined)],
		[/Mn(?:e?zM?|e?Mz|cM?)n/y, (_, yours, ...rest) => (both() ? bids(yours, rest.at(-1)) : undefined)],
		[/yMn/y, (_, __, word) => turn('vous', true) && bid('vous', word)],
		[/zMn|Mzn/y, (...all) => turn('adverse', true) && bid('adverse', all.at(-1))],
		[/Mnen/y, (_, yours, __, theirs) => (both() || side === 'vous' ? bids(yours, theirs) : undefined)],
		[/Mn/y, (_, word) => sure('mise') && bid(side, word)],
		[
			/hn[ec]n/y,
			(_, yours, __, theirs) =>
				both() && yoursFirst(draft) ? honor('vous', yours) && honor('adverse', theirs) : undefined,
		],
		[/hn/y, (_, word) => sure('vous.honneur') && honor(side, word)],
		[/nh/y, (word) => (has(`${side}.competence`) ? sure('vous.honneur') && honor(side, word) : undefined)],
		[/y/y, () => turn('vous', true)],
		[/z/y, () => turn('adverse', true)],
		[/c/y, () => has('vous.competence') && turn('adverse', false)],
		...characterRules(draft, () => (near && has(`${side}.competence`) ? side : undefined), 'modif'),
		[
			/n/y,
			(word) => {
				near = true;
				return draft.number(
					`${side}.competence`,
					word,
					side === 'vous' ? 'votre personnage #' : 'personnage adverse #',
				);
			},
		],
		[/e/y, () => true],
	]);
	if (!understood || !duel || !both() || !has('mise') || !has('mise-adverse') || !knowsGlory(draft)) return undefined;
	const neither = !has('vous.honneur') && !has('adverse.honneur');
	draft.suppose('vous.honneur', 10, neither ? '10 honneurs chacun' : '10 honneurs pour vous');
	draft.suppose('adverse.honneur', 10, neither ? '' : '10 honneurs pour l’adversaire');
	return draft.toCase('duel');
};

const yoursFirst = ({ values }: Draft): boolean =>
	[...values.keys()].find((key) => key.endsWith('competence')) !== 'adverse.competence';
