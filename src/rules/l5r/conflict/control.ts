import { opposingSide, type Side } from './situation';
import { type CharacterState, changeSide, listParticipants, record, type State } from './state';

/**
 * The other player takes control of a character, which keeps its state (rule controle-etat-garde): one that participates
 * goes on, on the side of its new controller (rule controle-participant). Its attachments stay on it, under the control
 * of whoever had them (rule controle-attachements).
 */
export function changeControl(state: State, side: Side, character: CharacterState): State {
	const { id, place, attachments } = character;
	const controller = opposingSide(side);
	const before = listParticipants(state, controller).length;
	const without = state.sides[side].characters.filter((other) => other.id !== id);
	const left = changeSide(state, side, { characters: without });
	const moved = changeSide(left, controller, { characters: [...left.sides[controller].characters, character] });
	const who = { side: controller, character: id };
	const changed = record(moved, {
		kind: 'control-changed',
		rule: place === 'conflict' ? 'controle-participant' : 'controle-etat-garde',
		...who,
		before,
		after: listParticipants(moved, controller).length,
	});
	const attached = attachments[state.situation.type];
	if (attached === 0) return changed;
	const kept = { kind: 'attachments-kept', rule: 'controle-attachements', before: attached, after: attached } as const;
	return record(changed, { ...kept, ...who });
}
