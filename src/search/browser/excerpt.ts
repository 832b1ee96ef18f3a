/** A text in pieces, those that the query asks for apart. */
export type Excerpt = readonly (string | { found: string })[];

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
const decode = (text: string) => text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] as string);

/** An excerpt of Pagefind, which marks the words found with `<mark>` and escapes any other markup. */
export const readMarks = (html: string): Excerpt =>
	html
		.split(/(<mark>.*?<\/mark>)/)
		.filter(Boolean)
		.map((part) => {
			const [, found] = /^<mark>(.*)<\/mark>$/.exec(part) ?? [];
			return found === undefined ? decode(part) : { found: decode(found) };
		});
