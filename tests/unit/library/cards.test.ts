import { expect, it } from 'vitest';
import { cardPath } from '../../../src/addresses/addresses';
import { sitePages } from '../../../src/addresses/site-pages';
import { cardsOf, saidBy } from '../../../src/library/cards';
import { loadFull } from '../../content/full-content';

const drawn = () => new Map(cardsOf(loadFull().library).map((card) => [card.path, card]));

it('each page has a picture, and each picture a page', () => {
	const { library } = loadFull();
	const cards = drawn();
	const shown = [...sitePages(library).keys()].map((path) => {
		const game = library.games.find(({ slug }) => path.startsWith(`/${slug}/`));
		return cardPath(game?.slug, path);
	});
	expect(new Set(shown)).toEqual(new Set(cards.keys()));
});

it('says its game, its kind and what is found there', () => {
	const cards = drawn();
	expect(cards.get('/vignettes/essai/faq.png')).toMatchObject({
		name: 'Essai',
		fullName: 'Essai, le jeu',
		kind: 'Questions et réponses',
		text: '1 question, chacune avec la règle qui tranche.',
	});
	expect(cards.get('/vignettes/concepts.png')?.name).toBe('L’Arbitre');
});

it('is told to whoever does not see it', () => {
	expect(saidBy({ name: 'L5R', kind: 'Glossaire' })).toBe('Glossaire · L5R');
});
