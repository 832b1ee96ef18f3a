import { expect, it } from 'vitest';
import { changeDates, datesIn, lastChangeAt, withChangeDate, writtenIn } from '../../../src/publish/change-dates';
import { loadFull } from '../../content/full-content';

it('a file has the day of its last change', () => {
	const log = 'day:2026-11-23\n\ncontent/a.mdx\ncontent/é.mdx\n\nday:2026-11-20\n\ncontent/a.mdx\ncontent/b.mdx\n';
	expect([...datesIn(log)]).toEqual([
		['content/a.mdx', '2026-11-23'],
		['content/é.mdx', '2026-11-23'],
		['content/b.mdx', '2026-11-20'],
	]);
});

it('a folder has the day of what changed last in it', () => {
	const dates = new Map([
		['content/a/x.mdx', '2026-11-20'],
		['content/a/y.mdx', '2026-11-23'],
		['content/ab.yaml', '2026-11-25'],
	]);
	expect(lastChangeAt(dates, ['content/a'])).toBe('2026-11-23');
	expect(lastChangeAt(dates, ['content/a', 'content/ab.yaml'])).toBe('2026-11-25');
	expect(lastChangeAt(dates, ['content/b'])).toBeUndefined();
});

it('there are none where there is no history', () => {
	expect(changeDates('/')).toEqual(new Map());
});

it('pages are dated by their files, lists by none', () => {
	const files = writtenIn(loadFull().library);
	expect(files.get('/essai/glossaire/armure/')).toBe('content/essai/glossaire/armure.mdx');
	expect(files.get('/concepts/protection/')).toBe('content/concepts/protection.mdx');
	expect(files.get('/essai/')).toBe('content/essai/jeu.yaml');
	expect(files.has('/essai/glossaire/')).toBe(false);
});

it('leaves an item of the sitemap alone when its day is not known', () => {
	const { library } = loadFull();
	const dated = withChangeDate({ known: () => library, pathOf: (address) => new URL(address).pathname }, '/');
	const item = { url: 'https://site.test/essai/glossaire/armure/' };
	expect(dated(item)).toBe(item);
});
