import { countPlaced } from './apply';
import type { CardState } from './card-state';
import { isDefeated, totalValue } from './endurance';
import { AFFLICTIONS, type Affliction, type CardId } from './situation';
import { listCards, record, type State } from './state';
import type { DefeatRule, TraceStep } from './trace';

/** Afflictions that defeat a card as it stands: none, one, or both. */
export function listCauses({ endurances }: CardState): readonly Affliction[] {
	return AFFLICTIONS.filter((affliction) => {
		const endurance = endurances[affliction];
		return endurance !== null && isDefeated(endurance);
	});
}

/** Rule by which an affliction defeats a card. */
export function chooseDefeatRule(card: CardId, affliction: Affliction): DefeatRule {
	if (card === 'investigator') return 'degats-vaincu';
	return affliction === 'damage' ? 'vaincu-soutien-vie' : 'vaincu-soutien-sante-mentale';
}

/**
 * Once everything is placed, and not before (rule degats-verification): which cards are defeated, together, then the
 * discard of the assets (rule vaincu-soutien-defausse). Nothing is checked when nothing was placed.
 */
export function checkDefeats(state: State): State {
	const touched = listCards(state).filter((card) => countPlaced([card]) > 0);
	if (touched.length === 0) return state;
	const defeated = touched.filter((card) => listCauses(card).length > 0);
	const finding: TraceStep = {
		kind: 'defeat-checked',
		rule: 'degats-verification',
		card: 'investigator',
		before: touched.length,
		after: defeated.length,
	};
	return discardAssets(record(state, finding, ...defeated.flatMap(noteCauses)));
}

/** Assets still controlled: those that are not defeated. */
export function listUndefeated({ assets }: State): readonly CardState[] {
	return assets.filter((asset) => listCauses(asset).length === 0);
}

function noteCauses(card: CardState): readonly TraceStep[] {
	return listCauses(card).flatMap((affliction) => {
		const endurance = card.endurances[affliction];
		if (endurance === null) return [];
		const { tokens: after } = endurance;
		const rule = chooseDefeatRule(card.id, affliction);
		const tokens = { before: after - card.assigned[affliction], after };
		return [{ kind: 'defeated', rule, card: card.id, affliction, ...tokens, value: totalValue(endurance) }];
	});
}

function discardAssets(state: State): State {
	const left = listUndefeated(state);
	const discarded = state.assets.filter((asset) => !left.includes(asset));
	const numbers = { before: state.assets.length, after: left.length };
	const rule = 'vaincu-soutien-defausse';
	return record(
		state,
		...discarded.map(({ id: card }) => ({ kind: 'discarded' as const, rule, card, ...numbers }) as const),
	);
}
