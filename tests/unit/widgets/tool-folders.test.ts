import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolCards } from '../../../src/widgets/registry';

test.each(toolCards.map((card) => [card.folder, card] as const))(
	'the card of %s is written',
	(_, { title, summary }) => {
		expect(`${title} ${summary}`, 'card.ts').not.toContain('À ÉCRIRE');
		expect(summary.length, 'card.ts: the summary has 60 to 160 characters').toBeGreaterThanOrEqual(60);
		expect(summary.length, 'card.ts: the summary has 60 to 160 characters').toBeLessThanOrEqual(160);
	},
);

test.each(toolCards.map(({ folder }) => folder))('the script of %s brings the tool of its own folder', (folder) => {
	const text = readFileSync(`src/widgets/${folder}/tool.astro`, 'utf8');
	expect([...text.matchAll(/bringTool\(\s*'([^']*)'/g)].map(([, named]) => named)).toEqual([folder]);
});
