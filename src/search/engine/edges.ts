import type { Document } from './documents';
import type { Candidate } from './page-signs';
import type { Near } from './player-questions';
import { glued, isEmpty, searchWords, stem, stemsOf, tellingWords } from './stem';

/** How near a player's question about a subject must be to a query, and by how much nearer than any that the rulebook answers. */
const NEAR = 0.5;
const NEARER = 0.08;

/**
 * By how much a subject must be worth more than the best page of rules to stay first when it is not sure. Worth is learnt as
 * odds: at 2, the subject is seven times as likely. Nearer to a rule, a rule is meant as often.
 */
const CLEAR = 2;

/** Telling words of a query below which players' questions say too little of it. */
const TELLING = 2;

/** A name of what the rulebook does not treat, as it is looked for in a query. */
interface Name {
	number: number;
	/** The whole of it, to be compared with a whole query. */
	whole: string;
	/** Stems of its telling words. */
	stems: readonly string[];
	/** Its words in their order, the small ones too, when they are enough to be said by no chance. */
	phrase: string | undefined;
	/** One of its words is in no rule: it is what is asked for, whatever stands around it. */
	own: boolean;
}

/** The words of a text as they follow each other: a phrase is in it when it is a part of this. */
const inOrder = (text: string): string => ` ${searchWords(text).map(stem).join(' ')} `;

export interface Edges {
	/** Whether an entry, by number, is a subject that the rulebook does not treat. */
	has: (entry: number) => boolean;
	/** The subject, by number, that a query surely asks about; `near` are the players' questions that share a word with it. */
	asked: (query: string, near: readonly Near[]) => number | undefined;
	/**
	 * Puts the subject that is surely `asked` first. One that is not so sure stays first where its page is clearly worth more
	 * than any other, and comes behind a rule otherwise, or where pages are not `compared` and scores tell of no odds.
	 */
	place: (ranked: readonly Candidate[], asked: number | undefined, compared: boolean) => readonly Candidate[];
}

/**
 * Finds what the rulebook does not treat and a query asks about. It is sure when the query is a name of the subject, says one
 * word for word, has one with a word that no rule has, or is much nearer to what players ask of it than to what they ask of rules.
 */
export function makeEdges(documents: readonly Document[]): Edges {
	const has = (number: number) => documents[number]?.entry.y === 'hors-livret';
	const ofRules = new Set(
		documents.flatMap(({ fields: { above: _, ...own } }, number) => (has(number) ? [] : Object.values(own).flat())),
	);
	const names = documents.flatMap(({ entry: { n = '', r = [] } }, number): Name[] =>
		has(number)
			? [n, ...r].map((name, place) => {
					const stems = stemsOf(name);
					const several = stems.length > 1 || searchWords(name).length > 2;
					return {
						number,
						whole: glued(name),
						stems,
						// The title is written for a list, and joins words that a question about rules may join too.
						phrase: place > 0 && several ? inOrder(name) : undefined,
						own: stems.some((one) => !isEmpty(one) && !ofRules.has(one)),
					};
				})
			: [],
	);

	function byName(query: string): number | undefined {
		const whole = glued(query);
		const words = inOrder(query);
		const asked = new Set(stemsOf(query));
		const said = names.filter(
			({ stems, phrase, own }) =>
				(own && stems.every((one) => asked.has(one))) || (phrase !== undefined && words.includes(phrase)),
		);
		// Of several, the one that says the most.
		const [most] = said.sort((x, y) => y.stems.length - x.stems.length);
		return (names.find((name) => name.whole === whole) ?? most)?.number;
	}

	function byQuestions(query: string, near: readonly Near[]): number | undefined {
		if (tellingWords(query).length < TELLING) return undefined;
		let inside = 0;
		let best: Near | undefined;
		for (const question of near)
			if (!has(question.document)) inside = Math.max(inside, question.nearness);
			else if (question.nearness > (best?.nearness ?? 0)) best = question;
		return best && best.nearness >= Math.max(NEAR, inside + NEARER) ? best.document : undefined;
	}

	function place(ranked: readonly Candidate[], asked: number | undefined, compared: boolean): readonly Candidate[] {
		const [first] = ranked;
		if (!first) return ranked;
		const rule = ranked.find(({ number }) => !has(number));
		const clear = compared && rule !== undefined && first.score - rule.score >= CLEAR;
		const mine =
			asked === undefined
				? !clear && rule
				: (ranked.find(({ number }) => number === asked) ?? { ...first, number: asked, named: 0 });
		return !mine || mine.number === first.number
			? ranked
			: [{ ...mine, score: Math.max(first.score, mine.score) }, ...ranked.filter((one) => one !== mine)];
	}

	return { has, place, asked: (query, near) => byName(query) ?? byQuestions(query, near) };
}
