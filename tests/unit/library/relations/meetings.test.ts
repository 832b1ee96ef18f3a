import { expect, it } from 'vitest';
import { meetingIds } from '../../../../src/library/relations/meetings';
import { load } from '../../../content/content-tree';

const changes = {
	'rencontres.yaml': `notions: [armure, cle]
rencontres:
  - { entre: [armure, cle], regle: armure-annule }
`,
};

it('a page has the section for what another page tells, not for what its own text does', () => {
	const [game] = load(changes).library.games;
	const idsOf = (slug: string) => {
		const term = game?.bySlug.get(slug);
		return game && term && meetingIds(term, game);
	};
	expect(idsOf('cle')).toEqual(['rencontres']);
	expect(idsOf('armure')).toEqual([]);
});
