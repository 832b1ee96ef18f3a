import type { ShikiConfig } from 'astro';

/** What a piece of code is: its class, and the scopes by which grammars call it. */
const scopes = {
	balise: ['entity.name.tag', 'punctuation.definition.heading'],
	attribut: ['entity.other.attribute-name', 'support.type.property-name', 'entity.name.function'],
	chaine: ['string', 'markup.underline.link', 'entity.name.tag.url'],
	commentaire: ['comment'],
	mot: ['keyword', 'storage', 'constant.language'],
	nombre: ['constant.numeric', 'constant.character'],
} as const;

const roles = Object.keys(scopes) as (keyof typeof scopes)[];

/** Colour of what has no role. */
const PLAIN = '#000000';

/** A colour for each role: what Shiki carries from the grammar to the class. It is never seen. */
const marker = (at: number): string => `#0000${(at + 16).toString(16)}`;

/** Class of a piece of code, by the colour that the theme gave it. */
export const classOfColor: ReadonlyMap<string, string> = new Map(roles.map((role, at) => [marker(at), `code-${role}`]));

/** Gives each role its marker; the transformer turns markers into classes, for both colour schemes and print. */
export const codeTheme = {
	name: 'code',
	type: 'light',
	fg: PLAIN,
	bg: '#ffffff',
	settings: [
		{ settings: { foreground: PLAIN, background: '#ffffff' } },
		...roles.map((role, at) => ({ scope: [...scopes[role]], settings: { foreground: marker(at) } })),
		// Brackets and operators are read by their shape; what stands in a template string is no string.
		{
			scope: ['keyword.operator', 'meta.template.expression', 'string.other.link'],
			settings: { foreground: PLAIN },
		},
	],
} satisfies ShikiConfig['theme'];
