import {
	aidPath,
	cardPath,
	chartsPath,
	conceptsPath,
	faqPath,
	gamePath,
	glossaryPath,
	homePath,
	rulesPath,
	toolsPath,
} from '../addresses/addresses';
import { plural } from '../schemas/author-words';
import { frenchTypography } from '../text/french';
import type { Game, Library } from './types';

/** What services ask of the picture of a card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** What the picture on the card of a link says: services write the name of the page and its definition beside it. */
export interface Card {
	/** Its address inside the site, without base. */
	path: string;
	/** What is read first, in a word or two. */
	name: string;
	/** The name in full, when it is another. */
	fullName: string | undefined;
	/** What its pages are. */
	kind: string;
	/** What one finds there, in one sentence. */
	text: string;
	/** Colour of the game on a light ground. */
	accent: string | undefined;
}

const ofSite = [
	{
		path: homePath,
		kind: 'Règles en français',
		text: 'Jeux de cartes : la réponse en dix secondes, avec la règle qui le dit.',
	},
	{
		path: conceptsPath,
		kind: 'D’un jeu à l’autre',
		text: 'Un même mot, plusieurs jeux : ce qui est pareil, et ce qui piège.',
	},
];

const ofNoGame = { name: 'L’Arbitre', fullName: undefined, accent: undefined };

/** Every picture of the site: those of the kinds of pages that there are. */
export const cardsOf = ({ games }: Pick<Library, 'games'>): Card[] =>
	[
		...ofSite.map(({ path, ...said }) => ({ ...said, ...ofNoGame, path: cardPath(undefined, path) })),
		...games.filter(({ chapters }) => chapters.length > 0).flatMap(ofGame),
	].map((card) => ({ ...card, text: frenchTypography(card.text) }));

function ofGame(game: Game): Card[] {
	const { slug, data, chapters, terms, faq, charts, tools, aid } = game;
	const { nom, court, accent } = data;
	const questions = faq.reduce((sum, page) => sum + page.questions.length, 0);
	const kinds: [path: string, there: boolean, kind: string, text: string][] = [
		[gamePath(slug), true, 'Toutes les règles', 'Réécrites pour la table, avec leur source à chaque page.'],
		[rulesPath(slug), true, 'Règles', `${plural(chapters.length, 'chapitre')}, dans l’ordre où on les apprend.`],
		[
			glossaryPath(slug),
			terms.length > 0,
			'Glossaire',
			`${plural(terms.length, 'terme')} de A à Z, définis en une phrase.`,
		],
		[
			faqPath(slug),
			faq.length > 0,
			'Questions et réponses',
			`${plural(questions, 'question')}, chacune avec la règle qui tranche.`,
		],
		[chartsPath(slug), charts.length > 0, 'Déroulement', 'Chaque étape en un schéma, à suivre pas à pas.'],
		[
			toolsPath(slug),
			tools.length > 0,
			'Calculateurs',
			'Posez la situation : le résultat, et la règle de chaque étape.',
		],
		[aidPath(slug), aid !== undefined, 'Aide de jeu', 'Ce qu’on cherche entre deux tours, sur une feuille.'],
	];
	return kinds.flatMap(([path, there, kind, text]) =>
		there
			? [
					{
						path: cardPath(slug, path),
						name: court,
						fullName: nom === court ? undefined : nom,
						kind,
						text,
						accent: accent.clair,
					},
				]
			: [],
	);
}

/** What a picture says first, for whoever does not see it: the rest stands beside it, or on the page. */
export const saidBy = ({ name, kind }: Pick<Card, 'name' | 'kind'>): string => `${kind} · ${name}`;
