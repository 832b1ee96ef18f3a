import { describe, expect, it } from 'vitest';
import { glanceOf } from '../../../../src/library/charts/glance';
import type { Chart } from '../../../../src/library/types';
import { steps } from './written-steps';

/** The lines of a chart of one phase, as `depth passing enters line`. */
function lines(...written: string[]) {
	const drawn = steps(...written).map((step) => ({
		...step,
		title: step.id,
		who: undefined,
		choices: step.choices.map((choice) => ({ ...choice, text: choice.to })),
	}));
	const chart = { steps: drawn, parts: [{ title: undefined, chapter: undefined, steps: drawn }] };
	return glanceOf(chart as unknown as Chart)
		.flat()
		.flatMap((part) => part.steps)
		.map(({ depth, passing, enters, line = 'fin' }) => `${depth} ${passing} ${enters ? 'entre' : '-'} ${line}`);
}

/** Who acts as the glance says it, step by step. */
function actors(...who: (string | undefined)[]) {
	const drawn = who.map((words, at) => ({ ...steps('a')[0], id: `${at}`, title: 'x', who: words, actor: undefined }));
	const chart = { steps: drawn, parts: [{ title: undefined, chapter: undefined, steps: drawn }] };
	return glanceOf(chart as unknown as Chart)
		.flat()
		.flatMap((part) => part.steps.map(({ actor }) => actor?.words));
}

describe('the lines beside steps', () => {
	it('go straight on, and end with the phase', () => {
		expect(lines('a', 'b', 'c')).toEqual(['0 0 - droit', '0 0 - droit', '0 0 - fin']);
	});

	it('go into a branch, pass beside it, and come out of it', () => {
		expect(lines('a>b,d', 'b', 'c', 'd')).toEqual(['0 0 - droit', '1 1 entre droit', '1 1 - sort', '0 0 - fin']);
	});

	it('go into each of several branches, which do not follow one another', () => {
		expect(lines('a>b,c,d', 'b>d', 'c>d', 'd')).toEqual([
			'0 0 - droit',
			'1 1 entre fin',
			'1 1 entre sort',
			'0 0 - fin',
		]);
	});

	it('do not pass beside the last branch when nothing comes after it', () => {
		expect(lines('a>a,b', 'b>a')).toEqual(['0 0 - droit', '0 0 - fin']);
		expect(lines('a>b,c,fin', 'b>a', 'c>a').at(-1)).toMatch(/^\d 0 /);
	});
});

describe('who acts', () => {
	it('is said when it changes', () => {
		expect(actors('l’attaquant', 'l’attaquant', 'le défenseur, s’il le veut', undefined, 'le défenseur')).toEqual([
			'attaquant',
			undefined,
			'défenseur',
			undefined,
			'défenseur',
		]);
	});
});
