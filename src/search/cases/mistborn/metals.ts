import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';

/** Each metal as a query writes it, and as it is said. */
const METALS: Readonly<Record<string, string>> = {
	etain: 'l’Étain',
	bronze: 'le Bronze',
	zinc: 'le Zinc',
	fer: 'le Fer',
	potin: 'le Potin',
	cuivre: 'le Cuivre',
	laiton: 'le Laiton',
	acier: 'l’Acier',
};

const words = lexicon(
	`M ${Object.keys(METALS).join(' ')}`,
	'B bruler brule brulee',
	'T attiser',
	't attise attisee',
	'I icone icones limite',
	'F fois',
	'a atium',
	'. je j puis peux ensuite et combustion',
);

const VERBS = { bruler: 'Brûler', attiser: 'Attiser' };

const MOST_ICONS = 4;

/** « acier acier potin », « brûler fer puis attiser étain, 2 icônes ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, '');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	const actions: string[] = [];
	let verb: keyof typeof VERBS = 'bruler';
	/** A verb says what is done of metals, which may be no more than what is searched. */
	let told = false;
	let metal = '';
	const act = (all: readonly CaseWord[]): boolean => {
		metal = all.find(({ text }) => text in METALS)?.text ?? metal;
		const times = numberIn(all);
		const said = `${VERBS[verb]} ${METALS[metal]}`;
		const key = `action${actions.length}`;
		const kept = times ? draft.number(key, times, `# fois ${said}`, 1, 9) : draft.put(key, verb, said);
		for (let time = 0; kept && time < (times?.number ?? 1); time++) actions.push(`${verb}.${metal}`);
		return kept && metal !== '';
	};
	const turn = (to: keyof typeof VERBS): boolean => {
		verb = to;
		told = true;
		return true;
	};
	const understood = readAll(sentence, [
		[/B(?=n?F?M)/y, () => turn('bruler')],
		[/[Tt](?=n?F?M)/y, () => turn('attiser')],
		// « Le fer déjà brûlé » is as good as « brûler le fer »; « puis-je l’attiser » is of the metal before.
		[/B/y, () => metal !== '' && verb === 'bruler' && turn(verb)],
		[/T/y, (word) => told && metal !== '' && turn('attiser') && act([word])],
		[/nF?M|MnF/y, (...all) => act(all)],
		[/M/y, (word) => act([word])],
		[/nI|In/y, (...all) => draft.number('icones', numberIn(all), '# icône(s)', 1, MOST_ICONS)],
		[/na/y, (word) => draft.number('atium', word, '# Atium', 1, 9)],
	]);
	const repeated = new Set(actions).size < actions.length;
	const limited = draft.values.has('icones') && actions.length > 0;
	if (!understood || !(repeated || limited || (told && actions.length > 1))) return undefined;
	const burns = actions.filter((action) => action.startsWith('bruler')).length;
	if (!limited && burns > MOST_ICONS) return undefined;
	const icons = Math.max(1, burns);
	draft.suppose('icones', icons, icons > 1 ? `limite de ${icons} métaux à Brûler` : 'limite de 1 métal à Brûler');
	const atium = draft.numberOf('atium');
	const address = `icones=${draft.numberOf('icones')}${atium > 0 ? `&atium=${atium}` : ''}&suite=${actions.join('_')}`;
	return { ...draft.toCase('metaux'), address };
};
