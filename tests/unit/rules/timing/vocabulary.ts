import {
	type Chart,
	type Charts,
	type Counter,
	FIRST_OPPORTUNITY,
	type Frame,
	type State,
	type Step,
} from '../../../../src/rules/timing';
import { deepFreeze } from '../deep-freeze';

/** A step from what a case says about it; its rule is named after it. */
export const step = (id: string, details: Partial<Step> = {}): Step => ({
	id,
	rule: `regle-${id}`,
	choices: [],
	nested: [],
	...details,
});

/** A counter from 0 to 9. */
export const counter = (id: string, start: number, details: Partial<Counter> = {}): Counter => ({
	id,
	start,
	min: 0,
	max: 9,
	...details,
});

export const chart = (slug: string, steps: readonly Step[], details: Partial<Chart> = {}): Chart =>
	deepFreeze({ slug, steps, counters: [], ...details });

/** The charts of a game. All that is built here is frozen: a move that changed its input would throw. */
export const game = (...charts: readonly Chart[]): Charts =>
	deepFreeze(Object.fromEntries(charts.map((item) => [item.slug, item])));

/** A chart under way, written `tour/agir`. */
export function at(place: string, counters: Frame['counters'] = {}, opportunity = FIRST_OPPORTUNITY): Frame {
	const [slug = '', id = ''] = place.split('/');
	return { chart: slug, step: id, counters, opportunity };
}

/** An effect, or a condition, that equals a number or another counter. */
export const equal = <V extends number | string>(value: V) => ({ op: '=', value }) as const;
export const plus = (value: number) => ({ op: '+', value }) as const;
export const minus = (value: number) => ({ op: '-', value }) as const;
export const above = (value: number) => ({ op: '>', value }) as const;
export const below = (value: number) => ({ op: '<', value }) as const;

export const stack = (...frames: readonly Frame[]): State => deepFreeze({ stack: frames });

/** Where each chart under way is, the outermost first. */
export const places = (state: State): string[] => state.stack.map((frame) => `${frame.chart}/${frame.step}`);
