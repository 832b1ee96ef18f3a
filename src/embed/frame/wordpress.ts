// WordPress shows what it discovers by oEmbed in a frame that may only run scripts. The page that holds it gives a
// secret in the fragment, and listens to two messages that carry it: a height, and a link that was followed. It sends one.

/** What WordPress put in the fragment of our address, when it did. */
export const wordpressSecret = (hash: string): string | undefined => /^#\?secret=([A-Za-z0-9]{10,64})$/.exec(hash)?.[1];

const post = (secret: string, message: 'height' | 'link', value: number | string) =>
	parent.postMessage({ message, value, secret }, '*');

export const postWordpressHeight = (secret: string, height: number): void => post(secret, 'height', height);

/**
 * WordPress's script may come after the frame has told its height: it then asks for it. This tells it again, and does nothing
 * else: what is shown stays the same.
 */
export function watchWordpressReady(secret: string, heightAgain: () => void): void {
	addEventListener('message', ({ source, data }) => {
		if (source === parent && data?.message === 'ready' && data.secret === secret) heightAgain();
	});
}

/** The frame cannot open a page: WordPress follows our links for it, but those that stay in the frame. */
export function handLinksToWordpress(secret: string): void {
	addEventListener('click', (event) => {
		const link = (event.target as Element | null)?.closest?.('a');
		if (!link || link.target === '_self' || event.defaultPrevented) return;
		if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		post(secret, 'link', link.href);
	});
}
