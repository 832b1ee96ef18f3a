import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { passagesOf } from '../../../../src/publish/api/passages';
import { games } from '../../../content/real-content';
import { options } from './options';

it.each(games.map((game) => [game.slug, game] as const))(
	'tells each statement of %s once, at its home, in 150 KB',
	(_, game) => {
		const document = passagesOf(game, options);
		const ids = document.pages.flatMap(({ passages }) => passages.map(([id]) => id));
		expect(ids.toSorted()).toEqual([...game.rules.keys()].filter((id) => !game.homes.has(id)).sort());
		for (const [id, text] of document.pages.flatMap(({ passages }) => passages)) expect(text, id).not.toBe('');
		expect(gzipSync(JSON.stringify(document)).length).toBeLessThanOrEqual(150_000);
	},
);
