/** Types of nodes, as `nodeType` gives them. */
export const ELEMENT = 1;
export const TEXT = 3;

/** Makes an element inside another. */
export const child = <K extends keyof HTMLElementTagNameMap>(
	parent: Node,
	name: K,
	properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => parent.appendChild(Object.assign(document.createElement(name), properties));

/** Attributes of links to our site: a new tab, without the address that the reader comes from. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** Takes a node away from where it is. A host may have a `remove` of its own in elements. */
export const detach = (node: Node): unknown => node.parentNode?.removeChild(node);

/** Makes a shadow root with its style: in a sheet, which a host’s policy cannot refuse, unlike an element. */
export function shadowOf(element: Element, mode: ShadowRootMode, sheet: CSSStyleSheet): ShadowRoot {
	const root = element.attachShadow({ mode });
	root.adoptedStyleSheets = [sheet];
	return root;
}

export function sheetOf(css: string): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	return sheet;
}
