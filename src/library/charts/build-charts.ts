import { linkText } from '../../glossary/link-text';
import type { LinkContext } from '../../glossary/link-tree';
import { type ChartData, END, type StepData } from '../../schemas/chart';
import { frenchTypography } from '../../text/french';
import { chartPath } from '../addresses';
import { markdownFeatures, type RawGame } from '../read-content';
import { titled } from '../titles';
import type { Chart, ChartStep } from '../types';

/** The timing charts of a game, in the order of `jeu.yaml`, each step with its targets named and its text linked. */
export function buildCharts(raw: RawGame, context: LinkContext): Chart[] {
	const order = raw.data.deroulement;
	return raw.charts
		.map(({ slug, file, lineOf, data }): Chart => {
			const { parties, ...rest } = data;
			const uses: Chart['uses'] = [];
			const broken: Chart['broken'] = [];
			const following = followers(parties);
			const parts = parties.map(({ titre, chapitre, etapes }, part) => ({
				titre: titre && frenchTypography(titre),
				chapitre,
				etapes: etapes.map((step, at): ChartStep => {
					const place = `parties.${part}.etapes.${at}`;
					const linked = linkText(step.texte ?? '', context, markdownFeatures);
					uses.push(...linked.uses);
					broken.push(...linked.broken.map((link) => ({ ...link, place })));
					return { ...printed(step, following.get(step) ?? END), html: linked.html, place };
				}),
			}));
			const path = chartPath(raw.slug, slug);
			const recommence = rest.recommence && { ...rest.recommence, texte: frenchTypography(rest.recommence.texte) };
			const shown = { ...titled(rest), recommence, compteurs: rest.compteurs.map(printedCounter) };
			const steps = parts.flatMap((part) => part.etapes);
			return { jeu: raw.slug, slug, file, path, lineOf, data: shown, parts, steps, uses, broken };
		})
		.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
}

/** The id of the step after each one, across phases; none after the last. */
function followers(parties: ChartData['parties']): Map<StepData, string | undefined> {
	const steps = parties.flatMap((part) => part.etapes);
	return new Map(steps.map((step, at) => [step, steps[at + 1]?.id]));
}

const printedCounter = (counter: ChartData['compteurs'][number]) => ({
	...counter,
	titre: frenchTypography(counter.titre),
});

/** A step as it is shown: French typography, and every target said. `next` is where it goes when it does not say. */
function printed(step: StepData, next: string): Omit<ChartStep, 'html' | 'place'> {
	const { choix, suite, regles, alternance } = step;
	const french = <T extends string | undefined>(text: T) => (text === undefined ? text : frenchTypography(text)) as T;
	return {
		...step,
		titre: french(step.titre),
		qui: french(step.qui),
		ajout: french(step.ajout),
		regles: regles.length > 0 ? regles : [step.id],
		suite: choix.length > 0 ? undefined : (suite ?? next),
		alternance: alternance && { ...alternance, premier: french(alternance.premier), autre: french(alternance.autre) },
		permis: step.permis.map((item) => ({ ...item, note: french(item.note) })),
		choix: choix.map((choice) => ({
			...choice,
			texte: french(choice.texte),
			sinon: french(choice.sinon),
			vers: choice.vers ?? next,
		})),
	};
}
