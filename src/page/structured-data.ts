import { glossaryPath } from '../addresses/addresses';
import type { Faq, Game, Term, ToolCard } from '../library/types';

/** Something that a page is about, in the words of schema.org: what search engines read. */
export type Described = Readonly<Record<string, unknown>>;

/** A step on the way to a page. */
export interface Step {
	label: string;
	path: string;
}

/** Gives the absolute address of a path of the site. */
type Absolute = (path: string) => string;

/** The way to a page, from its farthest ancestor to itself. */
export const breadcrumbList = (steps: readonly Step[], address: Absolute): Described => ({
	'@type': 'BreadcrumbList',
	itemListElement: steps.map(({ label, path }, at) => ({
		'@type': 'ListItem',
		position: at + 1,
		name: label,
		item: address(path),
	})),
});

/** A term, in the glossary of its game: each term names its set, whose page is a list as long as a page may be. */
export const definedTerm = (term: Term, title: string, game: Game, address: Absolute): Described => ({
	'@type': 'DefinedTerm',
	name: title,
	...(term.data.anglais.length > 0 && { alternateName: term.data.anglais }),
	description: term.definition,
	url: address(term.path),
	inDefinedTermSet: {
		'@type': 'DefinedTermSet',
		name: `Glossaire de ${game.data.nom}`,
		url: address(glossaryPath(game.slug)),
	},
});

/** Questions of a subject with their answers, as the page says them. */
export const faqPage = ({ questions, path }: Faq, address: Absolute): Described => ({
	'@type': 'FAQPage',
	url: address(path),
	mainEntity: questions.map((question) => ({
		'@type': 'Question',
		name: question.text,
		url: address(question.path),
		acceptedAnswer: { '@type': 'Answer', text: question.answer },
	})),
});

/** A tool, which is free and runs in any browser. */
export const webApplication = (tool: ToolCard, path: string, game: Game, address: Absolute): Described => ({
	'@type': 'WebApplication',
	name: tool.title,
	description: tool.summary,
	url: address(path),
	applicationCategory: 'GameApplication',
	operatingSystem: 'Any',
	browserRequirements: 'JavaScript',
	inLanguage: 'fr',
	isAccessibleForFree: true,
	offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
	about: { '@type': 'Game', name: game.data.nom },
});

/** The site itself, by the name that a search engine shows beside its pages. */
export const webSite = (address: Absolute): Described => ({
	'@type': 'WebSite',
	name: 'L’Arbitre',
	url: address('/'),
	inLanguage: 'fr',
});

/** What a page is about, as its script of data says it: no text of ours can end that script. */
export const structuredData = (described: readonly Described[]): string =>
	JSON.stringify({ '@context': 'https://schema.org', '@graph': described }).replaceAll('<', '\\u003c');
