import { framePath, slugOf } from '../../library/embeds';
import type { Chart, ChartStep, Game } from '../../library/types';
import { frenchTypography } from '../../text/french';
import type { ChartEntry, ChartsDocument, StepEntry } from './chart-fields';
import { type Address, envelopeOf, sorted } from './envelope';

/** The timing charts of a game, as data. */
export function chartsOf(game: Game, { address }: { address: Address }): ChartsDocument {
	const schemas = game.charts.map((chart) => chartEntry(game, chart, address));
	const gestes = game.data.gestes.map(({ id, titre, regle, partout }) => ({
		id,
		titre,
		regle,
		partout: partout && frenchTypography(partout),
	}));
	return {
		...envelopeOf('deroulement', schemas.length, game, address),
		schemas: sorted(schemas),
		gestes: sorted(gestes),
	};
}

function chartEntry(game: Game, chart: Chart, address: Address): ChartEntry {
	const { titre, resume, compteurs, recommence } = chart.data;
	const adresse = address(chart.path);
	const cadre = address(framePath(game.slug, slugOf(chart)));
	const phases = chart.parts.flatMap((part) => part.titre ?? []);
	const etapes = chart.parts.flatMap((part, phase) =>
		part.etapes.map((step) => ({
			...stepEntry(game, step),
			phase: phases.length > 0 ? phase : undefined,
			adresse: `${adresse}#${step.id}`,
			cadre: `${cadre}?etape=${step.id}`,
		})),
	);
	return { id: chart.slug, titre, resume, phases, compteurs, recommence, etapes, adresse, cadre };
}

function stepEntry({ data }: Game, step: ChartStep): Omit<StepEntry, 'phase' | 'adresse' | 'cadre'> {
	const { id, numero, type, titre, html, qui, regles, ajout, suite, compte, choix, emboite, alternance } = step;
	return {
		id,
		numero,
		type,
		titre,
		texte: textOf(html) || undefined,
		qui,
		permis: step.permis.map(({ geste, note, regle }) => ({
			geste,
			note,
			regle: regle ?? data.gestes.find((gesture) => gesture.id === geste)?.regle ?? id,
		})),
		regles,
		ajout,
		suite,
		compte,
		choix,
		emboite,
		alternance,
	};
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The words of a short HTML text of ours, without its links. */
const textOf = (html: string): string =>
	html.replace(/<[^>]+>/g, '').replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
