/**
 * French punctuation keeps to its word: no-break spaces before `: ; ? !` and inside « ». Pages get theirs
 * from the build; what a tool writes by itself comes through here.
 */
export const french = (text: string): string =>
	text
		.replace(/ (?=[;?!])/g, '\u202f')
		.replace(/ (?=:(?:[\s»]|$))/g, '\u00a0')
		.replaceAll('« ', '«\u00a0')
		.replaceAll(' »', '\u00a0»');
