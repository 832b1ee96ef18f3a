import { elementFor } from '../../src/embed/element/element';

/** Address of the site that the package was built for, with its base and a final slash. */
declare const __SITE__: string;

export const SITE = __SITE__;

/**
 * Defines `<arbitre-outil>` in this page, for the site at `site`. Does nothing the second time, nor where there is no
 * page, as when a server draws one.
 */
export function defineArbitre(site: string = SITE): void {
	if (typeof window === 'undefined' || !window.customElements || customElements.get('arbitre-outil')) return;
	customElements.define('arbitre-outil', elementFor(`${site.replace(/\/$/, '')}/`));
}
