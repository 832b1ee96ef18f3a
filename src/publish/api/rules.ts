import { z } from 'astro/zod';
import { framePath, frameSlugOf, sourcePath } from '../../addresses/addresses';
import { titleOf } from '../../library/read/titles';
import type { Game, Rule } from '../../library/types';
import { slugSchema } from '../../schemas/slug';
import { type Address, envelopeOf, gameEnvelope, sorted } from './envelope';
import { address as addressField, frame, id, unitIds } from './fields';
import { statuses, statusField } from './statuses';

const ruleEntry = z.object({
	id,
	type: z
		.enum(['regle', 'contradiction', 'titre'])
		.describe(
			'regle : un énoncé ; contradiction : ce que nous retenons quand les textes divergent ; titre : une question de la FAQ ou une carte corrigée, dont les énoncés suivent.',
		),
	texte: z.string().describe('L’énoncé, en texte seul.'),
	contexte: z
		.string()
		.optional()
		.describe(
			'À lire avant le texte quand il dirait seul trop peu, ou le contraire : la question à laquelle il répond, la carte ou l’intertitre dont il parle, la phrase de sa liste, sa ligne de tableau, l’énoncé qu’il prolonge ou dont il est l’exception.',
		),
	section: z.string().optional().describe('Intertitre sous lequel il se trouve.'),
	page: z
		.object({
			type: z.enum(['chapitre', 'terme', 'faq', 'errata']).describe('Ce qu’est la page.'),
			id: slugSchema.describe('Identifiant de la page parmi celles de son type.'),
			titre: z.string(),
		})
		.describe('Page du site où il se trouve.'),
	rang: z.int().min(1).describe('Place de l’énoncé parmi ceux de sa page, dans l’ordre de la lecture.'),
	statut: statusField,
	foyer: z
		.object({ id, adresse: addressField })
		.optional()
		.describe('L’énoncé que celui-ci redit, là où la règle est chez elle.'),
	questions: z
		.array(z.string())
		.optional()
		.describe('Ce que des joueurs demandent et que cet énoncé tranche, dans leurs mots.'),
	unites: unitIds,
	adresse: addressField,
	cadre: frame,
});

const unitEntry = z.object({
	id,
	titre: z.string().describe('Intertitre du document d’origine.'),
	document: z.string().describe('Identifiant du document, comme dans « sources » de jeux.json.'),
	page: z.int().min(1).optional().describe('Page du document imprimé, quand elle est connue.'),
	adresse: addressField,
});

/** `regles.json`: every rule statement of a game. */
export const rulesDocument = z.object({
	...gameEnvelope,
	regles: z.array(ruleEntry).describe('Les énoncés du jeu, dans l’ordre de leurs identifiants.'),
	unites: z.array(unitEntry).describe('Les parties des documents d’origine que ces énoncés citent.'),
});

export type RulesDocument = z.infer<typeof rulesDocument>;

/** Every rule statement of a game, as data. */
export function rulesOf(game: Game, { address }: { address: Address }): RulesDocument {
	const homeOf = ({ id }: Rule) => {
		const home = game.homes.get(id)?.rule;
		return home && { id: home.id, adresse: address(home.path) };
	};
	const contextOf = ({ id }: Rule) =>
		game.passages
			.get(id)
			?.before.map(({ text }) => text)
			.join(' ') || undefined;
	const places = new Map(game.pages.flatMap(({ read }) => read.rules.map(({ id }, at) => [id, at + 1] as const)));
	const rules = [...game.rules.values()].map((rule) => ({
		id: rule.id,
		type: rule.kind,
		texte: rule.text,
		contexte: contextOf(rule),
		section: rule.section,
		statut: statuses[rule.status],
		foyer: homeOf(rule),
		questions: game.asked.get(rule.id)?.slice(),
		page: { type: rule.page.kind, id: rule.page.slug, titre: titleOf(rule.page) },
		rang: places.get(rule.id) as number,
		unites: unitsOf(rule),
		adresse: address(rule.path),
		cadre: address(framePath(game.slug, frameSlugOf(rule.path))),
	}));
	const cited = new Set(rules.flatMap(({ unites }) => unites));
	const unites = [...game.units.values()]
		.filter(({ unit }) => cited.has(unit.id))
		.map(({ unit, source }) => ({
			id: unit.id,
			titre: unit.title,
			document: source.slug,
			page: unit.page,
			adresse: address(`${sourcePath(game.slug, source.slug)}#${unit.id}`),
		}));
	return { ...envelopeOf('regles', rules.length, game, address), regles: sorted(rules), unites: sorted(unites) };
}

/** Units behind a statement: those it names, or else those of its page. */
export const unitsOf = ({ units, page }: Rule): string[] => (units.length > 0 ? units : page.data.sources);
