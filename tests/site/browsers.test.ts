import { readdirSync } from 'node:fs';
import type { Identifier } from '@mdn/browser-compat-data';
import { parse as parseScript } from 'acorn';
import { generate, parse as parseStyles, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { featureAt, lackers } from '../oldest-browsers';
import { builtPages, dist, readBuilt } from './built-site';

// What is published is understood by the oldest promised browsers: syntax, style sheets, attributes.

/** What some of them lack, and why nothing is lost. */
const doneWithout: Record<string, string> = {
	'property text-wrap': 'Lines break less well.',
	'text-wrap: pretty': 'The same.',
	'text-wrap: balance': 'The same.',
	'text-wrap: wrap': 'What undoes it.',
	'property hyphens': 'Safari has it by its own name, which the build adds.',
	'property hanging-punctuation': 'Quotation marks stand in the text.',
	'hanging-punctuation: first': 'The same.',
	'hanging-punctuation: last': 'The same.',
	'property text-size-adjust': 'Named for each browser that has it.',
	'text-size-adjust: none': 'The same.',
	'text-decoration: dotted': 'Safari has it by its own name, which the build adds.',
	'text-decoration: dashed': 'The same.',
	'text-decoration: double': 'The same.',
	'text-decoration: wavy': 'The same.',
	'property content-visibility': 'What is far is drawn at once; with `details-content` below.',
	'content-visibility: auto': 'The same.',
	'content-visibility: visible': 'The same.',
	'property contain-intrinsic-size': 'The same.',
	'selector details-content':
		'Asked for where a summary goes away; on paper a script opens steps; without scripts they open by hand.',
	'function color-mix': 'A tint is missing; `tools.css` gives the answer, under which the page slides, another one.',
	'function round': 'Asked for.',
	'break-after: avoid': 'Sheets of paper are cut elsewhere.',
	'break-before: avoid': 'The same.',
	'at-rule page': 'The same: the paper is chosen by hand.',
	'property size': 'The same.',
	'property resize': 'A field keeps its height.',
	'resize: vertical': 'The same.',
	'cursor: pointer': 'A finger has no cursor.',
	'cursor: default': 'The same.',
	'cursor: grab': 'The same.',
	'cursor: help': 'The same.',
	'function light-dark': 'Only in the preview of tooltips: colours before it, or that of the text.',
	'selector -webkit-inner-spin-button': 'Others have no such button to hide.',
	'property overscroll-behavior': 'The page may scroll when a list ends.',
	'property overscroll-behavior-x': 'The same.',
	'attribute details name': 'The folds of a builder do not close each other.',
	'attribute link blocking': 'The style sheet of a chart comes before the first paint without it.',
};

/** Uses that some promised browser lacks and that the list does not have. */
function tooNew(uses: ReadonlyMap<string, { feature: Identifier; place: string }>): string[] {
	return [...uses].flatMap(([name, { feature, place }]) => {
		const old = lackers(feature);
		return old.length > 0 && !(name in doneWithout) ? [`${name} (${old.join(', ')}): ${place}`] : [];
	});
}

const inStyles = (...path: readonly string[]): Identifier | undefined => featureAt('css', ...path);
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

/** Every style sheet, and every sheet that a page or a script of ours holds. */
function styleSheets(): Set<string> {
	const held = builtPages().flatMap((page) => [...page.html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]);
	const linked = files.filter((file) => file.endsWith('.css')).map(readBuilt);
	// As the strings of a script: braces, and a property at least.
	const written = files
		.filter((file) => /\.js$/.test(file) && !file.startsWith('pagefind'))
		.flatMap((file) => [...readBuilt(file).matchAll(/[`'"]([^`'"\n]*\{[\w-]+:[^`'"\n]*\})[`'"]/g)]);
	return new Set([...linked, ...[...held, ...written].map(([, text = '']) => text)]);
}

/** Types of values, by name: functions and units. */
const ofType = (name: string): Identifier | undefined =>
	inStyles('types', name) ??
	Object.keys(inStyles('types') ?? {}).flatMap((type) => inStyles('types', type, name) ?? [])[0];

/** What a style sheet uses. */
function stylesUsed(text: string): Map<string, { feature: Identifier; place: string }> {
	const found = new Map<string, { feature: Identifier; place: string }>();
	const note = (name: string, feature: Identifier | undefined, place: string) => {
		if (feature?.__compat) found.set(name, { feature, place: place.slice(0, 200) });
	};
	walk(parseStyles(text), function visit(node) {
		const { declaration, atrule, rule } = this;
		const property = declaration?.property ?? '';
		const place = () => `${rule ? generate(rule.prelude) : ''} ${declaration ? generate(declaration) : ''}`;
		if (node.type === 'Declaration')
			note(`property ${node.property}`, inStyles('properties', node.property), `${rule ? generate(rule.prelude) : ''}`);
		else if (node.type === 'Function')
			note(`function ${node.name}`, inStyles('properties', property, node.name) ?? ofType(node.name), place());
		else if (node.type === 'Identifier' && declaration && !this.function)
			note(`${property}: ${node.name}`, inStyles('properties', property, node.name), place());
		else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
			note(`selector ${node.name}`, inStyles('selectors', node.name), place());
		else if (node.type === 'NestingSelector') note('nesting', inStyles('selectors', 'nesting'), place());
		else if (node.type === 'Atrule')
			note(`at-rule ${node.name}`, inStyles('at-rules', node.name), node.prelude ? generate(node.prelude) : '');
		else if (node.type === 'Feature' && atrule)
			note(
				`@${atrule.name} ${node.name}`,
				inStyles('at-rules', atrule.name, node.name.replace(/^m(?:in|ax)-/, '')),
				place(),
			);
		else if (node.type === 'FeatureRange') note('range', inStyles('at-rules', 'media', 'range_syntax'), place());
		else if (node.type === 'Dimension') {
			const unit = node.unit.toLowerCase();
			const dynamic = /^[dsl]v/.test(unit)
				? inStyles('types', 'length', 'viewport_percentage_units_dynamic')
				: undefined;
			note(`unit ${unit}`, dynamic ?? inStyles('types', 'length', unit), place());
		}
	});
	return found;
}

/** Attributes and elements of the pages. */
function markupUsed(): Map<string, { feature: Identifier; place: string }> {
	const found = new Map<string, { feature: Identifier; place: string }>();
	const note = (name: string, feature: Identifier | undefined, place: string) => {
		if (feature?.__compat && !found.has(name)) found.set(name, { feature, place });
	};
	for (const page of builtPages()) {
		const markup = page.html.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1');
		for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)) {
			note(`element ${tag}`, featureAt('html', 'elements', tag) ?? featureAt('svg', 'elements', tag), page.path);
			for (const [attribute] of attributes.replace(/=(?:"[^"]*"|'[^']*')/g, ' ').matchAll(/[a-z][\w-]*/g))
				note(
					`attribute ${tag} ${attribute}`,
					featureAt('html', 'elements', tag, attribute) ?? featureAt('html', 'global_attributes', attribute),
					page.path,
				);
		}
	}
	return found;
}

describe('the oldest promised browsers', () => {
	it('read every script: its syntax is that of 2022', () => {
		const scripts = files.filter((file) => file.endsWith('.js'));
		expect(scripts.length).toBeGreaterThan(100);
		for (const file of scripts) {
			const read = () => parseScript(readBuilt(file), { ecmaVersion: 2022, sourceType: 'module' });
			expect(read, file).not.toThrow();
		}
		// Signs of regular expressions too.
		expect(() => parseScript('/[a--b]/v', { ecmaVersion: 2022 })).toThrow();
	});

	it('know what style sheets say, or nothing is lost', () => {
		const sheets = styleSheets();
		expect([...sheets].some((text) => text.includes('.recherche-boite'))).toBe(true);
		expect([...sheets].some((text) => text.includes(':host'))).toBe(true);
		const uses = new Map([...sheets].flatMap((text) => [...stylesUsed(text)]));
		expect([...sheets].filter((text) => text.includes('light-dark(') && !text.includes(':host'))).toEqual([]);
		expect(uses.size).toBeGreaterThan(300);
		expect(tooNew(uses)).toEqual([]);
	});

	it('know what pages are made of, or nothing is lost', () => {
		const uses = markupUsed();
		expect(uses.size).toBeGreaterThan(100);
		expect(tooNew(uses)).toEqual([]);
	});

	it('are told of what is too new in a style sheet', () => {
		const text =
			'p{&:hover{color:red}}@media (width>3px){a{height:1dvh;width:calc-size(auto,size)}}' +
			'@starting-style{a{opacity:0}}a:popover-open{field-sizing:content;color:rgb(from red r g b)}';
		expect(tooNew(stylesUsed(text)).map((told) => told.split(' (')[0])).toEqual([
			'nesting',
			'function calc-size',
			'at-rule starting-style',
			'selector popover-open',
			'property field-sizing',
			'field-sizing: content',
		]);
	});

	it('do without nothing that is gone', () => {
		const sheets = [...styleSheets()].flatMap((text) => [...stylesUsed(text).keys()]);
		const used = new Set([...sheets, ...markupUsed().keys()]);
		expect(Object.keys(doneWithout).filter((name) => !used.has(name))).toEqual([]);
	});
});
