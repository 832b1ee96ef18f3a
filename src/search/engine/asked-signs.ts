import { foldForSearch } from '../../glossary/fold';

/** What a query wants besides its subject, and how a text reads that gives it; both are folded. */
const compares =
	/\b(?:difference|diff|differe|differencier|distinguer|distinction|nuance|confondre|confond|meme chose|pareil(?:le)?s?|kif|inverse|versus|vs|change entre|ou bien|plutot|dans les deux cas|(?<=\S )ou(?= \S))\b/;
const defines = /\b(?:c est quoi|definition|veut dire|signifie|qu est ce que|a quoi sert|ca sert a quoi)\b/;
const moments = [
	/\b(?:quand|moment|instant|quelle etape|quelle phase|avant (?:.* )?ou (?:.* )?apres|tout de suite|plus tard|trop tard)\b/,
	/\b(?:etape|phase|debut|fin|avant|apres|pendant|lorsque?|des que|moment|aussitot|immediatement|fenetre|tant que|une fois|quand|jusqu a)\b/,
] as const;
const permissions = [
	/\b(?:peut|peux|puis je|possible|droit|permis|interdit|faut|dois|doit|oblige)\b/,
	/\b(?:peut|peuvent|pouvez|jamais|interdit|impossible|permet|sauf|doit|devez|doivent|droit|obligatoire|n avez pas)\b/,
] as const;

/** A text that tells what the book leaves open, and how it is read here. */
const doubts =
	/\b(?:le guide|le livret|le livre de regles|la foire aux questions|les regles) (?:ne (?:dit|dis|precise|prevoit|donne|parle)|disent|emploie)|\bnous (?:nous en )?(?:tenons|choisissons|lisons|retenons|suivons|gardons)|\bpassages? (?:du guide|du livret)/;

const says = (pattern: RegExp, folded: string): number => Number(pattern.test(folded));

/** What a query wants, each 0 or 1. */
export function askedIn(query: string) {
	const folded = foldForSearch(query);
	return {
		// « Où » is no « ou ».
		compares: says(compares, foldForSearch(query.replace(/où/giu, ''))),
		defines: says(defines, folded),
		moment: says(moments[0], folded),
		permission: says(permissions[0], folded),
	};
}

/** What a text gives, each 0 or 1. */
export function givenBy(text: string) {
	const folded = foldForSearch(text);
	return { doubts: says(doubts, folded), moment: says(moments[1], folded), permission: says(permissions[1], folded) };
}
