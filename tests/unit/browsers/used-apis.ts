import ts from 'typescript';
import { compat } from '../../oldest-browsers';

/** A part of the language or of the browser that code uses. */
export interface UsedApi {
	/** `Array.at`, `HTMLElement.hidden`, `fetch`. */
	readonly name: string;
	/** The interfaces that may have it, the nearest first. None: it is a global. */
	readonly owners: readonly string[];
	readonly member: string;
	readonly file: string;
	readonly line: number;
}

/** What TypeScript calls otherwise than MDN does. */
const otherNames: Record<string, string> = {
	ReadonlyArray: 'Array',
	RegExpMatchArray: 'Array',
	RegExpExecArray: 'Array',
	ReadonlySet: 'Set',
	ReadonlyMap: 'Map',
	IteratorObject: 'Iterator',
	ArrayIterator: 'Iterator',
	MapIterator: 'Iterator',
	SetIterator: 'Iterator',
	StringIterator: 'Iterator',
	Generator: 'Iterator',
};
const nameOf = (name: string): string => otherNames[name] ?? name.replace(/Constructor$/, '');

const { builtins } = compat.javascript as unknown as { builtins: typeof compat.api };

/** What MDN knows of an API; nothing for what is no feature of its own, the parts of a result for instance. */
export function featureOf({ owners, member }: Pick<UsedApi, 'owners' | 'member'>) {
	const homes = owners.flatMap((owner) => [builtins?.[owner] ?? [], compat.api[owner] ?? []].flat());
	const found = homes.flatMap((home) => home[member] ?? home[`${member}_static`] ?? [])[0];
	const global = owners.length === 0 ? (builtins?.[member] ?? compat.api[member]) : undefined;
	const feature = found ?? global ?? compat.api.Window?.[member];
	return feature?.__compat ? feature : undefined;
}

const isOfLibrary = (declaration: ts.Declaration): boolean =>
	/\/typescript\/lib\/lib\./.test(declaration.getSourceFile().fileName);

/**
 * Every use of the language's own objects and of the browser's in the sources of a project, where `isRead` says so. Types tell which
 * object each is of: `.with` of an array, and of nothing else.
 */
export function usedApis(program: ts.Program, isRead: (file: string) => boolean): UsedApi[] {
	const checker = program.getTypeChecker();
	const found: UsedApi[] = [];

	/** Names of a type and of all that it extends. */
	function namesOf(type: ts.Type): string[] {
		const parts = type.isUnionOrIntersection() ? type.types : [checker.getApparentType(type)];
		return parts.flatMap((part) => {
			const own = part.symbol ? [nameOf(part.symbol.name)] : [];
			const target = (part as ts.TypeReference).target ?? part;
			return target.isClassOrInterface() ? [...own, ...checker.getBaseTypes(target).flatMap(namesOf)] : own;
		});
	}

	function note(node: ts.Identifier, symbol: ts.Symbol | undefined, receiver?: ts.Type): void {
		const declarations = symbol?.declarations ?? [];
		if (!symbol || declarations.length === 0 || !declarations.every(isOfLibrary)) return;
		const inside = declarations.flatMap(({ parent }) =>
			ts.isInterfaceDeclaration(parent) ? nameOf(parent.name.text) : [],
		);
		const source = node.getSourceFile();
		found.push({
			name: [...(receiver ? namesOf(receiver).slice(0, 1) : inside.slice(0, 1)), symbol.name].join('.'),
			owners: [...(receiver ? namesOf(receiver) : []), ...inside],
			member: symbol.name,
			file: source.fileName,
			line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
		});
	}

	function visit(node: ts.Node): void {
		if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
		if (ts.isIdentifier(node)) {
			const { parent } = node;
			if (ts.isPropertyAccessExpression(parent) && parent.name === node)
				note(node, checker.getSymbolAtLocation(node), checker.getTypeAtLocation(parent.expression));
			else if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
				const type = checker.getTypeAtLocation(parent.parent);
				note(node, type.getProperty(node.text), type);
			} else note(node, checker.getSymbolAtLocation(node));
		}
		ts.forEachChild(node, visit);
	}

	for (const source of program.getSourceFiles())
		if (!source.isDeclarationFile && isRead(source.fileName)) visit(source);
	return found;
}
