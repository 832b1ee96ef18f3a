/**
 * First sentence of a French paragraph: up to a full stop, exclamation or question mark that is followed
 * by a new sentence or by the end. « Prêt ! » inside guillemets, « Jouez : » and « (X) » do not end it.
 */
export function firstSentence(paragraph: string): string {
	const end = /[.!?…](?=\s+[\p{Lu}«\d]|\s*$)(?![\s\u00a0\u202f]*»)/u.exec(paragraph);
	return end ? paragraph.slice(0, end.index + 1) : paragraph;
}
