import { ELEMENT } from './elements';
import { MARK } from './mark';
import { review } from './marked-text';
import { noteChange } from './quarrels';

const asElement = (node: Node | null): Element | undefined =>
	node?.nodeType === ELEMENT ? (node as Element) : undefined;

/**
 * Watches the page: `changed` is called when what matches the selector of that moment has new content. Returns a
 * function that changes the page without taking it for a change of the host, and one that stops.
 */
export function watchPage(
	selectorNow: () => string,
	changed: () => void,
): [quietly: (change: () => void) => void, stop: () => void] {
	function onChanges(changes: readonly MutationRecord[]): void {
		const now = performance.now();
		const selector = selectorNow();
		for (const { target, addedNodes, removedNodes } of changes) {
			const pieces = [target, ...removedNodes];
			for (const node of removedNodes) pieces.push(...(asElement(node)?.querySelectorAll(MARK) ?? []));
			// `filter`, not `some`: each piece must be reviewed, even once one is lost.
			const lost = pieces.filter((piece) => review(piece, addedNodes.length > 0)).length > 0;
			const element = asElement(target) ?? asElement(target.parentNode);
			const place = element?.closest(selector);
			if (element) noteChange(element, now, lost);
			const holds = (node: Node) => asElement(node)?.matches(selector) || asElement(node)?.querySelector(selector);
			if (place || [...addedNodes].some(holds)) changed();
		}
		// The reviews have changed the page too: these records are dropped, or they would pass for changes of the host.
		observer.takeRecords();
	}

	const observer = new MutationObserver(onChanges);
	const stop = () => observer.disconnect();
	const watch = () => observer.observe(document, { subtree: true, childList: true, characterData: true });
	watch();
	return [
		(change) => {
			onChanges(observer.takeRecords());
			stop();
			change();
			watch();
		},
		stop,
	];
}
