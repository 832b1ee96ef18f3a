import { siteOf } from './address';
import { elementFor } from './element';

// `/arbitre.js`, loaded by other sites: defines <arbitre-outil>, and nothing else. A second copy does nothing.

const NAME = 'arbitre-outil';
const script = document.currentScript;

// Where no element can be made, or a host took that away, the link stays.
if (window.customElements && !customElements.get(NAME)) {
	// Not `script?.src` alone: an image named « currentScript » in the host's page takes the place of the script.
	const source = script instanceof HTMLScriptElement ? script.src : '';
	customElements.define(NAME, elementFor(siteOf(source, __SITE__)));
}
