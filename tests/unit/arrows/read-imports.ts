import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** That a file imports another. Both are paths from the root; `to` is a name for a package: `preact/hooks`, `node:fs`. */
export interface Import {
	from: string;
	to: string;
	/** Whether nothing but types is taken: such an import is gone once compiled. */
	typeOnly: boolean;
}

/** Every source that can import or be imported. */
export const sourceFiles = (): string[] => globSync('src/**/*.{ts,tsx,js,mjs,astro,css}').sort();

/**
 * Imports of files of the site, as TypeScript reads them: static, dynamic, of types, those of `import.meta.glob`, and workers. Of
 * an `.astro` file, those of its head and of its scripts; of a style sheet, its `@import`s. Throws when a
 * relative import leads nowhere.
 */
export const readImports = (files: readonly string[]): Import[] =>
	files.flatMap((file) =>
		specifiersOf(file, readFileSync(file, 'utf8')).flatMap(({ name, typeOnly, glob }) => {
			const found = glob ? globbed(file, name) : [resolved(file, name)];
			return found.map((to): Import => ({ from: file, to, typeOnly }));
		}),
	);

function specifiersOf(file: string, text: string): Specifier[] {
	if (!file.endsWith('.css')) return scriptsOf(file, text).flatMap(specifiers);
	return [...text.matchAll(/@import\s+(?:url\()?["']([^"']+)/g)].map(([, name = '']) => ({
		name,
		typeOnly: false,
		glob: false,
	}));
}

/** The code of a file: itself, or the head and the scripts of an `.astro` file. */
function scriptsOf(file: string, text: string): string[] {
	if (!file.endsWith('.astro')) return [text];
	const [, head = '', markup = text] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text) ?? [];
	return [
		head,
		...[...markup.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code),
	];
}

interface Specifier {
	name: string;
	typeOnly: boolean;
	glob: boolean;
}

function specifiers(code: string): Specifier[] {
	const found: Specifier[] = [];
	const add = (node: ts.Node | undefined, typeOnly: boolean, glob = false) => {
		if (node && ts.isStringLiteralLike(node)) found.push({ name: node.text, typeOnly, glob });
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
		else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
		else if (ts.isImportTypeNode(node))
			add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
		else if (ts.isCallExpression(node)) {
			if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
			if (node.expression.getText() === 'import.meta.glob') add(node.arguments[0], false, true);
		}
		// A worker is started from its address.
		else if (ts.isNewExpression(node) && /\.worker\.ts', import\.meta\.url\)$/.test(node.getText()))
			add(node.arguments?.[0], false);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
	return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
	if (!clause) return false;
	if (clause.isTypeOnly) return true;
	const names = clause.namedBindings;
	return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly);
}

const endings = ['', '.ts', '.tsx', '/index.ts'];

function resolved(from: string, name: string): string {
	if (!name.startsWith('.')) return name;
	const path = posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
	const file = endings.map((ending) => path + ending).find((item) => /\.\w+$/.test(item) && existsSync(item));
	if (!file) throw new Error(`${from} imports « ${name} », which is no file.`);
	return file;
}

const globbed = (from: string, pattern: string): string[] => globSync(posix.join(posix.dirname(from), pattern)).sort();
