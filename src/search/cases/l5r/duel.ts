import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn, numbersIn } from '../words';
import { characterRules, characterWords, isPlural, knowsGlory, withoutType } from './character';

/** Bids on a dial. */
const [LEAST, MOST] = [1, 5];
/** Honor of a player whose game goes on. */
const HONOR = [1, 24] as const;

const words = lexicon(
	...characterWords,
	'D duel duel-entre',
	'M mise miser enchere encherir encheris encherit parie bid',
	'h honneur honor',
	't tiret dash',
	'k chacun tous-les-deux partout egale identiques',
	'c affronte defie',
	'u augmente',
	'. attaque defier lance defi egalite',
);

type Side = 'vous' | 'adverse';

/** « duel 3 contre 5 enchère 2 et 4 ». Without both bids nothing is said: they are the question. */
export const readCase: ReadCase = (query) => {
	const phrase = toSentence(query, { lexicon: words, measures: /(?<![MhG])n~[MhG]/g });
	const draft = new Draft();
	const sentence = phrase && withoutType(phrase, draft);
	if (!sentence?.signs.includes('D')) return undefined;
	let side: Side = 'vous';
	/** Whether what comes is surely of this side: it is named, or its skill was just said. */
	let near = true;
	let named = false;
	/** Whose bid was said last. */
	let bidder: Side | undefined;

	const has = (key: string) => draft.values.has(key);
	const known = (of: Side) => has(`${of}.competence`) || has(`${of}.tiret`);
	const both = () => known('vous') && known('adverse');
	const turn = (to: Side, byName: boolean): boolean => {
		side = to;
		near = true;
		named = byName;
		return true;
	};
	const bid = (of: Side, word: CaseWord | undefined): boolean => {
		near = false;
		bidder = of;
		return of === 'vous'
			? draft.number('mise', word, 'vous misez #', LEAST, MOST)
			: draft.number('mise-adverse', word, 'l’adversaire mise #', LEAST, MOST);
	};
	const honor = (of: Side, word: CaseWord | undefined): boolean => {
		near = false;
		return draft.number(`${of}.honneur`, word, of === 'vous' ? 'votre honneur #' : 'honneur adverse #', ...HONOR);
	};
	/** Two numbers come before the skills or after both, and never between. */
	const apart = () => known('vous') === known('adverse');
	/** They are of the sides in the order in which these are said: it is yours that comes first. */
	let ordered = false;
	const inOrder = (): boolean => {
		ordered ||= apart();
		return apart();
	};
	const bids = (yours: CaseWord | undefined, theirs: CaseWord | undefined) =>
		bid('vous', yours) && bid('adverse', theirs);
	/** One figure after « contre 5 » may be of either side, unless the other side has its own. */
	const sure = (yours: string) => side === 'vous' || named || has(yours);

	const understood = readAll(sentence, [
		// How many characters there are says nothing of their skills.
		[/nC/y, (_, noun) => (isPlural(query, noun) ? false : undefined)],
		[/D/y, () => known('vous') || turn('vous', false)],
		// « Je mise 4, lui 1 »: before the skills, or after both.
		[
			/yMn[ec]?zM?n(?!M|h(?!n))|Mn(?:[ec]?zM?|e?Mz)n(?!M|h(?!n))/y,
			(...all) => {
				const numbers = numbersIn(all);
				return apart() ? bids(numbers[0], numbers[1]) : undefined;
			},
		],
		[
			/zMn[ec]?yM?n(?!M|h(?!n))/y,
			(...all) => {
				const numbers = numbersIn(all);
				return apart() ? bids(numbers[1], numbers[0]) : undefined;
			},
		],
		[/yMn[ec]n(?!M|h(?!n))/y, (_, __, yours, ___, theirs) => (apart() ? bids(yours, theirs) : undefined)],
		[/Mn(?:[ex]|cM?)?[nq](?!M|h(?!n))/y, (_, yours, ...rest) => (inOrder() ? bids(yours, rest.at(-1)) : undefined)],
		[/kMn|Mnk|Mkn/y, (...all) => bothBid(numberIn(all))],
		[/yMn/y, (_, __, word) => turn('vous', true) && bid('vous', word)],
		[
			/Mn[ec]?yn(?!M|h(?!n))/y,
			(_, theirs, ...rest) => (side === 'adverse' && named && apart() ? bids(rest.at(-1), theirs) : undefined),
		],
		[/zMn|Mzn/y, (...all) => turn('adverse', true) && bid('adverse', all.at(-1))],
		[/Mn/y, (_, word) => sure('mise') && bid(side, word)],
		[/un/y, (_, word) => bidder !== undefined && draft.number(`${bidder}.modifmise`, word, 'mise augmentée de #')],
		[
			/hn[ec]n(?!M|h(?!n))/y,
			(_, yours, __, theirs) => (inOrder() ? honor('vous', yours) && honor('adverse', theirs) : undefined),
		],
		[/(?:hn|nh)[ec]?zn(?!M|h(?!n))/y, (...all) => honorOfBoth(all)],
		[/hn/y, (_, word) => sure('vous.honneur') && honor(side, word)],
		[/nh/y, (word) => (named || known(side) ? sure('vous.honneur') && honor(side, word) : undefined)],
		[/y/y, () => turn('vous', true)],
		[/z/y, () => turn('adverse', true)],
		[/c(?=z)/y, () => true],
		[/c|(?<=n)x/y, () => known('vous') && turn('adverse', false)],
		[
			/t/y,
			() => draft.put(`${side}.tiret`, '', side === 'vous' ? 'votre personnage : tiret' : 'personnage adverse : tiret'),
		],
		...characterRules(
			draft,
			'modif',
			() => (near ? side : undefined),
			() => named || side === 'vous',
		),
		[
			/e?n/y,
			(...all) => {
				// A side has one skill: the next is the other's.
				if (known(side) && side === 'vous') turn('adverse', false);
				near = true;
				return draft.number(
					`${side}.competence`,
					all.at(-1),
					side === 'vous' ? 'votre personnage #' : 'personnage adverse #',
				);
			},
		],
		[/[ehC]/y, () => true],
	]);
	if (
		!understood ||
		!both() ||
		(ordered && !yoursFirst(draft)) ||
		!has('mise') ||
		!has('mise-adverse') ||
		!knowsGlory(draft)
	)
		return undefined;
	const neither = !has('vous.honneur') && !has('adverse.honneur');
	draft.suppose('vous.honneur', 10, neither ? '10 honneurs chacun' : '10 honneurs pour vous');
	draft.suppose('adverse.honneur', 10, neither ? '' : '10 honneurs pour l’adversaire');
	return draft.toCase('duel');

	function bothBid(word: CaseWord | undefined): boolean {
		return draft.number('mise', word, 'chacun mise #', LEAST, MOST) && draft.put('mise-adverse', word?.number ?? 0);
	}
	function honorOfBoth(all: readonly CaseWord[]): boolean | undefined {
		const [yours, theirs] = numbersIn(all);
		return side === 'vous' && named ? honor('vous', yours) && honor('adverse', theirs) : undefined;
	}
};

const yoursFirst = ({ values }: Draft): boolean =>
	[...values.keys()].find((key) => /competence|tiret/.test(key))?.startsWith('vous') ?? false;
