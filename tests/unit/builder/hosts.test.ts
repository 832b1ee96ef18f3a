import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostGroups } from '../../../src/builder/hosts';

it('each host of the list has its codes, and no codes are without a host', () => {
	const page = readFileSync('src/pages/integrer/_Codes.astro', 'utf8');
	const shown = [...page.matchAll(/data-hote="([a-z]+)"/g)].map(([, id]) => id);
	expect(shown).toEqual(hostGroups.flatMap(({ hosts }) => hosts.map(([id]) => id)));
});
