import { child, newTab, shadowOf } from './elements';
import type { Term } from './terms-file';

/** A word marked in the host’s text. */
export interface Mark {
	term_: Term;
	/** Only this script reaches it: it stands in a closed shadow root. */
	link_: HTMLAnchorElement;
}

export const MARK = 'arbitre-terme';
/** Id of what describes the link of a mark, in the shadow root where it stands. */
export const NOTE = 'd';

/** By the host’s element, which events of the page name, and by its link. */
const marks = new WeakMap<EventTarget, Mark>();

/** What is known of a mark, when it is one of ours. */
export const markOf = (element: EventTarget | null | undefined): Mark | undefined => marks.get(element as EventTarget);

/** What the shadow root of every mark holds, to be copied: cheaper than its parts each time. */
const model = child(new DocumentFragment(), 'a', newTab);
model.setAttribute('aria-describedby', NOTE);
child(model, 'slot');

/** An element that makes a link of the text put in it. */
export function makeMark(term: Term): HTMLElement {
	const element = document.createElement(MARK);
	const link = model.cloneNode(true) as HTMLAnchorElement;
	link.href = term.address_;
	shadowOf(element, 'closed').appendChild(link);
	const mark = { term_: term, link_: link };
	marks.set(element, mark).set(link, mark);
	return element;
}
