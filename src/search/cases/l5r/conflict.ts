import { Draft } from '../draft';
import { readAll, rewrite, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';
import { characterRules, isGrouped, isPlural, knowsGlory, putState, withoutType } from './character';
import { Claims, other, type Side, type Who } from './claims';
import { words } from './conflict-words';

const MAX_CHARACTERS = 8;

const isDefender = ({ text }: CaseWord): boolean => /[Dd]/.test(words.get(text) ?? '');

/** « conflit 6 contre 4 province 3 », « j’attaque avec 5 et 2 incliné, il défend 3 honoré gloire 2 ». */
export const readCase: ReadCase = (query) => {
	const phrase = toSentence(query, { lexicon: words, measures: /(?<![AaDdELG])n(?:~[ADELGh]|~F~?L|[ad])/g });
	const draft = new Draft();
	const typed = phrase && withoutType(phrase, draft);
	// « Force 3 » is a skill, unless it is of the province.
	const sentence = typed && rewrite(typed, /(?<!L)F(?!L)/g);
	if (sentence === undefined || !/[KAaDdUl]|[LS].*[cx]|[cx].*[LS]/.test(sentence.signs)) return undefined;
	if (sentence.signs.includes('S')) draft.put('forteresse', 'oui', 'forteresse');

	const ranks = { a: 0, d: 0 };
	/** How many characters a side is said to have. */
	const counts: Partial<Record<Side, number>> = {};
	let side: Side = 'a';
	/** The side of the reader, and who was named last. */
	let mine: Side | undefined;
	let named: Who | undefined;
	/** What is spoken of, when it is no character. */
	let of: 'province' | 'ring' | undefined;
	/** « Défense 4 » may be the defender or the province: the province is then said apart, or the attack before. */
	let defense = false;
	/** A defender of 0 and no defender at all are two cases, unless the attack is of 0 too. */
	let zero = false;
	const claims = new Claims(draft);

	const empty = (one: Side) => ranks[one] === 0 && !draft.values.has(one);
	const current = () => (ranks[side] > 0 && of === undefined ? `${side}${ranks[side]}` : undefined);
	const everyone = () => Array.from({ length: ranks[side] }, (_, at) => `${side}${at + 1}`);
	const turn = (to: Side): boolean => {
		side = to;
		of = undefined;
		return empty(to);
	};
	/** Who attacks or defends: the one who was named before; `false` when it was the other one. */
	const act = (to: Side): boolean => {
		const own = named === 'y' ? to : named === 'z' ? other(to) : mine;
		if (mine !== undefined && own !== mine) return false;
		mine = own;
		named = to;
		return true;
	};
	const name = (who: 'y' | 'z'): boolean => {
		named = who;
		if (mine === undefined) return true;
		side = who === 'y' ? mine : other(mine);
		of = undefined;
		return true;
	};
	const add = (word: CaseWord | undefined, more: boolean): boolean => {
		if (draft.values.has(side) || (of && (more || ranks.a > 0))) return false;
		if (ranks[side] > 0 && !more && ranks[side] >= (counts[side] ?? 0)) return false;
		of = undefined;
		ranks[side]++;
		zero ||= side === 'd' && word?.number === 0 && !/[Dd]/.test(sentence.signs);
		const said = side === 'a' ? 'attaquant #' : 'défenseur #';
		return ranks[side] <= MAX_CHARACTERS && draft.number(`${side}${ranks[side]}.#`, word, said);
	};
	const nobody = (): boolean => {
		side = 'a';
		return ranks.d === 0 && draft.put('d', 'aucun', 'personne ne défend');
	};
	/** The only character of this skill, or one of them where all are alike. */
	const find = (word: CaseWord | undefined): string | undefined => {
		const all = everyone().filter((one) => draft.values.get(`${one}.#`) === word?.number);
		const said = [...draft.values.keys()].filter((key) => all.some((one) => key.startsWith(`${one}.`)));
		return all.length === 1 || said.length === all.length ? all.at(-1) : undefined;
	};
	const count = (word: CaseWord | undefined, noun: CaseWord | undefined): boolean | undefined => {
		const number = word?.number ?? 0;
		if (number !== 1 && !isPlural(query, noun)) return undefined;
		const sign = words.get(`${noun?.text}`);
		if (sign !== 'C' && !turn(sign === 'A' ? 'a' : 'd')) return false;
		counts[side] = number;
		draft.say(`${number} ${side === 'a' ? 'attaquant' : 'défenseur'}${number > 1 ? 's' : ''}`, word);
		return ranks[side] === 0;
	};

	const understood = readAll(sentence, [
		[/[Ko]/y, () => true],
		[/nlj?b/y, (word) => draft.number('detruites', word, '# province(s) détruite(s)', 0, 4)],
		[
			/[EFLS]*[LS][EFLS]*n/y,
			(...all) => {
				of = 'province';
				named = undefined;
				return draft.number('defense', all.at(-1), 'province de force #');
			},
		],
		[
			/W?wS?p|W?pw?|wn/y,
			(...all) => (of === 'province' ? draft.number('bonus', numberIn(all), 'bonus de la province #', -99) : undefined),
		],
		[/[LS]/y, () => true],
		[/N[DdEo]|[DdE]N|U|cN(?![DdEo])|Nc(?!n)/y, (...all) => (all.some(isDefender) ? act('d') : true) && nobody()],
		[/(?<![AaDdEL])n[Dd](?![HXB])/y, ({ number }) => (number === 0 ? nobody() : undefined)],
		[/Nf/y, () => true],
		[/hn|nh(?!n)/y, (...all) => claims.honor(named, numberIn(all))],
		[/f[TOt][AD](?![HXBGn])/y, (_, type, holder) => claims.favor(isDefender(holder) ? 'd' : 'a', type)],
		[/f[TOt]/y, (_, type) => claims.favor(named, type)],
		[/nC|(?<![AaDdELG])n[AD]/y, count],
		[
			/R?V/y,
			(...all) => {
				of = 'ring';
				const element = `${all.at(-1)?.text}`;
				return draft.put('anneau', element, `anneau : ${element}`);
			},
		],
		// A bowed defender adds nothing, whatever its skill is.
		[
			/DB(?![HXB]*n)/y,
			(who) =>
				empty('d') && !isPlural(query, who)
					? act('d') && turn('d') && ++ranks.d > 0 && draft.put('d1.#', 0, 'défenseur') && putState(draft, 'd1', 'B')
					: undefined,
		],
		[/[Aa](?=[HXB]*[np])/y, () => act('a') && turn('a')],
		[/[Dd](?=[HXB]*[np])/y, () => act('d') && turn('d')],
		[
			/[AaDd]/y,
			(word) => {
				const to = /[Aa]/.test(words.get(word?.text ?? '') ?? '') ? 'a' : 'd';
				side = to;
				return act(to);
			},
		],
		[
			/E(?=n)/y,
			() => {
				defense = true;
				named = undefined;
				return turn('d');
			},
		],
		[/y/y, () => name('y')],
		[/z/y, () => name('z')],
		[
			/c(?=[AaDdEL])/y,
			() => {
				named = undefined;
				return true;
			},
		],
		[
			/c|(?<=n)x/y,
			() => {
				named = undefined;
				return (side === 'd' || ranks.a > 0) && turn(other(side));
			},
		],
		[
			/(?:e[AD]?|(?<![GnpHXB]))[HXB]+n|e[AD]?n/y,
			(...all) => {
				const signs = all.map(({ text }) => words.get(text) ?? '');
				// « Un défenseur 3 et un défenseur 2 ».
				if (signs.includes(side === 'a' ? 'D' : 'A')) return undefined;
				const states = all.slice(0, -1).filter((_, at) => /[HXB]/.test(signs[at] ?? ''));
				if (states.some((word) => isPlural(query, word))) return false;
				return (
					add(all.at(-1), signs[0] === 'e') &&
					states.every((word) => putState(draft, current(), words.get(word.text) ?? ''))
				);
			},
		],
		// « 2+3+4 dont le 4 incliné ».
		[/np+(?=mn[HXB])/y, (first, ...rest) => add(first, false) && rest.every((word) => add(word, true))],
		[
			/mn[HXB]/y,
			(which, word, state) => {
				// « Dont 2 inclinés » counts them.
				if (!/(?<!\p{L})(?:l[ea]|une?|celui)(?!\p{L})/iu.test(query.slice(which.end, word?.start))) return false;
				draft.say(`celui à ${word?.number}`, word);
				return putState(draft, find(word), words.get(state.text) ?? '');
			},
		],
		// « 2 et 3 inclinés ».
		[
			/B/y,
			(word) =>
				isPlural(query, word) ? of === undefined && everyone().every((one) => putState(draft, one, 'B')) : undefined,
		],
		[/[HX]/y, (word) => (isPlural(query, word) ? false : undefined)],
		// « +1 à l’attaquant », who is alone.
		[
			/pJ?[AD](?![HXBGnp])/y,
			(...all) => {
				side = isDefender(all.at(-1) as CaseWord) ? 'd' : 'a';
				of = undefined;
				return ranks[side] === 1 && draft.number(`${side}1.modificateur`, numberIn(all), '#', -99);
			},
		],
		...characterRules(draft, 'modificateur', current, () => named === side || ranks.d === 0),
		[/n/y, (word) => add(word, false)],
		[/[eC]/y, () => true],
	]);
	const attack = [...draft.values].filter(([key]) => key.startsWith('a1.'));
	const whole =
		ranks.a > 0 &&
		(!zero || (ranks.a === 1 && attack.length === 1 && attack[0]?.[1] === 0)) &&
		!empty('d') &&
		(!defense || draft.values.has('defense') || /^[^dDE]*A[^dDE]*n[^dDE]*E/.test(sentence.signs)) &&
		(['a', 'd'] as const).every((one) => (counts[one] ?? ranks[one]) === ranks[one]);
	if (!understood || !whole || !knowsGlory(draft) || (Object.keys(counts).length > 0 && isGrouped(query)))
		return undefined;
	if (draft.values.has('forteresse')) draft.suppose('detruites', 3, 'trois autres provinces détruites');
	if (!claims.settle(mine) || (zero && draft.values.has('faveur'))) return undefined;
	draft.suppose('type', 'militaire', 'conflit militaire');
	draft.suppose('defense', 4, 'province de force 4');
	const { address, ...read } = draft.toCase('conflit');
	return { ...read, address: address.replaceAll('#', `${draft.values.get('type')}`) };
};
