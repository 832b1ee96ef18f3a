import { expect, it } from 'vitest';
import { type CitationFormat, citation } from '../../../src/client/copied-citation';

const cited = {
	text: 'L’armure annule des dégâts.',
	source: 'KeyForge, Livret de règles, mars 2021',
	url: 'https://arbitre.example/keyforge/glossaire/armure/#armure-annule',
};

const origin = 'KeyForge, Livret de règles, mars 2021, reformulé par L’Arbitre';

it.each<[CitationFormat, string]>([
	['lien', `L’armure annule des dégâts.\n\n${cited.url}`],
	['adresse', cited.url],
	['texte', `« L’armure annule des dégâts. » (${origin}) ${cited.url}`],
	['markdown', `> L’armure annule des dégâts.\n>\n> [${origin}](${cited.url})`],
	['bbcode', `[quote]L’armure annule des dégâts.\n[url=${cited.url}]${origin}[/url][/quote]`],
])('a rule is cited as %s', (format, expected) => {
	expect(citation(cited, format)).toBe(expected);
});
