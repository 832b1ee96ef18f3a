import { describe, expect, it } from 'vitest';
import { movedFrames, movedPages } from '../../../src/addresses/moved-pages';
import { redirectsFile, redirectsOf } from '../../../src/publish/hosting/redirects';
import { load } from '../../content/content-tree';
import { movesFile, publishedFile } from '../../content/moved-content';

function moved(...moves: [string, string][]) {
	const { library, errors } = load({
		'../identifiants/essai.txt': publishedFile(...moves.map(([de]) => de)),
		'../redirections.yaml': movesFile(...moves),
	});
	expect(errors).toEqual([]);
	return library;
}

const page: [string, string] = ['/essai/glossaire/bouclier/', '/essai/glossaire/armure/'];
const part: [string, string] = ['/essai/glossaire/bouclier/#bouclier-tue', '/essai/glossaire/poison/#poison-tue'];
const folded: [string, string] = ['/essai/glossaire/pavois/', '/essai/regles/combat/#se-battre'];
const rule: [string, string] = ['/essai/glossaire/armure/#armure-ancienne', '/essai/glossaire/armure/#armure-annule'];
const tool: [string, string] = ['/essai/outils/ancien/', '/essai/outils/calcul/'];

describe('a page that moved', () => {
	it('says where it is, what that is called, and which of its parts went elsewhere', () => {
		const library = moved(page, part, folded, rule, tool);
		expect(movedPages(library).map(({ game, ...rest }) => ({ ...rest, game: game?.slug }))).toEqual([
			{ path: page[0], vers: page[1], label: 'Armure', game: 'essai', fragments: { 'bouclier-tue': part[1] } },
			{ path: folded[0], vers: folded[1], label: 'Combat', game: 'essai', fragments: {} },
			{ path: tool[0], vers: tool[1], label: 'Calcul', game: 'essai', fragments: {} },
		]);
	});
});

describe('the bare page', () => {
	const frames = (...moves: [string, string][]) =>
		movedFrames(moved(...moves)).map(({ path, frame, oembed, vers }) => [path, frame, oembed, vers]);

	it('of a term and of a tool move with them', () => {
		expect(frames(page, tool)).toEqual([
			[
				'/integrer/essai/glossaire/bouclier/',
				'/integrer/essai/glossaire/armure/',
				'/oembed/essai/glossaire/armure.json',
				page[1],
			],
			['/integrer/essai/ancien/', '/integrer/essai/calcul/', '/oembed/essai/calcul.json', tool[1]],
		]);
	});

	it('of a chapter moves with it', () => {
		expect(frames(['/essai/regles/guerre/', '/essai/regles/combat/']).map(([path, frame]) => [path, frame])).toEqual([
			['/integrer/essai/regles/guerre/', '/integrer/essai/regles/combat/'],
		]);
	});

	it('takes its rules along, but those that went elsewhere', () => {
		const [first] = movedFrames(moved(page, part));
		expect(first?.fragments).toEqual({ 'bouclier-tue': '/integrer/essai/glossaire/poison/#poison-tue' });
	});

	it('of a page that became a part of another leads to that part', () => {
		expect(frames(folded)).toEqual([
			[
				'/integrer/essai/glossaire/pavois/',
				'/integrer/essai/regles/combat/#se-battre',
				'/oembed/essai/regles/combat.json',
				folded[1],
			],
		]);
	});

	it('of what had none has not moved, nor has a rule that its page still states under another id', () => {
		expect(frames(['/essai/sources/vieux/', '/essai/regles/combat/'], rule)).toEqual([]);
	});
});

describe('the redirects of a host', () => {
	it('are none when nothing moved', () => {
		expect(redirectsOf(moved(), '/')).toEqual([]);
	});

	it('are those of pages, of bare pages and of their oEmbed documents, under the path of the site', () => {
		expect(redirectsFile(redirectsOf(moved(page), '/regles/')).split('\n')).toEqual([
			'/regles/essai/glossaire/bouclier/ /regles/essai/glossaire/armure/ 301!',
			'/regles/essai/glossaire/bouclier/ /regles/essai/glossaire/armure/ 301',
			'/regles/integrer/essai/glossaire/bouclier/ /regles/integrer/essai/glossaire/armure/ 301!',
			'/regles/integrer/essai/glossaire/bouclier/ /regles/integrer/essai/glossaire/armure/ 301',
			'/regles/oembed/essai/glossaire/bouclier.json /regles/oembed/essai/glossaire/armure.json 301!',
			'/regles/oembed/essai/glossaire/bouclier.json /regles/oembed/essai/glossaire/armure.json 301',
			'',
		]);
	});

	it('leave pages that became a part of another to the page at their address', () => {
		expect(redirectsFile(redirectsOf(moved(folded), '/')).split('\n')).toEqual([
			'/oembed/essai/glossaire/pavois.json /oembed/essai/regles/combat.json 301!',
			'/oembed/essai/glossaire/pavois.json /oembed/essai/regles/combat.json 301',
			'',
		]);
	});
});
