/** Where the site will be served. */
interface ServedAddress {
	/** Origin, without a path. */
	site: string;
	/** Path, between two slashes. */
	base: string;
}

/** A name that is written in the same way everywhere: other characters have escapes of their own in pages, style sheets and settings of servers. */
const folder = /^(?!\.+$)[\w.~-]+$/;

/**
 * Reads where the site will be served, for `npm run build`. Throws, in words for who hosts the site, on what it could not
 * be served under: the build would end well, and every address of the site would be wrong.
 */
export function readServedAddress(variables: Readonly<Record<string, string | undefined>>): ServedAddress {
	// A variable that is empty says nothing.
	const site = variables.SITE_URL || 'https://arbitre.example';
	const base = variables.SITE_BASE || '/';
	if (!isOrigin(site))
		throw new Error(
			`SITE_URL vaut « ${site} » ; attendu : l’origine du site, sans chemin, qui va dans SITE_BASE. Par exemple : SITE_URL=https://exemple.org. Rien n’est construit.`,
		);
	const [, inner = ''] = /^\/?(.*?)\/?$/.exec(base) ?? [];
	if (inner !== '' && !inner.split('/').every((name) => folder.test(name)))
		throw new Error(
			`SITE_BASE vaut « ${base} » ; attendu : le chemin du site, sans le domaine, en lettres sans accent, chiffres, « - », « _ », « . » ou « ~ ». Par exemple : SITE_BASE=/regles/. Rien n’est construit.`,
		);
	return { site, base: inner === '' ? '/' : ['', inner, ''].join('/') };
}

function isOrigin(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, pathname, search, hash, username } = new URL(text);
	return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '' && !text.endsWith('?');
}
