import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolCards } from '../../../src/widgets/registry';
import { addressOf, pagesOf, writeProps } from '../../../src/widgets/tool-props';
import { games } from '../../content/real-content';

const word = fc.stringMatching(/^[a-z]{1,3}$/);
const id = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('-'));
const links = fc
	.dictionary(id, fc.constantFrom('/a/regles/un/', '/a/regles/deux/', '/base/a/glossaire/trois/'))
	.map((pages) => Object.fromEntries(Object.entries(pages).map(([rule, page]) => [rule, `${page}#${rule}`])));

describe('the pages of rules by the beginnings of their names', () => {
	it('give each rule its address', () => {
		fc.assert(
			fc.property(links, (addresses) => {
				const pages = pagesOf(addresses);
				for (const [rule, address] of Object.entries(addresses)) expect(addressOf(pages, rule)).toBe(address);
			}),
		);
	});

	it('are as short as they can be', () => {
		const addresses = {
			'metaux-atium': '/m/#metaux-atium',
			'metaux-bruler': '/m/#metaux-bruler',
			'tour-1': '/t/#tour-1',
		};
		expect(pagesOf(addresses)).toEqual({ 'metaux-': '/m/', 'tour-': '/t/' });
		expect(pagesOf({ ...addresses, 'metaux-autre': '/t/#metaux-autre' })).toEqual({
			'metaux-atium': '/m/',
			'metaux-bruler': '/m/',
			'metaux-autre': '/t/',
			'tour-': '/t/',
		});
	});

	it('know no other rule', () => {
		expect(addressOf(pagesOf({ 'tour-1': '/t/#tour-1' }), 'fin-1')).toBeUndefined();
	});

	it('refuse an address that is not the rule’s own', () => {
		expect(() => pagesOf({ 'tour-1': '/t/' })).toThrow('« tour-1 »');
	});

	it.each(toolCards.map((card) => [`${card.game}/${card.slug}`, card] as const))('hold those of %s', (_, card) => {
		const game = games.find(({ slug }) => slug === card.game);
		const addresses = Object.fromEntries(card.rules.map((rule) => [rule, game?.resolve('regle', rule) ?? '']));
		const pages = pagesOf(addresses);
		for (const rule of card.rules) expect(addressOf(pages, rule)).toBe(addresses[rule]);
		expect(Object.keys(pages).length).toBeLessThanOrEqual(card.rules.length);
	});
});

it('nothing that is written ends its script', () => {
	const written = writeProps({ links: {}, note: '</script><script>alert(1)</script>' } as never);
	expect(written).not.toContain('<');
	expect(JSON.parse(written).note).toBe('</script><script>alert(1)</script>');
});
