import { describe, expect, it } from 'vitest';
import { restatedBy } from '../../src/library/aid/lines';
import type { Aid } from '../../src/library/types';
import { grown } from './real-content';

// The aids of the site: what they say shorter has been compared with what its home says today.

describe.each(grown.map((game) => [game.slug, game] as const))('the aid of %s', (_, game) => {
	const aid = game.aid as Aid;

	it('says nothing that its home no longer says: each line was read again', () => {
		const ties = [...restatedBy(aid).keys()];
		expect(ties.filter((tie) => game.homes.get(tie)?.changed !== false)).toEqual([]);
		expect(ties.length).toBeGreaterThan(30);
	});

	it('has two sides', () => {
		expect(aid.sides).toHaveLength(2);
	});
});
