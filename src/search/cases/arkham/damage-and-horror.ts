import { Draft } from '../draft';
import { readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';
import { words } from './damage-words';
import { complete, hasBefore, isCase, KINDS, type Kind, spend } from './harm';
import { type Named, names, ofName } from './names';

const MAX_ASSETS = 6;

/** « 3 dégâts 1 horreur allié 2 vie 2 santé », « investigateur 7 vie déjà 5 dégâts, prend 3 dégâts ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, { lexicon: words, counted: 'draG' });
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	let card = 'moi';
	let assets = 0;
	/** How many assets there are, when it is said. */
	let count: number | undefined;
	let named: Named | undefined;
	/** The asset that takes what is dealt. */
	let taker: string | undefined;
	/** What comes next is on the card before. */
	let already = false;
	/** Something was dealt before the card was described: more of it may be on the card, or dealt. */
	let dealtBefore = false;
	let described = false;
	/** What is left of a value is said instead of it. */
	let left = false;
	/** All that is dealt goes to the asset. */
	let all: 'any' | 'fits' | undefined;
	const kinds = new Set<Kind>();

	const dealt = () => draft.values.has('degats') || draft.values.has('horreurs');
	const turn = (to: string): boolean => {
		card = to;
		already = false;
		dealtBefore = dealt();
		described = to !== 'moi';
		return true;
	};
	const nextAsset = (): boolean => ++assets <= Math.min(MAX_ASSETS, count ?? MAX_ASSETS) && turn(`s${assets}`);
	const harm = (kind: Kind, word: CaseWord | undefined, before = already): boolean => {
		const { dealt: name, said } = KINDS[kind];
		kinds.add(kind);
		if (before) return draft.number(`${card}.${name}`, word, `déjà # ${said}`);
		if (taker)
			return (
				draft.number(name, word, `soutien : prend # ${said}`) && draft.put(`${taker}.prend${name}`, word?.number ?? 0)
			);
		return !(described && dealtBefore) && draft.number(name, word, `# ${said}`);
	};
	const direct = (kind: Kind, word: CaseWord | undefined): boolean =>
		!already && !taker && harm(kind, word) && draft.put(KINDS[kind].direct, 'oui', KINDS[kind].direct);
	/** Harm whose kind is not said: the only one that is spoken of. */
	const more = (word: CaseWord | undefined, before = false): boolean => {
		const [kind, another] = kinds;
		return kind !== undefined && another === undefined && harm(kind, word, before);
	};
	const value = (kind: Kind, word: CaseWord | undefined): boolean => {
		const { value: name, of } = KINDS[kind];
		kinds.add(kind);
		// Of several assets, a second value of the same kind is of the next.
		if (card !== 'moi' && count !== undefined && draft.values.has(`${card}.${name}`) && !nextAsset()) return false;
		if (!described) dealtBefore = dealt();
		described = true;
		if (card !== 'moi') return draft.number(`${card}.${name}`, word, `soutien : # ${of}`);
		// A health of 1 is what is left: as it is printed, one trauma would kill.
		const key = word?.number === 1 ? `moi.reste-${name}` : `moi.${name}`;
		return draft.number(key, word, left || word?.number === 1 ? `il reste # ${of}` : `investigateur : # ${of}`, 1);
	};
	/** The investigator takes what follows; an asset does, when it is the subject and nothing parts it from its verb. */
	const take = (word: CaseWord | undefined): boolean => {
		already = described = false;
		if (card === 'moi') return true;
		taker = card;
		return !dealt() && /[^\s,;:.]\s*$/.test(query.slice(0, word?.start));
	};
	const deal = (): boolean => {
		already = false;
		return true;
	};
	const onCard = (kind: CaseWord | undefined, before: CaseWord, all: CaseWord | undefined): boolean => {
		const of = kindOf(kind);
		return value(of, all) && harm(of, before, true);
	};
	const several = (word: CaseWord): boolean => {
		if (assets > 0 || count !== undefined) return false;
		count = word.number;
		draft.say(`${count} soutien${(count ?? 0) > 1 ? 's' : ''}`, word);
		return count === 0 || nextAsset();
	};
	const none = (): boolean => {
		count = 0;
		draft.say('sans soutien');
		return assets === 0;
	};
	const valueless = (kind: Kind): boolean =>
		card !== 'moi' && draft.put(`${card}.${KINDS[kind].value}`, 0, `soutien : sans points ${KINDS[kind].of}`);
	/** An investigator begins with what his traumas are. */
	const trauma = (kind: Kind, word: CaseWord | undefined): boolean => {
		const many = (word?.number ?? 0) > 1;
		const [name, said] = kind === 'd' ? ['physiques', 'physique(s)'] : ['mentaux', many ? 'mentaux' : 'mental'];
		draft.suppose(`moi.${KINDS[kind].dealt}`, word?.number ?? 0);
		return draft.number(`moi.${name}`, word, `# traumatisme(s) ${said}, autant déjà sur lui`);
	};
	const onAsset = (fits: boolean): boolean => {
		all = fits ? 'fits' : 'any';
		return !fits || dealt();
	};
	const whoIs = (one: Named | undefined): boolean => {
		if (named !== undefined) return named === one;
		named = one;
		draft.say(one?.name ?? '');
		return card === 'moi' || turn('moi');
	};

	const harms = [/[dv]/, /[rs]/].map((signs) => signs.test(sentence.signs));
	const only = harms[0] === harms[1] ? undefined : harms[0] ? 'd' : 'r';
	const understood = readAll(sentence, [
		// What is dealt to an enemy is not what the tool works out.
		[/[xo]E|yz?Q|E(?=x?n[vsq])/y, () => false],
		[/[xo](?=a)/y, () => onAsset(true)],
		[/[xo]z/y, () => card === 'moi'],
		[/E/y, () => true],
		[/ndt|dtn/y, (...all) => direct('d', numberIn(all))],
		[/nru|run/y, (...all) => direct('r', numberIn(all))],
		[/n[dr]on(?:v|sm?)?/y, (before, kind, _, all) => onCard(kind, before, all)],
		[/n[dr]oz(?=.*P)/y, (before, kind) => harm(kindOf(kind), before, true)],
		[/ndj|dnj/y, (...all) => harm('d', numberIn(all), true)],
		[/nrj|rnj/y, (...all) => harm('r', numberIn(all), true)],
		[/C(?:[dr]|[vs]m?)?/y, () => true],
		[/j[np](?![drvsq])/y, (_, word) => more(word, true)],
		[/[np]k(?!n)/y, (word) => (hasBefore(draft, card) ? more(word) : undefined)],
		[/nd/y, (word) => harm('d', word)],
		[/nr/y, (word) => harm('r', word)],
		[/nv/y, (word) => value('d', word)],
		[/nsm?/y, (word) => value('r', word)],
		[/nq/y, (health, sanity) => value('d', health) && value('r', sanity)],
		// « Un allié, vie 4 » may be of the investigator.
		[/n?a(?=n?[vsq])/y, (...all) => ((all[0]?.number ?? 1) === 1 && isParted(query, all) ? false : undefined)],
		[/na/y, (word) => several(word)],
		[/dn/y, (_, word) => harm('d', word)],
		[/rn/y, (_, word) => harm('r', word)],
		[/vn/y, (_, word) => value('d', word)],
		[/sm?n/y, (...all) => value('r', all.at(-1))],
		[/Pk?[np](?![dr]|[vsq](?!m?n(?![vs])))/y, (...all) => take(all[0]) && more(all.at(-1))],
		[/Q[np](?![drvsq])/y, (_, word) => deal() && more(word)],
		[/k[np](?![drvsq])/y, (_, word) => hasBefore(draft, card) && more(word)],
		[/Q/y, () => deal()],
		// « Déjà 4 + 1 ».
		[/p[dr]?/y, (word, kind) => hasBefore(draft, card) && (kind ? harm(kindOf(kind), word, false) : more(word))],
		[
			/j/y,
			() => {
				already = true;
				return true;
			},
		],
		[
			/R(?=n[vs])/y,
			() => {
				left = true;
				return true;
			},
		],
		[/P/y, take],
		[/S[vs]m?/y, (_, word) => valueless(word?.text.startsWith('s') ? 'r' : 'd')],
		[/nG[hm]|G[hm]n/y, (...all) => trauma(all.some(({ text }) => text.startsWith('p')) ? 'd' : 'r', numberIn(all))],
		[/nm/y, (word) => value('r', word)],
		[/b[xo]?(?=a)/y, () => onAsset(false)],
		[/Sa/y, none],
		// « J’ai 2 dégâts, j’en prends 3 »: the first are there already. Alone, they are there, or dealt.
		[
			/[Niy](?=x?n[dr](?:on[vs]?|e?n[dr])?[^an]*Pk?[np])/y,
			(word) => {
				const known = words.get(word.text) === 'N' ? whoIs(names.get(word.text)) : card === 'moi' || turn('moi');
				already = true;
				return known;
			},
		],
		[/y(?=n[dr](?!on))/y, () => false],
		[/N/y, ({ text }) => whoIs(names.get(text))],
		// « Un allié à 2 » is what the only kind that is spoken of is measured against.
		[
			/[iya]xn(?![drvsq])/y,
			(who, _, word) => {
				const turned = words.get(who.text) === 'a' ? nextAsset() : card === 'moi' || turn('moi');
				return only !== undefined && turned && value(only, word);
			},
		],
		[/a+/y, nextAsset],
		[/[iy]/y, () => card === 'moi' || turn('moi')],
		[/[exozROk]/y, () => true],
	]);
	const cards = ['moi', ...Array.from({ length: assets }, (_, at) => `s${at + 1}`)];
	if (!understood || (count !== undefined && count !== assets) || (left && hasBefore(draft, 'moi'))) return undefined;
	for (const kind of Object.values(KINDS)) if (!spend(draft, kind)) return undefined;
	const known = named?.figures?.slice(4) ?? '';
	for (const [at, { value: name, dealt: harm, of }] of Object.values(KINDS).entries()) {
		const figure = known.charAt(at);
		if (figure === '' || draft.values.has(`moi.${name}`)) continue;
		draft.put(`moi.${name}`, figure, draft.numberOf(harm) > 0 ? `${figure} ${of} ${ofName(named?.name)}` : '');
	}
	if (all && (taker || assets !== 1)) return undefined;
	if (all) for (const { dealt: name } of Object.values(KINDS)) draft.put(`s1.prend${name}`, draft.numberOf(name));
	if (taker || all) draft.put('repartition', 'choisie');
	if (
		!isCase(draft, cards, count === 0) ||
		!cards.every((name) => complete(draft, name, taker ?? (all && 's1'), all === 'any'))
	)
		return undefined;
	for (const kind of ['degats', 'horreurs']) draft.suppose(kind, 0);
	return draft.toCase('degats-et-horreurs');
};

const kindOf = (word: CaseWord | undefined): Kind => (words.get(`${word?.text}`) === 'd' ? 'd' : 'r');

/** Whether a comma follows the words. */
const isParted = (query: string, all: readonly CaseWord[]): boolean => /^\s*,/.test(query.slice(all.at(-1)?.end));
