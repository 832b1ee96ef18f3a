import { expect, test } from 'vitest';
import { isFrame } from '../../src/addresses/addresses';
import { toolCards } from '../../src/widgets/registry';
import { addressOf } from '../../src/widgets/tool-props';
import { base, parsedPages } from './parsed-pages';

// What pages hand to their tools: the addresses of the rules that a tool may cite.

const idsOf = new Map(parsedPages.map(({ path, ids }) => [base + path.slice(1), new Set(ids)]));
const handed = /<script type="application\/json">(.*?)<\/script>\s*<div data-outil="([^"]+)"/gs;

const shown = parsedPages.flatMap(({ path, html }) =>
	[...html.matchAll(handed)].map(([, written = '', tool = '']) => ({
		path,
		card: toolCards.find(({ folder }) => tool === folder),
		rules: JSON.parse(written).pages,
	})),
);

test('each tool has its page, its bare page, and none is unknown', () => {
	for (const card of toolCards) {
		const paths = shown.filter((one) => one.card === card).map(({ path }) => path);
		expect(paths).toContain(`/${card.game}/outils/${card.slug}/`);
		expect(paths.some(isFrame), card.slug).toBe(true);
	}
	expect(shown.filter(({ card }) => !card)).toEqual([]);
	expect(shown.length).toBe(parsedPages.flatMap(({ html }) => html.match(/\sdata-outil="/g) ?? []).length);
});

test('every rule that a tool may cite has its place on the site, from each page that shows the tool', () => {
	const dead = shown.flatMap(({ path, card, rules }) =>
		(card?.rules ?? []).flatMap((rule) => {
			const [page = '', id = ''] = addressOf(rules, rule)?.split('#') ?? [];
			return idsOf.get(page)?.has(id) ? [] : [`${path}: ${rule} → ${page}#${id}`];
		}),
	);
	expect(dead).toEqual([]);
	for (const { game, slug, rules } of toolCards) expect(rules.length, `${game} ${slug}`).toBeGreaterThan(0);
});
