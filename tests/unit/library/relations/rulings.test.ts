import { describe, expect, it } from 'vitest';
import { rulingsOn } from '../../../../src/library/relations/rulings';
import { loadFull } from '../../../content/full-content';

describe('the questions that settle something about a page', () => {
	it('are those of its term, or of one of its rules, and each is shown once', () => {
		const { game } = loadFull();
		const asked = Object.fromEntries(game.pages.map((page) => [page.slug, rulingsOn(game, page).map(({ id }) => id)]));
		expect(asked).toEqual({
			combat: ['faq-cle'],
			armure: ['faq-cle'],
			cle: ['faq-cle'],
			poison: ['faq-cle'],
			zone: [],
			zones: [],
			cartes: [],
		});
	});
});
