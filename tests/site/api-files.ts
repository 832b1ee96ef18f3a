import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { dist } from './built-site';

/** A JSON file of the build, read. */
export interface JsonFile {
	/** From the folder of the build: `api/v1/jeux.json`. */
	file: string;
	bytes: number;
	// biome-ignore lint/suspicious/noExplicitAny: what it holds is what the tests find out.
	data: any;
}

/** The JSON files of a folder of the build, those of its folders included. */
export function jsonFiles(folder: string): JsonFile[] {
	return readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.json'))
		.sort()
		.map((name) => {
			const file = `${folder}/${name}`;
			const text = readFileSync(path.join(dist, file));
			return { file, bytes: text.length, data: JSON.parse(text.toString('utf8')) };
		});
}

/** Every string of a document, with the names of the fields that lead to it. */
export function stringsOf(value: unknown, place = ''): { place: string; text: string }[] {
	if (typeof value === 'string') return [{ place, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${place}/${key}`));
}

/** Reads pages of the build, once each. `null` where there is no page. */
export class BuiltPages {
	#texts = new Map<string, string | null>();
	#roots = new Map<string, HtmlElement>();

	/** Text of the page at a path from the root of the build: `keyforge/glossaire/armure/`. */
	html(folder: string): string | null {
		let text = this.#texts.get(folder);
		if (text === undefined) {
			try {
				text = readFileSync(path.join(dist, folder, 'index.html'), 'utf8');
			} catch {
				text = null;
			}
			this.#texts.set(folder, text);
		}
		return text;
	}

	/** Ids of a page. */
	ids(folder: string): string[] {
		return [...(this.html(folder) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
	}

	/** Ids of the elements of a page that have a class. */
	idsOf(folder: string, name: string): string[] {
		const tags = (this.html(folder) ?? '').match(/<[a-z]\w*\s[^>]*>/g) ?? [];
		const value = (tag: string, attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
		return tags.flatMap((tag) => (value(tag, 'class')?.split(' ').includes(name) ? (value(tag, 'id') ?? []) : []));
	}

	/** A page as elements. Throws where there is none. */
	async root(folder: string): Promise<HtmlElement> {
		const known = this.#roots.get(folder);
		if (known) return known;
		const html = this.html(folder);
		if (html === null) throw new Error(`No page at ${folder}.`);
		const root = new Parser(await new HtmlValidate().getConfigFor('index.html')).parseHtml(html);
		this.#roots.set(folder, root);
		return root;
	}
}

/** What a reader sees of an element, without any space: those of French print differ between a page and its data. */
export const letters = (text: string): string => text.replaceAll(/[\s§]/g, '');
