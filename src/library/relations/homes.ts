import { createHash } from 'node:crypto';
import type { HomesData } from '../../schemas/homes';
import type { Game, Home, Rule } from '../types';

/** Hash of the words of a statement: it changes when one of them does. */
export const statementPrintOf = ({ text }: Pick<Rule, 'text'>): string =>
	createHash('sha1').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);

/** Homes of what is restated. Those that do not exist are left out: `check-homes` reports them. */
export function homesOf(data: HomesData, rules: ReadonlyMap<string, Rule>): Map<string, Home> {
	return new Map(
		Object.entries(data).flatMap(([restatement, { foyer, lu }]) => {
			const rule = rules.get(foyer);
			return rule ? [[restatement, { rule, changed: statementPrintOf(rule) !== lu }] as const] : [];
		}),
	);
}

/** A step of a chart that `schema/etape` names. */
export function stepOf(game: Pick<Game, 'charts'>, restatement: string) {
	const [slug, id] = restatement.split('/');
	return game.charts.find((chart) => chart.slug === slug)?.steps.find((step) => step.id === id);
}
