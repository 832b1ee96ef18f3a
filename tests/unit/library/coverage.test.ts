import { describe, expect, it } from 'vitest';
import { edit, load } from '../../content/content-tree';

const page = 'regles/combat.mdx';
const game = (changes = {}) => {
	const [found] = load(changes).library.games;
	if (!found) throw new Error('No game.');
	return found;
};

describe('where the site says a unit', () => {
	it('is the first statement that names it', () => {
		expect(game().citations.get('doc-degats')).toEqual([
			{ path: '/essai/regles/combat/#combat-degats', label: 'Combat', ruleId: 'combat-degats' },
		]);
	});

	it('is the whole page when its one source needs no naming', () => {
		expect(game().citations.get('doc-zone')).toEqual([
			{ path: '/essai/glossaire/zone/', label: 'zone', ruleId: undefined },
		]);
	});

	it('is the A–Z for the units that it covers itself', () => {
		expect(game().citations.get('doc-glossaire')).toEqual([
			{ path: '/essai/glossaire/', label: 'Glossaire de A à Z', ruleId: undefined },
		]);
	});

	it('is every page that names it, chapters before terms', () => {
		const changes = {
			[page]: edit('  - doc-degats\n', '  - doc-degats\n  - doc-armure\n'),
			'glossaire/zone.mdx': edit('[doc-zone]', '[doc-zone, doc-armure]'),
		};
		const places = game(changes).citations.get('doc-armure');
		expect(places?.map(({ label }) => label)).toEqual(['Combat', 'armure', 'zone']);
	});

	it('is nowhere for a unit to come', () => {
		expect(game().citations.has('doc-faq')).toBe(false);
	});
});

describe('« cité par »', () => {
	it('lists the pages that link a term, at the rule that does, and the tools that apply its rules', () => {
		expect(game().backlinks.get('armure')).toEqual([
			{ kind: 'chapitre', label: 'Combat', path: '/essai/regles/combat/#combat-frappe', times: 1 },
			{ kind: 'outil', label: 'Calcul', path: '/essai/outils/calcul/', times: 1 },
		]);
	});

	it('lists a page once, at its first use, or at its top when no rule holds the link', () => {
		const twice = { [page]: edit('## Se battre', 'Une armure.\n\n## Se battre') };
		expect(game(twice).backlinks.get('armure')?.[0]).toEqual({
			kind: 'chapitre',
			label: 'Combat',
			path: '/essai/regles/combat/',
			times: 2,
		});
	});

	it('lists a link that an author wrote, and terms that use the term', () => {
		const changes = { 'glossaire/zone.mdx': edit('des cartes.', 'des [clefs](terme:cle) et du poison.') };
		const { backlinks } = game(changes);
		const use = { kind: 'terme', label: 'zone', path: '/essai/glossaire/zone/#zone-cartes', times: 1 };
		expect(backlinks.get('cle')).toEqual([use]);
		expect(backlinks.get('poison')).toEqual([use]);
	});

	it('is empty for a term that no page links', () => {
		expect(game().backlinks.get('poison')).toBeUndefined();
	});
});
