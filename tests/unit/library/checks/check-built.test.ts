import { describe, expect, it } from 'vitest';
import { sitePages } from '../../../../src/addresses/site-pages';
import { checkBuilt } from '../../../../src/library/checks/check-built';
import { load } from '../../../content/content-tree';

const site = () => {
	const { library } = load();
	return { library, known: [...sitePages(library).keys()] };
};

describe('the pages that Astro built', () => {
	it('are those that the site knows, bare pages and the page of unknown addresses apart', () => {
		const { library, known } = site();
		expect(checkBuilt([...known, '404/', 'integrer/essai/calcul/'], library)).toEqual([]);
		expect(
			checkBuilt(
				known.map((path) => path.slice(1)),
				library,
			),
		).toEqual([]);
	});

	it('hold none that the site does not know: its address would never be published', () => {
		const { library, known } = site();
		expect(checkBuilt([...known, 'essai/tournois/'], library)).toEqual([expect.stringContaining('/essai/tournois/')]);
	});

	it('hold all that the site knows: links would lead nowhere', () => {
		const { library, known } = site();
		const built = known.filter((path) => path !== '/essai/outils/calcul/');
		expect(checkBuilt(built, library)).toEqual([expect.stringContaining('/essai/outils/calcul/')]);
	});
});

describe('the pages that no content makes', () => {
	it('are read from src/pages', () => {
		const { known } = site();
		expect(known).toEqual(
			expect.arrayContaining(['/', '/concepts/', '/integrer/', '/integrer/bulles/', '/recherche/']),
		);
		expect(known.filter((path) => /404|\[|_/.test(path))).toEqual([]);
	});
});
