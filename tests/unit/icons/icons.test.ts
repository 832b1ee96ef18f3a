import { expect, it } from 'vitest';
import { iconNames, iconOf } from '../../../src/icons/icons';
import { slugPattern } from '../../../src/schemas/slug';

const games = ['arkham', 'keyforge', 'l5r', 'mistborn'];

it.each(games)('%s has icons with names of their own, drawn in short paths', (game) => {
	const names = iconNames(game);
	expect(names.length).toBeGreaterThan(5);
	for (const name of names) {
		expect(name).toMatch(slugPattern);
		const { stroke = '', fill = '' } = iconOf(game, name) ?? {};
		const paths = [stroke, fill].filter(Boolean);
		expect(paths.length, name).toBeGreaterThan(0);
		for (const path of paths) expect(path, name).toMatch(/^M[\d\s.MmLlHhVvCcSsQqTtAaZz-]+$/);
		expect(paths.join('').length, name).toBeLessThan(320);
	}
});

it('draws nothing for a name or a game that has no icon', () => {
	expect(iconOf('arkham', 'aombre')).toBeUndefined();
	expect(iconOf('essai', 'volonte')).toBeUndefined();
	expect(iconNames('essai')).toEqual([]);
	expect(iconNames('constructor')).toEqual([]);
});
