import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';
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
		'T competence test teste tester chance chances probabilite probabilites proba reussir reussite',
		'F difficulte diff occulte',
		'c contre vs',
		'i icone icones',
		'k pion pions jeton jetons',
		'b beni benis benediction benedictions',
		'x maudit maudits malediction maledictions',
		'g gel',
		's sans',
		`L ${LEVELS.join(' ')}`,
		'. valeur sac reserve chaos campagne scenario investigateur niveau mode ennemi j je quelle quelles e et plus',
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
	if (sentence === undefined || !/[0-3TFLNi]/.test(sentence.signs)) return undefined;
	const draft = new Draft();
	/** Rank of the skill that is named. */
	let skill: number | undefined;

	const test = (name: CaseWord, word?: CaseWord): boolean => {
		if (skill !== undefined) return false;
		skill = Number(words.get(name.text));
		return word === undefined || draft.number('competence', word, `${SKILLS[skill]} #`);
	};
	const bare = (...all: CaseWord[]) => draft.number('competence', all.at(-1), 'compétence #');
	const difficulty = (...all: CaseWord[]) => draft.number('difficulte', numberIn(all), 'difficulté #');
	const icons = (...all: CaseWord[]) => draft.number('icones', numberIn(all), '# icône(s)');
	const understood = readAll(sentence, [
		[/nk?[bxg]/y, (...all) => addTokens(draft, all)],
		[/[np]i|in/y, icons],
		[/si/y, () => draft.put('icones', 0, 'sans icône')],
		[/F?L/y, (...all) => draft.put('niveau', `${all.at(-1)?.text}`, `niveau ${all.at(-1)?.text}`)],
		[/c?Fn|cnF?/y, difficulty],
		[/[0-3]n(?!i|k?[bxg])/y, test],
		[/n[0-3]/y, (word, name) => name && test(name, word)],
		[/[0-3]/y, (name) => test(name)],
		[/T?n(?=N*[cF])/y, bare],
		[/nF/y, difficulty],
		[/Tn/y, bare],
		[/T/y, () => true],
		[/N/y, ({ text }) => putName(draft, names.get(text))],
	]);
	const { skills = '', name } = named(draft, 'investigateur') ?? {};
	const figure = skill === undefined ? '' : skills.charAt(skill);
	if (figure !== '' && !draft.values.has('competence'))
		draft.put('competence', figure, `${SKILLS[Number(skill)]} ${figure} de ${name}`);
	if (!understood || !draft.values.has('competence') || !draft.values.has('difficulte')) return undefined;
	draft.suppose('icones', 0, 'sans icône');
	return agrees(draft) ? draft.toCase('test-de-competence') : undefined;
};

const putName = (draft: Draft, one: Named | undefined): boolean =>
	one !== undefined && draft.put(one.kind, one.id, one.name);

function addTokens(draft: Draft, all: readonly CaseWord[]): boolean {
	const [kind, most, said] = TOKENS[words.get(`${all.at(-1)?.text}`) as keyof typeof TOKENS];
	return draft.number(`pions.${kind}`, all[0], `# ${said}`, 0, most);
}

const named = ({ values }: Draft, kind: Named['kind']): Named | undefined => names.get(`${values.get(kind)}`);

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
