import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';

const MAX_ASSETS = 6;

/** An investigator who is not described holds less than this: none has fewer health or sanity. */
const FEWEST = 5;

const words = lexicon(
	'd degat degats',
	'r horreur horreurs',
	'v vie pv',
	's sante',
	'm mentale',
	't direct directs',
	'u directe directes',
	'a allie soutien',
	'i investigateur moi',
	'y je j',
	'j deja dessus',
	'P prend prends subit subis recoit recois encaisse',
	'e et',
	// « À », « a ».
	'x a au sur pour',
	'. il qui pris point points assigner assigne repartir',
);

/** The two kinds of harm: names in the address, and how each is said. */
const KINDS = {
	d: { dealt: 'degats', value: 'vie', direct: 'directs', said: 'dégât(s)', of: 'de vie' },
	r: { dealt: 'horreurs', value: 'sante', direct: 'directes', said: 'horreur(s)', of: 'de santé mentale' },
} as const;
type Kind = keyof typeof KINDS;

/** « 3 dégâts 1 horreur allié 2 vie 2 santé », « investigateur 7 vie déjà 5 dégâts, prend 3 dégâts ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, 'dr');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	let card = 'moi';
	let assets = 0;
	/** What comes next is on the card before. */
	let already = false;
	/** Something was dealt before the card was described: more of it may be on the card, or dealt. */
	let dealtBefore = false;
	let described = false;

	const dealt = () => draft.values.has('degats') || draft.values.has('horreurs');
	const turn = (to: string): boolean => {
		card = to;
		already = false;
		dealtBefore = dealt();
		described = to !== 'moi';
		return true;
	};
	const harm = (kind: Kind, word: CaseWord | undefined, before = already): boolean => {
		const { dealt: name, said } = KINDS[kind];
		if (before) return draft.number(`${card}.${name}`, word, `déjà # ${said}`);
		return !(described && dealtBefore) && draft.number(name, word, `# ${said}`);
	};
	const direct = (kind: Kind, word: CaseWord | undefined): boolean =>
		!already && harm(kind, word) && draft.put(KINDS[kind].direct, 'oui', KINDS[kind].direct);
	const value = (kind: Kind, word: CaseWord | undefined): boolean => {
		if (!described) dealtBefore = dealt();
		described = true;
		const who = card === 'moi' ? 'investigateur' : 'soutien';
		return draft.number(`${card}.${KINDS[kind].value}`, word, `${who} : # ${KINDS[kind].of}`, card === 'moi' ? 1 : 0);
	};

	const understood = readAll(sentence, [
		[/ndt|dtn/y, (...all) => direct('d', numberIn(all))],
		[/nru|run/y, (...all) => direct('r', numberIn(all))],
		[/ndj/y, (word) => harm('d', word, true)],
		[/nrj/y, (word) => harm('r', word, true)],
		[/nd/y, (word) => harm('d', word)],
		[/nr/y, (word) => harm('r', word)],
		[/nv/y, (word) => value('d', word)],
		[/nsm?/y, (word) => value('r', word)],
		[/nq/y, (health, sanity) => value('d', health) && value('r', sanity)],
		[/dn/y, (_, word) => harm('d', word)],
		[/rn/y, (_, word) => harm('r', word)],
		[/vn/y, (_, word) => value('d', word)],
		[/sm?n/y, (...all) => value('r', all.at(-1))],
		[
			/j/y,
			() => {
				already = true;
				return true;
			},
		],
		[
			/P/y,
			() => {
				// What an ally takes is for the player to say: nothing tells here whether all of it was dealt.
				already = described = false;
				return card === 'moi';
			},
		],
		[/a/y, () => ++assets <= MAX_ASSETS && turn(`s${assets}`)],
		// « J’ai 2 dégâts »: they are there already, or dealt.
		[/y(?=n[dr])/y, () => false],
		[/[iy]/y, () => card === 'moi' || turn('moi')],
		// What is dealt to an ally itself is not what the tool works out.
		[/x(?=a)/y, () => false],
		[/[ex]/y, () => true],
	]);
	const cards = ['moi', ...Array.from({ length: assets }, (_, at) => `s${at + 1}`)];
	if (!understood || !isCase(draft, cards) || !cards.every((name) => complete(draft, name))) return undefined;
	for (const kind of ['degats', 'horreurs']) draft.suppose(kind, 0);
	return draft.toCase('degats-et-horreurs');
};

/** Something is dealt, to cards of which one value at least is said. */
const isCase = (draft: Draft, cards: readonly string[]): boolean =>
	draft.numberOf('degats') + draft.numberOf('horreurs') > 0 &&
	cards.some((card) => draft.values.has(`${card}.vie`) || draft.values.has(`${card}.sante`));

/** Supposes the values of a card that are not said; `false` when they would decide, or when it cannot be so. */
function complete(draft: Draft, card: string): boolean {
	const said = ['vie', 'sante'].filter((name) => draft.values.has(`${card}.${name}`)).length;
	if (card !== 'moi' && said === 0) return false;
	return Object.values(KINDS).every(({ dealt, value, of }) => {
		const before = draft.numberOf(`${card}.${dealt}`);
		if (draft.values.has(`${card}.${value}`)) return before === 0 || before < draft.numberOf(`${card}.${value}`);
		const harm = draft.numberOf(dealt);
		if (card !== 'moi') {
			draft.suppose(`${card}.${value}`, 0, harm > 0 ? `soutien sans points ${of}` : '');
			return before === 0;
		}
		draft.suppose(`${card}.${value}`, 7, harm > 0 ? `investigateur à 7 ${of}` : '');
		return before + harm < FEWEST;
	});
}
