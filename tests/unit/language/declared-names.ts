import ts from 'typescript';

/** A name that a source file declares, and its line. */
export interface DeclaredName {
	readonly name: string;
	readonly line: number;
}

/** Reads a source file. */
export const parse = (path: string, text: string): ts.SourceFile =>
	ts.createSourceFile(
		path,
		text,
		ts.ScriptTarget.Latest,
		true,
		path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
	);

/**
 * Ids that a source file knows: its string literals in types and in lists. Tables have them as keys without quotes
 * (`{ egalite: '=' }`): those are values of published addresses and traces, not names.
 */
export function listIds(source: ts.SourceFile): readonly string[] {
	const ids: string[] = [];
	const visit = (node: ts.Node): void => {
		const listed =
			ts.isStringLiteral(node) && (ts.isLiteralTypeNode(node.parent) || ts.isArrayLiteralExpression(node.parent));
		if (listed) ids.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return ids;
}

/**
 * Keys of the objects of a source file that describes data with Zod: fields of content, and of what is published. They are
 * written in files of others, in French.
 */
export function listFields(source: ts.SourceFile): readonly string[] {
	const isZod = (node: ts.Statement) =>
		ts.isImportDeclaration(node) && /['"](?:astro\/)?zod['"]/.test(node.moduleSpecifier.getText(source));
	if (!source.statements.some(isZod)) return [];
	const fields: string[] = [];
	const visit = (node: ts.Node): void => {
		const isKey = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
		if (isKey && ts.isIdentifier(node.name)) fields.push(node.name.text);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return fields;
}

/**
 * Whether a declaration only says which fields something has, or takes one under its own name: keys, members of types,
 * `{ titre }`. `{ titre: name }`, variables and parameters give names.
 */
const followsField = (node: ts.Node): boolean =>
	ts.isPropertySignature(node) ||
	ts.isPropertyAssignment(node) ||
	(ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.propertyName === undefined);

/**
 * Every name that a source file declares: variables, parameters, functions, types, members, keys of objects, names that
 * imports give anew. A name that is only used was declared elsewhere: in the same folders, or by others. `fields` are
 * left out where they are followed.
 */
export function listDeclaredNames(
	source: ts.SourceFile,
	ids: ReadonlySet<string>,
	fields: ReadonlySet<string> = new Set(),
): readonly DeclaredName[] {
	const names: DeclaredName[] = [];
	const visit = (node: ts.Node): void => {
		const name = declaredName(node, ids);
		if (name !== undefined && !(fields.has(name.text) && followsField(node))) {
			const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
			names.push({ name: name.text, line: line + 1 });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return names;
}

function declaredName(node: ts.Node, ids: ReadonlySet<string>): ts.Identifier | ts.PrivateIdentifier | undefined {
	if (!declares(node)) return undefined;
	const { name } = node as ts.NamedDeclaration;
	if (name === undefined || !(ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) return undefined;
	return ts.isPropertyAssignment(node) && isKeyOfIds(node, ids) ? undefined : name;
}

function declares(node: ts.Node): boolean {
	// `{ name }` takes a name that was given elsewhere, `{ name as other }` gives one.
	if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return node.propertyName !== undefined;
	return (
		ts.isVariableDeclaration(node) ||
		ts.isParameter(node) ||
		ts.isBindingElement(node) ||
		ts.isFunctionLike(node) ||
		ts.isClassLike(node) ||
		ts.isInterfaceDeclaration(node) ||
		ts.isTypeAliasDeclaration(node) ||
		ts.isEnumDeclaration(node) ||
		ts.isEnumMember(node) ||
		ts.isTypeParameterDeclaration(node) ||
		ts.isPropertySignature(node) ||
		ts.isPropertyDeclaration(node) ||
		ts.isPropertyAssignment(node) ||
		ts.isNamedTupleMember(node) ||
		ts.isNamespaceImport(node) ||
		ts.isImportClause(node)
	);
}

/** Whether a key is an id: one that a type or a list knows, or one of a table whose other keys are quoted. */
function isKeyOfIds(node: ts.PropertyAssignment, ids: ReadonlySet<string>): boolean {
	if (ids.has(node.name.getText())) return true;
	return node.parent.properties.some(({ name }) => name !== undefined && ts.isStringLiteral(name));
}
