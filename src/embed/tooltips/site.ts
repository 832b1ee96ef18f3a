const script = document.currentScript;
/** An image of that name, in a page that lets its readers write HTML, would pass for the script. */
const { src, dataset } = script instanceof HTMLScriptElement ? script : { src: '', dataset: {} };

/** Options, as the host wrote them on the script. */
export const written: DOMStringMap = dataset;

/** Address of L’Arbitre, with its base and a final slash: where this script comes from, unless its file was copied under another name. */
export const site: string = /^http[^?]*\/bulles\.js/.test(src) ? new URL('.', src).href : __SITE__;

const said = new Set<string>();

/** Tells the host, once, what is wrong in its page and what was expected; nothing else happens. */
export function warn(what: string, value: unknown, expected: string): void {
	const message = `L’Arbitre, ${what}="${value}", attendu ${expected}. Voir ${site}integrer/bulles/`;
	if (!said.has(message)) console.warn(message);
	said.add(message);
}
