import { describe, expect, it } from 'vitest';
import { roomOf, spacingOf } from '../../../../src/library/charts/room';
import type { Chart } from '../../../../src/library/types';
import { steps } from './written-steps';

function chartOf(...phases: string[][]): Chart {
	const parts = phases.map((written) => ({
		title: undefined,
		chapter: undefined,
		steps: steps(...written).map((step) => ({
			...step,
			title: step.id,
			choices: step.choices.map((choice) => ({ ...choice, text: choice.to })),
		})),
	}));
	return { parts, steps: parts.flatMap((part) => part.steps) } as unknown as Chart;
}

const row = (length: number) => Array.from({ length }, (_, at) => `step-${at}`);

describe('the room of a glance on paper', () => {
	it('is as wide as its columns, and as high as the highest', () => {
		const [one, two] = [roomOf(chartOf(['a', 'b'])), roomOf(chartOf(['a', 'b'], ['c']))];
		expect(two.width).toBe(36);
		expect(two.height).toBe(one.height);
		expect(roomOf(chartOf(['a', 'b', 'c>a,fin'])).height).toBeGreaterThan(one.height);
	});
});

describe.each(['wide', 'narrow'] as const)('the spacing of a glance on a %s screen', (screen) => {
	it('is large for a short chart, and none for one that fills the screen', () => {
		const short = spacingOf(chartOf(row(4)), screen);
		expect(short.scale).toBeGreaterThan(1.1);
		expect(short.air).toBeGreaterThan(5);
		expect(spacingOf(chartOf(row(80)), screen)).toEqual({ scale: 1, air: 0 });
	});

	it('counts branches', () => {
		const branches = ['a>a,b,c,d,e,f,g,h', ...'bcdefgh'.split(''), ...row(9)];
		expect(spacingOf(chartOf(branches), screen).air).toBeLessThan(spacingOf(chartOf(row(5)), screen).air);
	});
});

it('phases side by side leave more room than one below the other', () => {
	const phases = [row(10), row(10), row(10)];
	expect(spacingOf(chartOf(...phases), 'wide').air).toBeGreaterThan(spacingOf(chartOf(...phases), 'narrow').air);
});

it('a longer chart never breathes more on a wide screen', () => {
	const airs = row(60).map((_, at) => spacingOf(chartOf(row(at + 1)), 'wide'));
	for (const [at, { air, scale }] of airs.slice(1).entries()) {
		expect(scale * 24 + 2 * air, `${at + 2} steps`).toBeLessThanOrEqual(
			(airs[at]?.scale ?? 0) * 24 + 2 * (airs[at]?.air ?? 0) + 3,
		);
		expect(air).toBeGreaterThanOrEqual(0);
	}
});
