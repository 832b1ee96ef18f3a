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

/** The style of the marks and of the preview. */
const sheet = new CSSStyleSheet();
// What the host declares for its elements, even important, yields to this: in a shadow root, important declarations win
// over those of the page. Nothing of a mark takes room.
sheet.replaceSync(
	':host{all:unset!important}' +
		':host:before,:host:after{content:none!important}' +
		'a{all:unset;cursor:help;text-decoration:underline dotted;text-underline-offset:.2em}' +
		':focus-visible{outline:2px solid}' +
		'@media print{a{text-decoration:none}}' +
		'div{all:initial;color-scheme:light dark;position:absolute;width:min(21em,84vw);' +
		'padding:12px 16px 2px;border:1px solid #8b7d69;border-radius:10px;' +
		'background:#fffdf8;background:light-dark(#fffdf8,#1f1a14);color:#1f1b16;color:light-dark(#1f1b16,#ece4d6);box-shadow:0 8px 28px #0003;' +
		'font:medium/1.45 Georgia,serif}' +
		'.clair{color-scheme:light}' +
		'.sombre{color-scheme:dark}' +
		'p{margin:5px 0}' +
		'div a,button{all:unset;display:inline-block;margin-right:20px;color:light-dark(#855200,#f2bb5c);' +
		'font-weight:600;line-height:44px;cursor:pointer}' +
		'div a{text-decoration:underline}',
);

/** Makes a shadow root with the style: in a sheet, which a host’s policy cannot refuse, unlike an element. */
export function shadowOf(element: Element, mode: ShadowRootMode): ShadowRoot {
	const root = element.attachShadow({ mode });
	root.adoptedStyleSheets = [sheet];
	return root;
}
