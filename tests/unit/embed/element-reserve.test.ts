import { expect, it } from 'vitest';
import { reservedHeight } from '../../../src/embed/element/reserve';

it('reserves what the author asks for', () => {
	expect(reservedHeight('300', 'combat')).toBe(300);
	expect(reservedHeight(' 300px ', 'combat')).toBe(300);
	expect(reservedHeight('7596', 'aide'), 'an aid on a phone').toBe(7596);
});

it.each([null, '', 'haut', '0', '-300', '1e9', '999999', 'NaN', '50%', '20em'])(
	'reserves the usual height for %j',
	(hauteur) => {
		expect(reservedHeight(hauteur, 'combat')).toBe(720);
	},
);

it('reserves less for a term and least for a rule', () => {
	const [term, rule, chart, tool] = ['glossaire/armure', 'glossaire/armure#x', 'deroulement/tour', 'combat'].map(
		(outil) => reservedHeight(null, outil),
	);
	expect(rule).toBeLessThan(term ?? 0);
	expect(term).toBeLessThan(chart ?? 0);
	expect(chart).toBeLessThan(tool ?? 0);
});

it('reserves for a page of rules as much as for a tool, and for a rule of it what a rule needs', () => {
	for (const page of ['regles/combat', 'faq/armure', 'errata']) {
		expect(reservedHeight(null, page)).toBe(720);
		expect(reservedHeight(null, `${page}#x`)).toBe(reservedHeight(null, 'glossaire/armure#x'));
	}
});

it('reserves a height for names that every object has', () => {
	for (const name of ['constructor', '__proto__', 'toString']) expect(reservedHeight(null, name)).toBe(720);
	expect(reservedHeight(null, null)).toBe(720);
});
