import { chartFrame, framePath } from '../../addresses/addresses';
import type { Chart, ChartChoice, ChartStep } from '../../library/charts/chart-types';
import type { Game } from '../../library/types';
import { frenchTypography } from '../../text/french';
import type { ChartEntry, ChartsDocument, StepEntry } from './chart-fields';
import { type Address, envelopeOf, sorted } from './envelope';

/** The timing charts of a game, as data. */
export function chartsOf(game: Game, { address }: { address: Address }): ChartsDocument {
	const schemas = game.charts.map((chart) => chartEntry(game, chart, address));
	const gestures = game.data.gestes.map(({ id, titre, regle, partout }) => ({
		id,
		titre,
		regle,
		partout: partout && frenchTypography(partout),
	}));
	return {
		...envelopeOf('deroulement', schemas.length, game, address),
		schemas: sorted(schemas),
		gestes: sorted(gestures),
	};
}

function chartEntry(game: Game, chart: Chart, address: Address): ChartEntry {
	const { slug, data, parts, counters, restart } = chart;
	const page = address(chart.path);
	const frame = address(framePath(game.slug, chartFrame(slug)));
	const phases = parts.flatMap(({ title }) => title ?? []);
	return {
		id: slug,
		titre: data.titre,
		resume: data.resume,
		phases,
		compteurs: counters.map(({ id, title, start, min, max }) => ({ id, titre: title, depart: start, min, max })),
		recommence: restart && { texte: restart.text, compte: written(restart.effects) },
		etapes: parts.flatMap(({ steps }, phase) =>
			steps.map((step) => ({
				...stepEntry(game, step),
				phase: phases.length > 0 ? phase : undefined,
				adresse: `${page}#${step.id}`,
				cadre: `${frame}?etape=${step.id}`,
			})),
		),
		adresse: page,
		cadre: frame,
	};
}

/** How a window closes, in the words of the published data. */
const PASS_WORDS = { consecutive: 'consecutifs', final: 'definitifs' } as const;

function stepEntry({ data }: Game, step: ChartStep): Omit<StepEntry, 'phase' | 'adresse' | 'cadre'> {
	const { id, players, alternation } = step;
	return {
		id,
		numero: step.number,
		type: step.kind,
		titre: step.title,
		texte: step.text || undefined,
		qui: step.who,
		permis: step.allowed.map(({ gesture, note, rule }) => ({
			geste: gesture,
			note,
			regle: rule ?? data.gestes.find((item) => item.id === gesture)?.regle ?? id,
		})),
		regles: step.rules,
		ajout: step.added,
		suite: step.next,
		compte: written(step.effects),
		choix: step.choices.map((choice) => ({
			texte: choice.text,
			vers: choice.to,
			appelle: choice.calls,
			si: written(choice.when),
			sinon: choice.otherwise,
			compte: written(choice.effects),
			regle: choice.rule,
		})),
		emboite: [...step.nested],
		alternance: players && alternation && { premier: players[0], autre: players[1], passes: PASS_WORDS[alternation] },
	};
}

/** Effects or conditions as they are published, which is how authors write them: `=3`, `+1`, `>0`. */
const written = (changes: ChartStep['effects'] | ChartChoice['when']): Record<string, string> | undefined =>
	changes && Object.fromEntries(Object.entries(changes).map(([id, { op, value }]) => [id, `${op}${value}`]));
