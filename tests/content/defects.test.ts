import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageFolders } from '../../src/addresses/addresses';
import { games } from './real-content';

// Where the sources contradict themselves, have lost an icon or have a typo that changes a rule, a player who
// has read them meets our position: these lists say on which page, and under which rule.

interface Defect {
	defaut: string;
	page: string;
	regle: string;
}

const FEWEST = { arkham: 80, keyforge: 100, l5r: 70, mistborn: 100 };

describe.each(Object.entries(FEWEST))('the defects of the sources of %s', (jeu, fewest) => {
	const defects: Defect[] = parse(readFileSync(`tests/content/defects-${jeu}.yaml`, 'utf8'));
	const rules = games.find(({ slug }) => slug === jeu)?.rules;

	it('are listed once each', () => {
		const names = defects.map(({ defaut }) => defaut);
		expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
		expect(names.length).toBeGreaterThanOrEqual(fewest);
	});

	it('are each handled by a rule, on the page where a player meets them', () => {
		const lost = defects.filter(({ page, regle }) => {
			const rule = rules?.get(regle);
			return !rule || `${pageFolders[rule.page.kind]}/${rule.page.slug}` !== page;
		});
		expect(lost).toEqual([]);
	});
});
