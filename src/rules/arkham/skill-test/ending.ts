import type { Kind } from './kind';

/** The kind that ends the step, if any, among tokens applied, given by the ranks of their kinds: no other is revealed. */
export function findEnding(kinds: readonly Kind[], applied: readonly number[]): Kind | undefined {
	return kinds.find(({ allowed }, rank) => {
		return Number.isFinite(allowed) && applied.filter((other) => other === rank).length > allowed;
	});
}
