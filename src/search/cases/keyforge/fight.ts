import { Draft } from '../draft';
import { type Sentence, toSentence, without } from '../sentence';
import type { ReadCase, ToolCase } from '../tool-case';
import type { CaseWord } from '../words';
import { backward, forward, idle, inTurn, words } from './fight-words';
import { has, measures, readSheet, type Sheet, states } from './sheet';

/** A creature as its words say it. */
interface Said {
	sheet: Sheet;
	words: readonly CaseWord[];
	already: boolean;
}

/** « 4 puissance contre 5 armure 2 poison », « j’attaque un 5 avec un 3 », « 3 d’armure 5 dégâts ». */
export const readCase: ReadCase = (query, inGame) => {
	// « Protégée + 2 d’armure » is of both. Places stay as they are.
	const asked = query.replaceAll(' + ', ' , ');
	const read = toSentence(asked, { lexicon: words });
	if (read === undefined || read.words.at(-1)?.article) return undefined;
	const told = without({ ...read, signs: read.signs.replace(/(?<!^n)T/g, 't') }, /h(?!lt)/g);
	// « Deux attaques de 3 », « attaquée deux fois ».
	const alike = told.words[told.signs.search(/^nT/)];
	const times = alike ?? told.words[told.signs.search(/(?<=t)no/)];
	if (times && times.number !== 2) return undefined;
	if (!(inGame ? /[PASHMDtadkc\d]/ : /[PASHMDk\d]/).test(told.signs)) return undefined;
	// There are counters of +1 only.
	if ([...told.signs.matchAll(/Mp/g)].some(({ index }) => told.words[index + 1]?.number !== 1)) return undefined;
	const again = /(?<!q)g[ot]|(?<!D)jt/.test(told.signs);
	const plain = without({ ...told, signs: told.signs.replace(/v(?=nD)/g, 'i') }, idle);
	// « Ma » is of who attacks, « adverse » of who is attacked: the other way round is another case, unless it is said.
	const [left = '', right = ''] = plain.signs.split('c');
	if (!/[tbad]/.test(plain.signs) && (left.includes('z') || right.includes('y'))) return undefined;
	const bare = without(plain, /[yzh]/g);
	// « Je l’attaque » does not say with which.
	const whole = /[^yzh]lt$/.test(plain.signs) ? withCommas(without(bare, /d/g), asked) : bare;
	const found = [-1, ...[...whole.signs.matchAll(/[w,]/g)].map(({ index }) => index)].flatMap((apart) => {
		const signs = [...whole.signs].map((sign, at) => (/[w,]/.test(sign) && at !== apart ? ' ' : sign)).join('');
		return readParts(without({ ...whole, signs }, / /g), again, times, alike) ?? [];
	});
	return found.every(({ address }) => address === found[0]?.address) ? found[0] : undefined;
};

/** « Une 5, un 3 l’attaque »: a comma may stand between two creatures. */
function withCommas({ signs, words }: Sentence, query: string): Sentence {
	const all = words.map((word, at) => {
		const comma = at > 0 && query.slice(words[at - 1]?.end, word.start).includes(',');
		return comma ? ([`,${signs[at]}`, word, word] as const) : ([`${signs[at]}`, word] as const);
	});
	return { signs: all.map(([sign]) => sign).join(''), words: all.flatMap(([, ...both]) => both) };
}

/** The fight, or the damage, that a sentence says once each of its parts is apart. */
function readParts(
	{ signs, words }: Sentence,
	again: boolean,
	times?: CaseWord,
	alike?: CaseWord,
): ToolCase | undefined {
	const parts = [...signs.matchAll(/[nPASDHMEusjip\d]+|./g)];
	const shape = parts.map(([part]) => (/[ctbwadofglqGr,?]/.test(part) ? part : 'X')).join('');
	const said = parts.flatMap(({ 0: part, index }, at): Said[] => {
		const sheet = shape[at] === 'X' ? readSheet(part) : undefined;
		return sheet ? [{ sheet, words: words.slice(index), already: part.includes('j') }] : [];
	});
	if (said.length < shape.replace(/[^X]/g, '').length) return undefined;
	const fighters = said.every(({ sheet }) => has(sheet, 'P') && !has(sheet, 'I')) ? said : [];
	const [first, second, third] = fighters;
	if (first && second && third && inTurn.test(shape) && !again)
		return shape.startsWith('Xq')
			? readFight(first, third, again, second, times)
			: readFight(second, first, again, third, times);
	if (times && !alike) return undefined;
	if (first && second && forward.test(shape)) return readFight(first, second, again, alike && first, alike);
	if (alike) return undefined;
	return first && second && backward.test(shape) ? readFight(second, first, again) : readDamage(said, shape);
}

/** `next`: who attacks in its turn; the same as who attacks first, for two alike. */
function readFight(attacker: Said, target: Said, again: boolean, next?: Said, times?: CaseWord): ToolCase | undefined {
	const draft = new Draft();
	if (times) draft.say('2 attaques', times);
	// What is said first is shown first.
	const inOrder = attacker.words.length > target.words.length;
	const attacks = () => put(draft, 'a', attacker, next ? 'première attaquante, ' : 'attaquante, ');
	const defends = () => put(draft, 'd', target, 'cible, ', again);
	if (inOrder ? !attacks() || !defends() : !defends() || !attacks()) return undefined;
	if (again && !draft.values.has('d.attaquee')) return undefined;
	if (next) {
		// Who is stunned or exhausted does not fight: the turn is another one.
		if (has(attacker.sheet, '58') || has(next.sheet, '58')) return undefined;
		const alike = [...draft.values].filter(([key]) => key.startsWith('a.'));
		if (next === attacker) for (const [key, value] of alike) draft.put(key.replace('a', 'ad'), value);
		else if (!put(draft, 'ad', next, 'seconde attaquante, ')) return undefined;
		draft.put('suite', 'combat.ad.d');
	}
	if (draft.numberOf('a.assaut') > 0 && draft.numberOf('d.hasardeux') > 0)
		draft.suppose('ordre', 'assaut', 'assaut avant hasardeux');
	return draft.toCase('combat');
}

/** Damage, and the creature that takes it. */
function readDamage(said: readonly Said[], shape: string): ToolCase | undefined {
	if (!/^X(?:cX)?$/.test(shape)) return undefined;
	const [dealing, ...more] = said.filter(({ sheet }) => has(sheet, 'DI'));
	if (!dealing || more.length > 0 || (shape !== 'X' && dealing.sheet.length > 1)) return undefined;
	const all = said.flatMap(({ sheet }) => sheet);
	if (!has(all, 'AP') || has(all, 'SHME0125678')) return undefined;
	const draft = new Draft();
	if (!said.every((one) => put(draft, 'd', one))) return undefined;
	const name = has(all, 'I') ? 'd.recus' : 'd.degats';
	const dealt = draft.numberOf(name);
	// What it has taken already is not dealt now; of what power it is then counts.
	const unsure = name === 'd.degats' ? dealing.already : has(all, 'D') && !has(all, 'P');
	if (unsure || dealt === 0 || dealt === 99) return undefined;
	draft.values.delete(name);
	draft.suppose('d.puissance', dealt + 1, `puissance ${dealt + 1}`);
	draft.put('combat', 'sans');
	draft.put('suite', `degats.d.${dealt}`);
	return draft.toCase('combat');
}

/** Keeps what is said of a creature; `false` when a number is out of bounds. `who`: said before the first of it. */
function put(draft: Draft, place: 'a' | 'ad' | 'd', { sheet, words }: Said, who = '', again = false): boolean {
	const told = sheet.every(([sign, at], rank) => {
		const before = rank === 0 ? who : '';
		const measure = measures[sign];
		if (measure === undefined) {
			const [name, said, value = ''] = states[Number(sign)] ?? ['', ''];
			const evades = name === 'insaisissable' && place === 'd';
			const text = evades ? `${said}, ${again ? 'déjà' : 'pas encore'} attaquée ce tour-ci` : said;
			if (evades && again) draft.put('d.attaquee', '');
			return draft.put(`${place}.${name}`, value, before + text);
		}
		const [name, said, min] = measure;
		const key = `${place}.${name}`;
		if (at === undefined)
			return sign === 'M'
				? draft.put(key, 1, `${before}1 marqueur +1`)
				: draft.put(key, 0, `${before}sans ${name.replace('degats', 'dégât')}`);
		// Assault and hazardous add up.
		const gained = /[SH]/.test(sign) ? draft.numberOf(key) : 0;
		if (gained > 0) draft.values.delete(key);
		const kept = draft.number(key, words[at], before + said, min);
		if (gained > 0) draft.values.set(key, gained + draft.numberOf(key));
		return kept;
	});
	return told && draft.numberOf(`${place}.usee`) <= draft.numberOf(`${place}.armure`);
}
