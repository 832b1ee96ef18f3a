import { fraction } from '../../odds';
import { openTable } from './course';
import { decide } from './decide';
import { decideLayers, type LayerDecisions } from './decide-layers';
import { drawGraph, type Graph } from './graph';
import type { Kind } from './kind';
import { type Layers, listLayers } from './layers';
import { mergeKinds } from './merge-kinds';
import { remember } from './remember';
import { createRests } from './rest';
import type { Draw } from './situation';
import type { Preparation } from './spread';
import { spreadLayers } from './spread-layers';
import type { Stakes } from './stakes';
import { walk } from './walk';

/** Most that may happen in a draw and still be weighed, unless it is said. */
export const MAX_OPTIONS = 8_000_000;

/** The same for a draw of which each course is kept, to be played. */
export const MAX_KEPT = 200_000;

/** Prepares a draw where the player has more to choose than one token among several: see `needsDecisions`. */
export function prepareDecisions(kinds: readonly Kind[], draw: Draw, most = MAX_OPTIONS): Preparation {
	let layers: Layers | undefined;
	const layersOf = (): Layers => {
		if (layers) return layers;
		const table = openTable(mergeKinds(kinds), draw, 'chances');
		layers = listLayers(table, createRests(table), most);
		return layers;
	};
	let graph: Graph | undefined;
	const graphOf = (): Graph => {
		if (graph) return graph;
		const table = openTable(kinds, draw, 'events');
		graph = drawGraph(table, Math.min(most, MAX_KEPT), createRests(table));
		return graph;
	};
	const known = new Map<string, LayerDecisions>();
	const decideFor = (stakes: Stakes): LayerDecisions =>
		remember(known, `${stakes.value} ${stakes.difficulty}`, () => decideLayers(layersOf(), stakes));
	const wholeOf = ({ table: { scale, start } }: Layers) => scale.weightOf(start.left.thing.tokens, start.cancels);
	return {
		success: (stakes) => fraction(decideFor(stakes).success, wholeOf(layersOf())),
		spread: (stakes) => spreadLayers(layersOf(), decideFor(stakes), draw),
		advise: () => () => 0,
		walk: (stakes) => {
			const decisions = decide(graphOf(), stakes);
			return (pickRank) => walk(graphOf(), decisions, pickRank);
		},
	};
}
