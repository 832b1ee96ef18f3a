import { foldForSearch } from '../../glossary/fold';

/** What kind of answer a query asks for, by its words, and how a text that gives it reads. Both are folded. */
const kinds: readonly (readonly [asked: RegExp, given: RegExp])[] = [
	[
		/\b(?:combien|cb|nb|nombre|max|maximum|minimum|limite|cout|coute|coutent|prix|taille|total)\b/,
		/\b(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|moitie|double|autant|aucune?|maximum|minimum|limite)\b/,
	],
	[
		/\b(?:qui|lequel|laquelle|quel joueur)\b/,
		/\b(?:joueur|joueuse|adversaire|investigateur|attaquant|defenseur|controleur|proprietaire|possesseur|actif|premier|vous)\b/,
	],
	[
		/\b(?:quand|moment|when)\b/,
		/\b(?:phase|etape|debut|fin|avant|apres|pendant|lorsque?|des que|moment|tour|manche|fenetre)\b/,
	],
	[
		/\b(?:peut|peux|puis je|pouvoir|possible|droit|permis|interdit|can)\b/,
		/\b(?:peut|peuvent|pouvez|jamais|pas|interdit|impossible|permet|sauf)\b/,
	],
	[
		/\b(?:oblige|obligatoire|dois|doit|force|must)\b/,
		/\b(?:doit|doivent|devez|peut|pouvez|obligatoire|facultatif|oblige)\b/,
	],
	[/\b(?:si|plus de|vide|plus assez|manque)\b/, /\b(?:si|sans|sinon|vide|assez|plus de)\b/],
	[
		/\b(?:ou)\s+(?:va|vont|mettre|met|place|poser|est|sont|ranger)\b/,
		/\b(?:dans|sur|sous|dessus|dessous|main|defausse|deck|zone|reserve|jeu)\b/,
	],
];

/** Tells how a text answers in the kind that a query asks for: from 0 to 1. One that asks for none has 0 for every text. */
export function answerKind(query: string): (text: string) => number {
	const folded = foldForSearch(query);
	const asked = kinds.filter(([words]) => words.test(folded)).map(([, given]) => given);
	if (asked.length === 0) return () => 0;
	return (text) => {
		const said = foldForSearch(text);
		return asked.filter((given) => given.test(said)).length / asked.length;
	};
}
