/** Every event of a turn: what a tool loads once something else than a fight happens. */
import type { Checked } from '../../verification';
import { moveAember } from './aember';
import { changeArmor } from './armor-change';
import { changeCounters } from './counters';
import { leavePlay } from './departure';
import { destroyCreatures } from './destroy';
import { triggerAbilities } from './destroyed-abilities';
import { enterPlay } from './entrance';
import type { EffectEvent, GameEvent } from './event';
import type { Input } from './input';
import { changeKeyword } from './keyword-change';
import { shiftCreature, takeControl } from './line-change';
import { moveDamage } from './move';
import { changePower } from './power-change';
import { spareCreature } from './prevention';
import { redirectCreature } from './redirect';
import { play, type Resolution } from './resolve';
import { resolveFight } from './resolve-fight';
import { healCreature, wardCreature } from './restore';
import { setNumber } from './set-number';
import { record, type State, type StateWithOutcome } from './state';
import { changeStatus } from './status';
import { strike } from './strike';
import { beginTurn } from './turn';
import { useCreature } from './use';

/** Resolves events of any kind, one after the other. Inputs are left untouched. */
export function resolve({ events, ...situation }: Checked<Input>): Resolution {
	return play(situation, events, resolveEvent, triggerAbilities(resolveEffect));
}

/** One effect of an ability; it ignores what it cannot do (rule capacites-autant-que-possible). */
function resolveEffect(
	state: State,
	effect: EffectEvent,
	rule: 'sequence-combat-avant' | 'sequence-detruit-capacites',
): State {
	const creature = effect.target;
	const begun = record(state, { kind: 'effect-begun', rule, creature, before: 0, after: 0, effect });
	const { state: next, outcome } = resolveEvent(begun, effect);
	if (outcome.type !== 'illegal') return next;
	const skipped = { creature: outcome.creature, before: 0, after: 0 };
	return record(next, { kind: 'share-skipped', rule: 'capacites-autant-que-possible', ...skipped });
}

function resolveEvent(state: State, event: GameEvent): StateWithOutcome {
	switch (event.type) {
		case 'fight':
			return resolveFight(state, event, (before, effect) => resolveEffect(before, effect, 'sequence-combat-avant'));
		case 'use':
			return useCreature(state, event);
		case 'damage':
			return strike(state, event);
		case 'move':
			return moveDamage(state, event);
		case 'armor':
			return changeArmor(state, event);
		case 'power':
			return changePower(state, event);
		case 'counters':
			return changeCounters(state, event);
		case 'status':
			return changeStatus(state, event);
		case 'keyword':
			return changeKeyword(state, event);
		case 'set':
			return setNumber(state, event);
		case 'prevention':
			return spareCreature(state, event);
		case 'redirect':
			return redirectCreature(state, event);
		case 'ward':
			return wardCreature(state, event);
		case 'heal':
			return healCreature(state, event);
		case 'aember':
			return moveAember(state, event);
		case 'destroy':
			return destroyCreatures(state, event);
		case 'leave':
			return leavePlay(state, event);
		case 'shift':
			return shiftCreature(state, event);
		case 'control':
			return takeControl(state, event);
		case 'enter':
			return enterPlay(state, event);
		case 'new-turn':
			return beginTurn(state);
	}
}
