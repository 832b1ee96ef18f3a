import type { Tally } from '../../../rules/arkham/skill-test';
import { toNumber } from '../../../rules/odds';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { capital, listed } from '../../shared/words';
import { type ConditionalCost, costsOf } from './costs';
import type { TestState } from './state';
import { percent, tokenName } from './words';

/** « 0,06 »: an average that may be small. */
const hundredths = (value: number): string =>
	value > 0 && value < 0.005
		? 'moins de 0,01'
		: value
				.toFixed(2)
				.replace(/\.?0+$/, '')
				.replace('.', ',');

/** « 1 horreur », « 2 dégâts par point d’échec ». */
function amountOf({ damage, horror, either, perPoint }: ConditionalCost): string {
	const parts = [
		damage > 0 && `${damage} ${damage > 1 ? 'dégâts' : 'dégât'}`,
		horror > 0 && `${horror} ${horror > 1 ? 'horreurs' : 'horreur'}`,
		either > 0 && `${either} dégât ou horreur, au choix`,
	].filter((part) => part !== false);
	return `${listed(parts)}${perPoint ? ' par point d’échec' : ''}`;
}

/** What the symbols cost: on average, how often, and which ones; nothing when the cards ask for nothing. */
export function tellCosts(data: ChaosBags, state: TestState, { damage, horror, either, hurt }: Tally): string[] {
	const costs = costsOf(data, state);
	if (costs.length === 0) return [];
	const averages = [
		[damage, 'dégât'],
		[horror, 'horreur'],
		[either, 'dégât ou horreur'],
	] as const;
	const told = averages.flatMap(([amount, name]) => (amount.n > 0n ? [`${hundredths(toNumber(amount))} ${name}`] : []));
	const conditions = costs.some(({ condition }) => condition)
		? ' Les conditions des cartes sont comptées comme remplies.'
		: '';
	const summary =
		hurt.n === 0n
			? 'Ce test ne fait rien subir par ses symboles.'
			: `Par les symboles, un test fait subir en moyenne ${listed(told)} ; chance de subir quelque chose : ${percent(hurt)}.${conditions}`;
	const details = costs.map((cost) => {
		if (cost.unless)
			return `${tokenName(data, cost.token)} : ${amountOf(cost)}, sauf si vous réussissez de ${cost.unless} ou plus`;
		const when = [!cost.always && 'le test échoue', cost.condition].filter(Boolean).join(' et ');
		return `${tokenName(data, cost.token)} : ${amountOf(cost)}${when ? ` si ${when}` : ''}`;
	});
	return [summary, `${capital([...new Set(details)].join(' ; '))}.`];
}

/** How often a token counts as another one, or is canceled, when that is better. */
export const tellUses = (data: ChaosBags, { uses }: Tally): string[] =>
	uses.map(({ token, as, times }) => {
		const what = as === null ? 'est annulé pour un autre pion' : `compte comme « ${tokenName(data, as)} »`;
		return times.n === 0n
			? `« ${tokenName(data, token)} » garde son effet : l’autre choix n’aide jamais ce test.`
			: `« ${tokenName(data, token)} » ${what} quand c’est mieux : ${percent(times)} des tests.`;
	});
