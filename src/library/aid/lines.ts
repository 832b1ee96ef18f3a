import type { Aid, AidLine, Statement } from './aid-types';

/** Lines of an aid, those below others after them. */
export const aidLinesOf = ({ sides }: Pick<Aid, 'sides'>): AidLine[] =>
	sides.flat().flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.below]));

/** What ties a statement that an aid says shorter, in `foyers.yaml`. */
export const aidTie = (rule: Pick<Statement, 'id'>): string => `aide/${rule.id}`;

/** Statements that a line says in words of its own, each with its home. */
export const restatedIn = ({ restated, said, also }: AidLine): { rule: Statement; home: Statement }[] =>
	restated ? [said, ...also].flatMap(({ rule, home }) => (rule && home ? [{ rule, home }] : [])) : [];

/** What an aid says shorter: the name of each tie, with the home that it leads to. */
export const restatedBy = (aid: Aid | undefined): Map<string, Statement> =>
	new Map(aid ? aidLinesOf(aid).flatMap((line) => restatedIn(line).map(({ rule, home }) => [aidTie(rule), home])) : []);

/** Names of the icons that an aid shows. */
export const iconsOf = (aid: Aid): string[] => [...new Set(aidLinesOf(aid).flatMap(({ icons }) => icons))];

/** Addresses of what a line says besides, where the page that it leads to does not say it. */
export function alsoElsewhere({ said, also }: Pick<AidLine, 'said' | 'also'>): string[] {
	const pageOf = (path: string) => path.split('#')[0];
	const pages = new Set([pageOf(said.path)]);
	return also.flatMap(({ path }) => {
		if (pages.has(pageOf(path))) return [];
		pages.add(pageOf(path));
		return [path];
	});
}
