import { Draft } from '../draft';
import { caseWords, lexicon, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import type { CaseWord } from '../words';

const words = lexicon(
	'P puissance',
	'A armure',
	'D degat degats',
	'S assaut',
	'H hasardeux hasardeuse',
	'x poison escarmouche insaisissable invulnerable protection protegee sonnee enragee provocation',
	'c contre vs versus',
	'y ma mon mes',
	'z adverse adversaire sa son ses',
	'. creature qui que quel gagne meurt survit resultat attaque attaquer combat combattre et subit recoit prend face',
);

/** What has a number, by its sign: its name in the address and how it is said. */
const measures: Readonly<Record<string, readonly [name: string, said: string]>> = {
	P: ['puissance', 'puissance #'],
	A: ['armure', 'armure #'],
	D: ['degats', '# dégât(s)'],
	S: ['assaut', 'assaut #'],
	H: ['hasardeux', 'hasardeux #'],
};

/** What has none: its name in the address, and how it is said when not as it is written. */
const states: Readonly<Record<string, readonly [name: string, said: string, value?: number]>> = {
	poison: ['poison', 'poison'],
	escarmouche: ['escarmouche', 'escarmouche'],
	insaisissable: ['insaisissable', 'insaisissable, pas encore attaquée ce tour-ci'],
	invulnerable: ['invulnerable', 'invulnérable'],
	protection: ['protection', 'protégée', 1],
	protegee: ['protection', 'protégée', 1],
	sonnee: ['sonnee', 'sonnée'],
	enragee: ['enragee', 'enragée'],
	provocation: ['provocation', 'provocation'],
};

/** What is said of a creature: signs with the place of their numbers or words. */
type Sheet = readonly (readonly [sign: string, place: number])[];

/** Each way in which every number has its measure beside it; the power may stand alone, first. */
function waysToRead(signs: string, at = 0): Sheet[] {
	const [here, next] = [signs[at] ?? '', signs[at + 1] ?? ''];
	const then = (sign: string, place: number, length: number) =>
		waysToRead(signs, at + length).map((rest): Sheet => [[sign, place], ...rest]);
	if (here === '') return [[]];
	if (here === 'x') return then('x', at, 1);
	if (here in measures) return next === 'n' ? then(here, at + 1, 2) : [];
	if (here !== 'n') return [];
	return [...(next in measures ? then(next, at, 2) : []), ...(at === 0 ? then('P', at, 1) : [])];
}

/** The one way in which a creature is said, nothing twice. */
function readSheet(signs: string): Sheet | undefined {
	const ways = waysToRead(signs).filter((sheet) => {
		const measured = sheet.flatMap(([sign]) => (sign === 'x' ? [] : [sign]));
		return new Set(measured).size === measured.length;
	});
	return ways.length === 1 ? ways[0] : undefined;
}

const has = (sheet: Sheet, ...signs: string[]) => sheet.some(([sign]) => signs.includes(sign));

/** « 4 puissance contre 5 armure 2 poison », « 3 d’armure 5 dégâts ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, '');
	if (sentence === undefined || !/[PASHDx]/.test(sentence.signs)) return undefined;
	const [left = '', right, ...more] = sentence.signs.split('c');
	// « Ma » is of who attacks, « adverse » of who is attacked: the other way round is another case.
	if (more.length > 0 || left.includes('z') || right?.includes('y')) return undefined;
	const kept = sentence.words.filter((_, at) => !'yz'.includes(sentence.signs[at] ?? ''));
	const [first, second] = [left, right].map((part) => part?.replace(/[yz]/g, ''));
	const attacker = readSheet(first ?? '');
	const target = second === undefined ? undefined : readSheet(second);
	if (attacker === undefined || (second !== undefined && target === undefined)) return undefined;
	const ofTarget = kept.slice((first?.length ?? 0) + 1);

	const draft = new Draft();
	if (target && has(attacker, 'P') && has(target, 'P')) {
		const told = put(draft, 'a', attacker, kept, 'attaquante, ') && put(draft, 'd', target, ofTarget, 'cible, ');
		return told ? draft.toCase('combat') : undefined;
	}
	// Damage, and the creature that takes it.
	const alone = attacker.length === 1 && has(attacker, 'D');
	const taken = target ? alone && !has(target, 'D') : has(attacker, 'D');
	const sheet = target ?? attacker;
	if (!taken || !has(sheet, 'A', 'P') || has(sheet, 'S', 'H') || sheet.some(isOfFights)) return undefined;
	if (!put(draft, 'd', attacker, kept) || (target && !put(draft, 'd', target, ofTarget))) return undefined;
	const dealt = draft.numberOf('d.degats');
	if (dealt === 0 || dealt === 99) return undefined;
	draft.values.delete('d.degats');
	draft.suppose('d.puissance', dealt + 1, `puissance ${dealt + 1}`);
	draft.put('combat', 'sans');
	draft.put('suite', `degats.d.${dealt}`);
	return draft.toCase('combat');

	function isOfFights([sign, place]: Sheet[number]): boolean {
		const text = (target ? ofTarget : kept)[place]?.text ?? '';
		return sign === 'x' && !['protection', 'protegee', 'invulnerable'].includes(text);
	}
};

/** Keeps what is said of a creature; `false` when a number is out of bounds. `who`: said before the first of it. */
function put(draft: Draft, place: 'a' | 'd', sheet: Sheet, words: readonly CaseWord[], who = ''): boolean {
	return sheet.every(([sign, at], rank) => {
		const word = words[at];
		const before = rank === 0 ? who : '';
		const measure = measures[sign];
		if (measure) return draft.number(`${place}.${measure[0]}`, word, before + measure[1]);
		const [name, said, value = ''] = states[word?.text ?? ''] ?? ['', ''];
		return name !== '' && draft.put(`${place}.${name}`, value, before + said);
	});
}
