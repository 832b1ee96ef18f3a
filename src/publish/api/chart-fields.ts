import { z } from 'astro/zod';
import { END } from '../../library/charts/chart-types';
import { kindMeanings } from '../../library/charts/kinds';
import { stepKinds } from '../../schemas/chart';
import { slugSchema } from '../../schemas/slug';
import { gameEnvelope } from './envelope';
import { address as addressField, frame, id, ruleIds } from './fields';

// What `deroulement.json` holds: the timing charts of a game, as they are played.

const effects = z
	.record(slugSchema, z.string())
	.describe('Compteur et ce qu’il devient : « =3 », « =joueurs » (valeur d’un autre compteur), « +1 » ou « -1 ».');

const target = slugSchema.describe(`Étape où le jeu continue, ou « ${END} » quand le schéma s’arrête là.`);

const choiceEntry = z.object({
	texte: z.string().describe('Ce que les joueurs font ou constatent.'),
	vers: target,
	appelle: slugSchema.optional().describe('Schéma qui se joue avant d’y aller.'),
	si: z
		.record(slugSchema, z.string())
		.optional()
		.describe('Compteur et ce qu’il doit être : « >0 », « =1 » ou « <2 ».'),
	sinon: z.string().optional().describe('Ce qu’il faut dire quand la condition n’est pas remplie.'),
	compte: effects.optional(),
	regle: slugSchema.optional().describe('Énoncé qui le dit, comme dans regles.json.'),
});

const allowedEntry = z.object({
	geste: slugSchema.describe('Identifiant, comme dans « gestes ».'),
	note: z.string().optional().describe('Ce qui le limite ici.'),
	regle: slugSchema.describe('Énoncé qui le permet, comme dans regles.json.'),
});

const kinds = stepKinds.map((kind) => `${kind} (${kindMeanings[kind]})`).join(', ');

const stepEntry = z.object({
	id,
	numero: z.string().optional().describe('Numéro que les joueurs connaissent.'),
	type: z.enum(stepKinds).describe(`Ce qu’est l’étape : ${kinds}.`),
	titre: z.string(),
	texte: z.string().optional().describe('Ce qui s’y passe, en texte seul.'),
	qui: z.string().optional().describe('Qui agit, et qui agit d’abord.'),
	phase: z.int().min(0).optional().describe('Rang de sa phase dans « phases », à partir de 0.'),
	permis: z.array(allowedEntry).describe('Ce que les joueurs peuvent y faire.'),
	regles: ruleIds.describe('Énoncés qui disent l’étape, le plus utile d’abord, comme dans regles.json.'),
	ajout: z.string().optional().describe('Pourquoi cette étape est là, quand le document d’origine ne la montre pas.'),
	suite: target.optional().describe(`Étape suivante, ou « ${END} » ; absente quand « choix » la donne.`),
	compte: effects.optional().describe('Ce que deviennent les compteurs quand le jeu passe à la suite.'),
	choix: z.array(choiceEntry).describe('Branches et boucles ; vide quand « suite » dit où aller.'),
	emboite: z.array(slugSchema).describe('Schémas qui peuvent se jouer au milieu de l’étape.'),
	alternance: z
		.object({
			premier: z.string(),
			autre: z.string(),
			passes: z
				.enum(['consecutifs', 'definitifs'])
				.describe(
					'consecutifs : la fenêtre se ferme quand les deux passent l’un après l’autre ; definitifs : qui passe n’agit plus.',
				),
		})
		.optional()
		.describe('Qui a la première occasion d’agir, puis qui.'),
	adresse: addressField,
	cadre: frame,
});

const chartEntry = z.object({
	id,
	titre: z.string(),
	resume: z.string(),
	phases: z.array(z.string()).describe('Titres des phases, dans l’ordre ; vide quand le schéma n’en a pas.'),
	compteurs: z
		.array(
			z.object({
				id: slugSchema.describe('Nom du compteur dans « compte » et « si » ; les schémas d’un jeu le partagent.'),
				titre: z.string(),
				depart: z.int().describe('Valeur de départ.'),
				min: z.int().describe('Plus petite valeur.'),
				max: z.int().describe('Plus grande valeur.'),
			}),
		)
		.describe('Ce que les boucles comptent.'),
	recommence: z
		.object({
			texte: z.string().describe('Ce qui reprend : le tour suivant, une autre partie.'),
			compte: effects.optional(),
		})
		.optional()
		.describe('Présent quand le schéma reprend au début une fois la fin atteinte.'),
	etapes: z.array(stepEntry).min(1).describe('Les étapes, dans l’ordre du jeu.'),
	adresse: addressField,
	cadre: frame,
});

const gestureEntry = z.object({
	id,
	titre: z.string().describe('Ce qui suit « Quand puis-je… ? ».'),
	regle: slugSchema.describe('Énoncé qui dit quand, comme dans regles.json.'),
	partout: z.string().optional().describe('Quand il est permis, quelle que soit l’étape.'),
});

/** `deroulement.json`: the timing charts of a game. */
export const chartsDocument = z.object({
	...gameEnvelope,
	schemas: z.array(chartEntry).describe('Les schémas de déroulement, dans l’ordre de leurs identifiants.'),
	gestes: z.array(gestureEntry).describe('Ce que les joueurs peuvent faire au cours de ces schémas.'),
});

export type ChartsDocument = z.infer<typeof chartsDocument>;
export type ChartEntry = z.infer<typeof chartEntry>;
export type StepEntry = z.infer<typeof stepEntry>;
