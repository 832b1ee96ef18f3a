import { chartPath } from '../../addresses/addresses';
import { linkText } from '../../glossary/link-text';
import type { LinkContext } from '../../glossary/link-tree';
import type { ChartData, StepData } from '../../schemas/chart';
import { frenchTypography } from '../../text/french';
import { markdownFeatures, type RawGame } from '../read/read-content';
import { titled } from '../read/titles';
import { type Chart, type ChartStep, END } from './chart-types';

/**
 * The timing charts of a game, in the order of `jeu.yaml`: what authors write becomes, here only, what the engine
 * plays, each step with its targets named and its text linked.
 */
export function buildCharts(raw: RawGame, context: LinkContext): Chart[] {
	const order = raw.data.deroulement;
	return raw.charts
		.map(({ slug, file, lineOf, data }): Chart => {
			const { parties, compteurs, recommence, ...rest } = data;
			const uses: Chart['uses'] = [];
			const broken: Chart['broken'] = [];
			const following = followers(parties);
			const parts = parties.map(({ titre, chapitre, etapes }, part) => ({
				title: french(titre),
				chapter: chapitre,
				steps: etapes.map((step, at): ChartStep => {
					const place = `parties.${part}.etapes.${at}`;
					const linked = linkText(step.texte ?? '', context, markdownFeatures);
					uses.push(...linked.uses);
					broken.push(...linked.broken.map((link) => ({ ...link, place })));
					const { text, html } = linked;
					return { ...builtStep(step, following.get(step) ?? END), text, html, place };
				}),
			}));
			return {
				jeu: raw.slug,
				slug,
				file,
				path: chartPath(raw.slug, slug),
				lineOf,
				data: titled(rest),
				counters: compteurs.map(({ id, titre, depart, min, max }) => {
					return { id, title: frenchTypography(titre), start: depart, min, max };
				}),
				restart: recommence && { text: frenchTypography(recommence.texte), effects: recommence.compte },
				parts,
				steps: parts.flatMap((part) => part.steps),
				uses,
				broken,
			};
		})
		.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
}

/** The id of the step after each one, across phases; none after the last. */
function followers(parts: ChartData['parties']): Map<StepData, string | undefined> {
	const steps = parts.flatMap((part) => part.etapes);
	return new Map(steps.map((step, at) => [step, steps[at + 1]?.id]));
}

/** What authors write of a window, in the words of the engine. */
const PASS_RULES = { consecutifs: 'consecutive', definitifs: 'final' } as const;

const french = <T extends string | undefined>(text: T) => (text === undefined ? text : frenchTypography(text)) as T;

/** A step without its text, every target named. `following` is where it goes on when its author does not say. */
function builtStep(step: StepData, following: string): Omit<ChartStep, 'text' | 'html' | 'place'> {
	const { id, choix, suite, regles, alternance, outil } = step;
	return {
		id,
		rule: regles[0] ?? id,
		rules: regles.length > 0 ? regles : [id],
		number: step.numero,
		kind: step.type,
		title: french(step.titre),
		who: french(step.qui),
		actor: french(step.acteur),
		added: french(step.ajout),
		allowed: step.permis.map(({ geste, note, regle }) => ({ gesture: geste, note: french(note), rule: regle })),
		next: choix.length > 0 ? undefined : (suite ?? following),
		effects: step.compte,
		choices: choix.map(({ texte, vers, appelle, si, sinon, compte, regle }) => ({
			text: french(texte),
			to: vers ?? following,
			calls: appelle,
			when: si,
			otherwise: french(sinon),
			effects: compte,
			rule: regle,
		})),
		tool: outil && { slug: outil.nom, query: outil.parametres },
		nested: step.emboite,
		alternation: alternance && PASS_RULES[alternance.passes],
		players: alternance && [french(alternance.premier), french(alternance.autre)],
	};
}
