/** A page of the site, to be read and never shown: without its styles, which the policy of this page does not know. */
export const parsePage = (html: string): Document =>
	new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
