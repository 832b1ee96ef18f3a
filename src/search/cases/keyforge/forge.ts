import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { type Rule, readAll, toSentence, without } from '../sentence';
import type { ReadCase } from '../tool-case';
import { type CaseWord, numberIn } from '../words';

const words = lexicon(
	'F forger forge faire',
	'f forgee',
	'K cle clef key',
	'A aombre ambre aembre aember amber ae',
	'C cout cost prix',
	'v coute coutent',
	'm plus',
	'l moins',
	'r reduit reduction baisse diminue minore rabais remise',
	'g augmente augmentation majore surcout monte',
	'a a',
	'R reserve stock',
	'Q capture',
	'k creature',
	'J j je',
	'z adversaire adverse elle leur eux',
	'i il',
	's reste manque restera',
	'w avec',
	'j deja',
	'1 1re 1ere premiere',
	'2 2e 2eme deuxieme seconde',
	'3 3e 3eme troisieme derniere',
	't pret annonce annoncer check',
	'G gagne gagner',
	'u assez pour suffit suffisant',
	'. paye paie payer possede encore victoire prochaine apres avoir normal puis debut tour oblige cher',
	'e et',
);

/** What a key costs before any effect. */
const COST = 6;

const MOST_EFFECTS = 6;

/** « forger coût +2 j’ai 7 ambre », « clé à 8, 7 Aombres, puis-je forger ? ». */
export const readCase: ReadCase = (query) => {
	const told = toSentence(query, { lexicon: words, counted: 'AK' });
	if (told === undefined) return undefined;
	// « À » is of a cost, « a » of anything. What is on a creature is only known when it is captured.
	const sentence = without(told, told.signs.includes('Q') ? /(?<![CKrg])a|k|i?s/g : /(?<![CKrg])a|i?s/g);
	const draft = new Draft();
	const changes: number[] = [];
	let base: number | undefined;
	const change = (by: number, word: CaseWord | undefined, said: string, min = 1): boolean =>
		by !== 0 && changes.push(by) <= MOST_EFFECTS && draft.number(`cout${changes.length}`, word, said, min);
	const more = (...all: CaseWord[]) => change(numberIn(all)?.number ?? 0, numberIn(all), 'coût +#');
	const less = (...all: CaseWord[]) => change(-(numberIn(all)?.number ?? 0), numberIn(all), 'coût −#');
	const signed = (...all: CaseWord[]) => change(numberIn(all)?.number ?? 0, numberIn(all), 'coût #', -99);
	/** A cost as a whole. « Coût 2 » may be two more. */
	const whole =
		(least: number) =>
		(...all: CaseWord[]): boolean => {
			base = numberIn(all)?.number ?? 0;
			return base >= least && draft.number('cout', numberIn(all), 'clé à # Aombre(s)', 1);
		};
	const keys = (...all: CaseWord[]) => draft.number('cles', numberIn(all), '# clé(s) forgée(s)', 0, 2);
	const pool = (...all: CaseWord[]) => draft.number('aombre', numberIn(all), '# Aombre(s)');
	const understood = readAll(sentence, [
		[/[CvKF]+p(?!A)|p[CK]|(?<=pe?)p(?!A)/y, signed],
		[/[Cv]?nA?m|[CvK]*[mg]n/y, more],
		[/[Cv]?nA?l|[CvK]*[lr]n/y, less],
		[/v+n(?:A(?![nml])|(?![Aml]))|[CK]*[rg]*anA?/y, whole(1)],
		[/[CK]n(?:A(?![nml])|(?![Aml]))/y, whole(COST)],
		[/nKj?f|J+j?nK(?!F)|jF?nK|nKjF/y, keys],
		[/enK(?!j?[afF])/y, (_, word) => (word.article ? undefined : keys(word))],
		// « Une clé » counts none.
		[/n(?=K)/y, ({ article }) => article],
		...[1, 2, 3].map(
			(rank): Rule => [
				new RegExp(`${rank}K(?=nA)|${rank}(?=K)`, 'y'),
				() => draft.put('cles', rank - 1, `${rank - 1} clé${rank > 2 ? 's forgées' : ' forgée'}`),
			],
		),
		[/nA?Q/y, (...all) => draft.number('captures', numberIn(all), '# capturé(s)')],
		[/nA?R|R?nA|An|Rn|[Jziw]+n(?![AKmlRQ])/y, pool],
		[/[FKJeCvziwjtu]|G(?!n)/y, () => true],
	]);
	const { signs } = sentence;
	const theirs = /[zi]/.test(signs);
	const announced = signs.includes('t');
	if (!understood || !draft.values.has('aombre') || !/[FKCt]/.test(signs) || (theirs && signs.includes('J')))
		return undefined;
	if ((announced && signs.includes('F')) || (base !== undefined && changes.length > 0)) return undefined;
	if (base === undefined && changes.length === 0) draft.suppose('cout', 0, `clé à ${COST} Aombres`);
	draft.suppose('cles', 0, 'aucune clé forgée');
	const { tool, pieces } = draft.toCase('forge');
	const side = theirs ? 'adversaire' : 'vous';
	const costs = base === undefined ? changes : base === COST ? [] : [base - COST];
	const held = ['aombre', 'cles', 'captures'].flatMap((key) => {
		const value = draft.numberOf(key);
		return value > 0 || key === 'aombre' ? [`${key}.${value}`] : [];
	});
	const parameters = [
		`${side}=${held.join('_')}`,
		...(costs.length > 0 ? [`couts${theirs ? '-adverses' : ''}=${costs.join('_')}`] : []),
		...(theirs ? ['tour=adversaire'] : []),
		`suite=${announced ? 'fin' : 'etape'}.${side}`,
	];
	return { tool, pieces, address: parameters.join('&') };
};
