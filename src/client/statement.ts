// What a part of a page says, as text: what is copied from the menu of a rule. It is read in the page, as the reader sees it, and
// asks for nothing more; sheets, which are read away from the page, take the passages that the site publishes.

/** Links beside a statement, and what is no part of it. */
const AROUND = '.ancre, .foyer, .calcul, .concerne, script, style, template';

/** Elements that stand on lines of their own. */
const BLOCKS = /^(?:P|LI|UL|OL|TABLE|THEAD|TBODY|TR|DIV|SECTION|BLOCKQUOTE|H\d|PRE|DL|DT|DD|FIGURE|DETAILS|SUMMARY)$/;

/** Before an item of a list. */
export const BULLET = '• ';

/** The text of some elements, a paragraph a line. An item of a list inside them begins with `BULLET`. */
export function textLinesOf(...elements: readonly Element[]): string[] {
	const lines = [''];
	const newLine = (start = '') => {
		if (lines.at(-1)?.trim()) lines.push(start);
		else lines[lines.length - 1] = start;
	};
	const write = (text: string) => {
		lines[lines.length - 1] += text.replace(/[ \n\t]+/g, ' ');
	};
	const read = (node: Node): void => {
		if (node.nodeType === Node.TEXT_NODE) write(node.nodeValue ?? '');
		if (node.nodeType !== Node.ELEMENT_NODE) return;
		const element = node as HTMLElement;
		if (element.matches(AROUND)) return;
		const { tagName } = element;
		const block = BLOCKS.test(tagName) || tagName === 'BR';
		if (block) newLine(tagName === 'LI' && !elements.includes(element) ? BULLET : '');
		// The page may hide the head of the column: the cell says it.
		if (tagName === 'TD' && element.dataset.titre && !elements.includes(element))
			write(`${element.dataset.titre}\u00a0: `);
		for (const child of element.childNodes) read(child);
		if (tagName === 'TD' && element.nextElementSibling && !elements.includes(element)) write(' · ');
		if (block) newLine();
	};
	for (const element of elements) read(element);
	return lines.map((line) => line.replace(/ +/g, ' ').trim()).filter((line) => line !== '' && line !== BULLET.trim());
}

/** A rule, or a question with its answer: all that stands below it, up to the next heading. */
export function statementOf(rule: Element): Element[] {
	return isHeading(rule) ? [rule, ...answerTo(rule)] : [rule];
}

/** What stands below a heading, up to the next one of its level. */
export function answerTo(heading: Element): Element[] {
	const below: Element[] = [];
	for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
		if (isHeading(next) && next.tagName <= heading.tagName) break;
		below.push(next);
	}
	return below;
}

export const isHeading = (element: Element): boolean => /^H\d$/.test(element.tagName);
