import { type Action, METALS, type Result } from '../../../rules/mistborn/metals/at-once';
import { type EffectSheet, effectId } from './state';

/** An action as it is added: one that pays the next ability or effect if there is one, or else one that can be. */
export function newAction(type: Action['type'], result: Result, effects: readonly EffectSheet[] = []): Action {
	const paying = payingActions(result).find((action) => action.type === type);
	if (paying !== undefined) return paying;
	const { possibilities } = result;
	switch (type) {
		case 'burn':
		case 'flare': {
			const metal = METALS.find((each) => possibilities.metals[each][type] === null) ?? 'tin';
			return { type, metal, recipient: null };
		}
		case 'atium':
			return { type, standsFor: 'atium', recipient: null };
		case 'lay': {
			const metal = METALS.find((each) => possibilities.metals[each].metalCards.length > 0) ?? 'tin';
			const [card = 'a'] = possibilities.metals[metal].metalCards;
			return { type, card, standsFor: metal, recipient: null };
		}
		case 'refresh': {
			const turned = METALS.filter((metal) => possibilities.metals[metal].refresh === null);
			const metal = turned.find((each) => possibilities.metals[each].refreshCards.length > 0) ?? turned[0] ?? 'tin';
			return { type, metal, card: possibilities.metals[metal].refreshCards[0] ?? null };
		}
		case 'gain':
			return { type, what: 'atium', amount: 1 };
		case 'riot':
			return {
				type,
				effect: effectId(
					Math.max(
						0,
						effects.findIndex(({ kind }) => kind === 'ally'),
					),
				),
			};
		case 'seek':
			return { type };
	}
}

/** Actions that pay what comes next, each possible at once: no ability above is waiting, no token is refreshed first. */
const payingActions = ({ payments }: Result): readonly Action[] =>
	payments
		.filter(({ rule }) => rule !== 'cartes-supplementaire-ordre')
		.flatMap(({ ways }) => ways.filter((way) => way.every(({ type }) => type !== 'refresh')).flat());
