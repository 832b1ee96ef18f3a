import type { Game, ToolCard } from '../types';
import { labelOf } from './citations';

/** Pages whose rules a tool applies, once each, in alphabetical order. */
export function usedTerms(game: Game, tool: ToolCard): { path: string; label: string }[] {
	const pages = new Set(tool.rules.flatMap((id) => game.rules.get(id)?.page ?? []));
	return [...pages]
		.map((page) => ({ path: page.path, label: labelOf(page) }))
		.toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
}
