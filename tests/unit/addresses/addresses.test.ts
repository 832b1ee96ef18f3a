import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { builderPath, framePath, isFrame, pagePath, searchIndexPath, withBase } from '../../../src/addresses/addresses';

describe('addresses', () => {
	it('are those of the contract', () => {
		expect(pagePath('keyforge', 'terme', 'armure')).toBe('/keyforge/glossaire/armure/');
		expect(pagePath('keyforge', 'errata', 'cartes')).toBe('/keyforge/errata/');
		expect(framePath('keyforge', 'combat')).toBe('/integrer/keyforge/combat/');
		expect(builderPath('l5r', 'duel')).toBe('/integrer/?jeu=l5r&outil=duel');
		expect(searchIndexPath('l5r')).toBe('/recherche/donnees/l5r.json');
	});

	it('stand under the path that the site is served from', () => {
		for (const base of ['/regles/', '/regles']) expect(withBase(base, '/l5r/')).toBe('/regles/l5r/');
		expect(withBase('/', '/l5r/')).toBe('/l5r/');
	});

	it('tell what other sites frame from how to frame it', () => {
		const framed = ['/integrer/', '/integrer/bulles/', 'integrer/l5r/duel/', '/integrer/l5r/choix/termes.json'];
		expect(framed.map(isFrame)).toEqual([false, false, true, true]);
	});
});

/** Files that may write an address, with what they write it for. */
const allowed: readonly RegExp[] = [
	/^src\/addresses\/addresses\.ts$/,
	// Bundled apart for other sites, and bare pages.
	/^src\/embed\//,
	// A line in the head of a page.
	/^src\/pages\/404\.astro$/,
];

const folders =
	'regles|glossaire|faq|errata|deroulement|outils|sources|concepts|integrer|oembed|api|recherche|nouveautes|hors-ligne|a-propos|accessibilite|heberger';
/** « /concepts/ », « /…/outils/ », « …/integrer/ », « regles/… »; `…` stands for an expression of a template. */
const address = new RegExp(`^(?:/|…/?|/…/)?(?:${folders})/|^/…/`);

/** The texts that a source holds between quotes, with `…` for what a template computes. Prose and comments are not. */
function textsOf(file: string): string[] {
	const source = readFileSync(file, 'utf8');
	const texts: string[] = [];
	const visit = (node: ts.Node): void => {
		if (
			ts.isImportDeclaration(node) ||
			(ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
		)
			return;
		if (ts.isStringLiteralLike(node)) texts.push(node.text);
		if (ts.isTemplateExpression(node))
			texts.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
		ts.forEachChild(node, visit);
	};
	const read = (code: string) =>
		visit(ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
	if (!file.endsWith('.astro')) {
		read(source);
		return texts;
	}
	const [, head = '', markup = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [undefined, '', source];
	read(head);
	// Of the markup, attributes and what stands between backticks or quotes inside braces.
	for (const [, text = ''] of markup.matchAll(/=["']([^"'\n]*)["']|\(["']([^"'\n]*)["']/g)) texts.push(text);
	for (const [, text = ''] of markup.matchAll(/`([^`]*)`/g)) texts.push(text.replace(/\$\{[^}]*\}/g, '…'));
	return texts;
}

const addressesIn = (file: string): string[] =>
	textsOf(file).filter((text) => address.test(text) && !text.includes('*'));

describe('no other file', () => {
	const writing = globSync('src/**/*.{ts,tsx,js,mjs,astro}').flatMap((file) => {
		const texts = addressesIn(file);
		return texts.length > 0 ? [{ file, texts }] : [];
	});

	it('writes an address', () => {
		const others = writing.filter(({ file }) => !allowed.some((path) => path.test(file)));
		expect(others).toEqual([]);
	});

	it('is allowed to for nothing', () => {
		expect(allowed.filter((path) => !writing.some(({ file }) => path.test(file)))).toEqual([]);
	});
});
