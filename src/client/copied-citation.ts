export type CitationFormat = 'adresse' | 'lien' | 'texte' | 'markdown' | 'bbcode';

export interface Cited {
	/** The rule, as read. */
	text: string;
	/** Game and document: « KeyForge, Livret de règles, mars 2021 ». */
	source: string;
	url: string;
}

/** A rule as players paste it in a chat, a wiki or a forum. */
export function citation({ text, source, url }: Cited, format: CitationFormat): string {
	const origin = `${source}, reformulé par L’Arbitre`;
	switch (format) {
		case 'adresse':
			return url;
		// The address on a line of its own: a blog shows the page in its place, a chat its card.
		case 'lien':
			return `${text}\n\n${url}`;
		case 'texte':
			return `« ${text} » (${origin}) ${url}`;
		case 'markdown':
			return `> ${text}\n>\n> [${origin}](${url})`;
		case 'bbcode':
			return `[quote]${text}\n[url=${url}]${origin}[/url][/quote]`;
	}
}
