import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolCards } from '../../../src/widgets/registry';

test.each(toolCards.map(({ folder }) => folder))('the script of %s brings the tool of its own folder', (folder) => {
	const text = readFileSync(`src/widgets/${folder}/tool.astro`, 'utf8');
	expect([...text.matchAll(/bringTool\(\s*'([^']*)'/g)].map(([, named]) => named)).toEqual([folder]);
});
