import { Draft } from '../draft';
import { caseWords, lexicon, type Rule, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import type { CaseWord } from '../words';
import { LONGEST_NAME, type Named, names } from './names';

const SKILLS = ['volonté', 'intelligence', 'lutte', 'agilité'];

/** What the simulator supposes, and its address leaves out: its page has the data of these without waiting. */
const USUAL: Readonly<Record<Named['kind'], string>> = {
	campagne: 'nuit-de-la-zelatrice',
	scenario: 'rassemblement',
	investigateur: 'roland-banks',
};

const LEVELS = ['facile', 'standard', 'difficile', 'expert'];

/** Sign of each kind of token that may be added to the bag, with its name and the most that there are. */
const TOKENS = { b: ['beni', 10, 'béni(s)'], x: ['maudit', 10, 'maudit(s)'], g: ['gel', 8, 'de gel'] } as const;

const words = new Map([
	...lexicon(
		'0 volonte',
		'1 intelligence enquete enqueter',
		'2 lutte combat combattre attaque attaquer',
		'3 agilite esquive esquiver evasion',
		'T competence test teste tester chance chances probabilite probabilites proba reussir',
		'F difficulte diff occulte',
		'c contre vs',
		'i icone icones',
		'k pion pions jeton jetons',
		'b beni benis benediction benedictions',
		'x maudit maudits malediction maledictions',
		'g gel',
		's sans',
		`L ${LEVELS.join(' ')}`,
		'. valeur sac reserve chaos campagne scenario investigateur niveau mode ennemi j je quelle quelles e et',
	),
	...[...names.keys()].map((name) => [name, 'N'] as const),
]);

/** The words of a query, those of a name as one. */
function withNames(all: readonly CaseWord[]): CaseWord[] {
	const joined: CaseWord[] = [];
	for (let at = 0; at < all.length; ) {
		let length = Math.min(LONGEST_NAME, all.length - at);
		const text = () =>
			all
				.slice(at, at + length)
				.map((word) => word.text.replaceAll(' ', '-'))
				.join('-');
		while (length > 1 && !names.has(text())) length--;
		const [first, last] = [all[at] as CaseWord, all[at + length - 1] as CaseWord];
		const { start } = first;
		joined.push(names.has(text()) ? { text: text(), article: false, start, end: last.end } : first);
		at += length;
	}
	return joined;
}

/** « volonté 3 difficulté 4 Dunwich Wendy », « combat 5 contre 3 expert 2 icônes ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, withNames(caseWords(query)), words, 'i');
	// Two numbers alone may be anything.
	if (sentence === undefined || !/[0-3TFi]/.test(sentence.signs)) return undefined;
	const draft = new Draft();
	/** Rank of the skill that is named. */
	let skill: number | undefined;

	const test = (named: number | undefined, word?: CaseWord): boolean => {
		if (named !== undefined && skill !== undefined) return false;
		skill = named ?? skill;
		return (
			word === undefined || draft.number('competence', word, `${named === undefined ? 'compétence' : SKILLS[named]} #`)
		);
	};
	const understood = readAll(sentence, rules(draft, test));
	const investigator = named(draft, 'investigateur');
	if (skill !== undefined && investigator?.skills !== undefined) {
		const figure = Number(investigator.skills[skill]);
		if (!draft.values.has('competence'))
			draft.put('competence', figure, `${SKILLS[skill]} ${figure} de ${investigator.name}`);
	}
	if (!understood || !draft.values.has('competence') || !draft.values.has('difficulte')) return undefined;
	draft.suppose('icones', 0, 'sans icône');
	return agrees(draft) ? draft.toCase('test-de-competence') : undefined;
};

const named = ({ values }: Draft, kind: Named['kind']): Named | undefined => names.get(`${values.get(kind)}`);

function rules(draft: Draft, test: (named: number | undefined, word?: CaseWord) => boolean): Rule[] {
	const difficulty = (word: CaseWord | undefined) => draft.number('difficulte', word, 'difficulté #');
	const icons = (word: CaseWord | undefined) => draft.number('icones', word, '# icône(s)');
	const tokens = Object.entries(TOKENS).map(
		([sign, [kind, most, said]]): Rule => [
			new RegExp(`nk?${sign}`, 'y'),
			(word) => draft.number(`pions.${kind}`, word, `# ${said}`, 0, most),
		],
	);
	const skills = SKILLS.flatMap((_, rank): Rule[] => [
		[new RegExp(`${rank}n`, 'y'), (__, word) => test(rank, word)],
		[new RegExp(`n${rank}`, 'y'), (word) => test(rank, word)],
		[new RegExp(`${rank}`, 'y'), () => test(rank)],
	]);
	return [
		...tokens,
		[/[np]i/y, icons],
		[/in/y, (_, word) => icons(word)],
		[/si/y, () => draft.put('icones', 0, 'sans icône')],
		[/F?L/y, (...all) => draft.put('niveau', `${all.at(-1)?.text}`, `niveau ${all.at(-1)?.text}`)],
		[/c?Fn|cn/y, (...all) => difficulty(all.at(-1))],
		...skills,
		[/T?n(?=[cF]|N*[cF])/y, (...all) => test(undefined, all.at(-1))],
		[/nF/y, (word) => difficulty(word)],
		[/Tn/y, (_, word) => test(undefined, word)],
		[/T/y, () => true],
		[
			/N/y,
			({ text }) => {
				const one = names.get(text);
				return one !== undefined && draft.put(one.kind, one.id, one.name);
			},
		],
	];
}

/** Says what is supposed of the bag; `false` when the scenario is not of the campaign. */
function agrees(draft: Draft): boolean {
	const { values } = draft;
	const usual = [undefined, USUAL.campagne].includes(values.get('campagne') as string | undefined);
	// The scenarios that are known are those of the usual campaign.
	if (!usual && values.has('scenario')) return false;
	draft.suppose('campagne', USUAL.campagne, values.has('scenario') ? '' : 'réserve de La Nuit de la Zélatrice');
	draft.suppose(
		'scenario',
		usual ? USUAL.scenario : '',
		usual ? 'scénario Le Rassemblement' : 'symboles à 0, faute de scénario',
	);
	draft.suppose('niveau', 'standard', 'niveau standard');
	draft.suppose('investigateur', USUAL.investigateur, 'Signe des Anciens de Roland Banks');
	for (const [kind, id] of Object.entries(USUAL))
		if (values.get(kind) === id || values.get(kind) === '') values.delete(kind);
	return true;
}
