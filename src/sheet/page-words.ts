import { type Ref, refParts } from './model';
import { answerTo, BULLET, isHeading, linesOf } from './statement';

/** What a part of the site says today. */
export interface Words {
	/** The question, the step, or the page and the section where a rule stands. */
	readonly title: string;
	/** Game, and page when the title does not name it. */
	readonly place: string;
	/** A paragraph a line; empty for a tool's case, which its name tells. */
	readonly text: string;
}

/** Longest text of an entry: a section or an answer that goes beyond is to be read on its page. */
const LONGEST = 2500;

/** What a page of the site, or its bare page, says of a part of it; `undefined` when it has no such part. */
export function wordsIn(page: Document, ref: Ref): Words | undefined {
	const { query, fragment } = refParts(ref);
	const name = oneLine(page.querySelector('main h1 > a') ?? page.querySelector('main h1'));
	// « Armure · KeyForge · L’Arbitre »
	const game = page.title.split(' · ').slice(1, -1).at(-1) ?? '';
	const words = (title: string, where: string, lines: readonly string[]): Words => ({
		title,
		place: [game, where].filter((part) => part !== '' && part !== title).join(' · '),
		text: shortened(lines.join('\n')),
	});
	if (fragment === '') return words(name, '', query ? [] : wholePage(page));
	const part = page.getElementById(fragment);
	if (!part?.closest('main')) return undefined;
	if (part.matches('.etape')) return words(stepName(part), name, [...part.querySelectorAll(STEP)].flatMap(withLabel));
	if (isHeading(part)) return words(oneLine(part), name, linesOf(...answerTo(part)));
	const ownHeading = part.querySelector(':scope > :is(h2, h3), :scope > header :is(h2, h3)');
	if (ownHeading) {
		const others = [...part.children].filter((child) => !child.contains(ownHeading));
		return words(oneLine(ownHeading), name, linesOf(...others));
	}
	const section = headingAbove(page, part);
	// A cell is read with its row.
	const row = part.closest('td')?.parentElement?.firstElementChild;
	const lines = row && !row.contains(part) ? [`${oneLine(row)}\u00a0: ${oneLine(part)}`] : linesOf(part);
	return page.querySelector('.definie, .pli') || section === ''
		? words(name, section, lines)
		: words(section, name, lines);
}

/** What a step of a chart says: not the links to what else it opens. */
const STEP = '.texte, .qui, .permis:not(.lois), .ajout';

/** « Qui le joueur actif », whose first word is set apart by its type, is « Qui : le joueur actif » in a text. */
function withLabel(paragraph: Element): string[] {
	const label = oneLine(paragraph.querySelector(':scope > b'));
	const [first = '', ...others] = linesOf(paragraph);
	return [label && first.startsWith(label) ? `${label}\u00a0:${first.slice(label.length)}` : first, ...others];
}

const oneLine = (element: Element | null): string => (element ? linesOf(element).join(' ') : '');

function stepName(step: Element): string {
	const number = oneLine(step.querySelector('.num'));
	return [number && `${number}.`, oneLine(step.querySelector('.nom'))].filter(Boolean).join(' ');
}

/** A term by its definition, a chart by its steps, any other page by its summary. */
function wholePage(page: Document): string[] {
	const definition = page.querySelector('.definie > p, .contenu:has(+ .pli) > p, .contenu > p:has(+ .pli)');
	if (definition) return linesOf(definition);
	const phases = [...page.querySelectorAll('.schema .phase')];
	if (phases.length === 0) return linesOf(...page.querySelectorAll('main .chapeau'));
	return phases.map((phase) => {
		const steps = [...phase.querySelectorAll('.etape')].map(stepName).join(' · ');
		const title = oneLine(phase.querySelector('h2, h3'));
		return BULLET + (title === '' ? steps : `${title}\u00a0: ${steps}`);
	});
}

/** The last heading before a part of a page. */
function headingAbove(page: Document, part: Element): string {
	const above = [...page.querySelectorAll('main :is(h2, h3)')].filter(
		(heading) => heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
	);
	return oneLine(above.at(-1) ?? null);
}

/** A text that is not too long, cut after a sentence or a line. */
function shortened(text: string): string {
	if (text.length <= LONGEST) return text;
	const kept = text.slice(0, LONGEST);
	const end = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf('. ') + 1);
	return `${kept.slice(0, end > 0 ? end : LONGEST)}\u00a0[…]`;
}
