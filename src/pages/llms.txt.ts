import type { APIRoute } from 'astro';
import {
	aidPath,
	apiPath,
	chartsPath,
	conceptsPath,
	dataGuidePath,
	embeddingPath,
	faqPath,
	feedPath,
	glossaryPath,
	newsPath,
	rulesPath,
	toolsPath,
} from '../addresses/addresses';
import { absolute, games } from '../library/site';
import type { Game } from '../library/types';
import { frenchTypography } from '../text/french';

/** What the site holds, in the form of llmstxt.org: for programs that look a rule up for someone. */
export const GET: APIRoute = () =>
	new Response(frenchTypography(`${[introduction, ...games.map(ofGame), ofSite].join('\n\n')}\n`), {
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});

const line = (path: string, name: string, text: string): string => `- [${name}](${absolute(path)}): ${text}`;

const introduction = `# L’Arbitre

> Les règles de jeux de cartes en français, reformulées pour la table, avec la source de chacune. Site non officiel.

Une règle a une adresse à elle : celle de sa page, suivie de « # » et de son identifiant. Elle n’est énoncée que dans une page, que les autres citent. Citez cette adresse plutôt que la page. Chaque page dit le document et l’édition dont elle vient. Un mot commun à deux jeux n’y a pas le même sens : ne répondez que par les pages du jeu demandé.`;

function ofGame({ slug, data, charts, faq, tools, aid }: Game): string {
	return [
		`## ${data.nom}\n`,
		line(rulesPath(slug), 'Règles', `les chapitres, dans l’ordre où on les apprend. ${data.edition}.`),
		line(glossaryPath(slug), 'Glossaire', 'les termes de A à Z, avec leur nom anglais.'),
		...(faq.length > 0 ? [line(faqPath(slug), 'FAQ', 'les questions tranchées.')] : []),
		...(charts.length > 0 ? [line(chartsPath(slug), 'Déroulement', 'les étapes du jeu, dans leur ordre.')] : []),
		...(tools.length > 0 ? [line(toolsPath(slug), 'Outils', 'les calculateurs, dont l’adresse tient le cas.')] : []),
		...(aid ? [line(aidPath(slug), 'Aide de jeu', 'l’essentiel sur une feuille.')] : []),
		line(apiPath(`${slug}/regles`), 'Règles en JSON', 'chaque énoncé, avec ce qu’il faut lire avant lui.'),
		line(
			apiPath(`${slug}/passages`),
			'Passages en JSON',
			'chaque énoncé après ce qu’il faut pour le comprendre, le plus court à lire.',
		),
		line(apiPath(`${slug}/termes`), 'Termes en JSON', 'chaque terme, ses formes et sa définition.'),
	].join('\n');
}

const ofSite = [
	'## Tout le site\n',
	line(apiPath('index'), 'Données', 'tous les documents JSON et leurs schémas.'),
	line(dataGuidePath, 'Guide des données', 'ce que dit chaque document, et comment s’en servir.'),
	line(conceptsPath, 'D’un jeu à l’autre', 'les faux amis.'),
	line(embeddingPath, 'Intégrer', 'montrer un outil, un terme ou une règle sur un autre site.'),
	line(newsPath, 'Nouveautés', `ce qui change ; en Atom : ${absolute(feedPath)}`),
].join('\n');
