import { Draft } from '../draft';
import { caseWords, lexicon, readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';

const words = lexicon(
	'F forger forge',
	'f forgee forgees',
	'K cle cles',
	'A aombre aombres ambre ambres aembre aembres aember',
	'C cout couts',
	'v coute coutent',
	'm plus',
	'l moins',
	'J j je',
	'z adversaire adverse il elle',
	'. cher chere cheres possible peut puis peux est assez si suffit',
	'e et',
);

/** What a key costs before any effect. */
const COST = 6;

/** « forger coût +2 j’ai 7 ambre », « clé à 8, 7 Aombres, puis-je forger ? ». */
export const readCase: ReadCase = (query) => {
	const sentence = toSentence(query, caseWords(query), words, '');
	if (sentence === undefined) return undefined;
	const draft = new Draft();
	let change: number | undefined;
	const more = (word: CaseWord | undefined, sign: 1 | -1): boolean => {
		const said = word?.number !== undefined && word.number >= 0 && sign > 0 ? 'coût +#' : 'coût −#';
		change = sign * (word?.number ?? 0);
		return change !== 0 && draft.number('cout', word, said, 1);
	};
	const signed = (word: CaseWord | undefined): boolean => {
		change = word?.number ?? 0;
		return change !== 0 && draft.number('cout', word, 'coût #', -99);
	};
	/** A cost as a whole. « Coût 2 » may be two more. */
	const whole = (word: CaseWord | undefined, sure: boolean): boolean => {
		change = (word?.number ?? 0) - COST;
		return (sure || change >= 0) && draft.number('cout', word, 'clé à # Aombre(s)', 1);
	};
	const understood = readAll(sentence, [
		[/[Cv]p/y, (_, word) => signed(word)],
		[/pC|p(?!A)/y, (word) => signed(word)],
		[/[Cv]?nA?m/y, (...all) => more(numberIn(all), 1)],
		[/[Cv]?nA?l/y, (...all) => more(numberIn(all), -1)],
		[/[Cv]mn/y, (_, __, word) => more(word, 1)],
		[/[Cv]ln/y, (_, __, word) => more(word, -1)],
		[/vnA?(?![nml])/y, (_, word) => whole(word, true)],
		[/[CK]nA?(?![nml])/y, (_, word) => whole(word, false)],
		[/nKf|J+nK(?!F)/y, (...all) => draft.number('cles', numberIn(all), '# clé(s) forgée(s)', 0, 2)],
		[/nA/y, (word) => draft.number('aombre', word, '# Aombre(s)')],
		[/An/y, (_, word) => draft.number('aombre', word, '# Aombre(s)')],
		[/[FKJeCvz]/y, () => true],
	]);
	const { signs } = sentence;
	const theirs = signs.includes('z');
	if (!understood || !draft.values.has('aombre') || !/[FK]/.test(signs) || (theirs && signs.includes('J')))
		return undefined;
	draft.suppose('cout', 0, `clé à ${COST} Aombres`);
	draft.suppose('cles', 0, 'aucune clé forgée');
	const { tool, pieces } = draft.toCase('forge');
	const side = theirs ? 'adversaire' : 'vous';
	const keys = draft.numberOf('cles');
	const parameters = [
		`${side}=aombre.${draft.numberOf('aombre')}${keys > 0 ? `_cles.${keys}` : ''}`,
		...(change ? [`couts${theirs ? '-adverses' : ''}=${change}`] : []),
		...(theirs ? ['tour=adversaire'] : []),
		`suite=etape.${side}`,
	];
	return { tool, pieces, address: parameters.join('&') };
};
