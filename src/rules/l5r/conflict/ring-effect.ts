import type { Refusal } from './action';
import { changeInPlace } from './change-in-place';
import { findRefusal } from './refusal';
import { type Choice, ELEMENT_OF } from './ring';
import { opposingSide } from './situation';
import { type CharacterState, changeSide, findCharacter, record, type State } from './state';
import { checkHonor } from './victory';

const ELEMENT_RULES = {
	air: 'etape-3-2-6-air',
	earth: 'etape-3-2-6-terre',
	fire: 'etape-3-2-6-feu',
	water: 'etape-3-2-6-eau',
	void: 'etape-3-2-6-vide',
} as const;

type TargetedChoice = Exclude<Choice, 'decline' | 'gain' | 'take' | 'draw'>;

const CHOICE_RULES = {
	honor: ELEMENT_RULES.fire,
	dishonor: ELEMENT_RULES.fire,
	ready: ELEMENT_RULES.water,
	bow: ELEMENT_RULES.water,
	remove: ELEMENT_RULES.void,
} as const satisfies Readonly<Record<TargetedChoice, Refusal['rule']>>;

/** Honor that a player loses who draws from an empty deck (rule deck-epuise-perte). */
const EMPTY_DECK = 5;

/**
 * Step 3.2.6: an attacking player who won may resolve the ring effect (rule etape-3-2-6); nobody else does (rule
 * etape-3-2-6-sans-effet), but a defending player whom a card makes resolve it (rule effet-d-anneau-defenseur). A canceled
 * effect is not resolved (rule effet-d-anneau-annule).
 */
export function resolveRingEffect(state: State): State {
	const { winner, resolver } = state;
	const none = { before: 0, after: 0 };
	if (winner === null || (resolver === 'attacker' && winner !== 'attacker'))
		return record(state, { kind: 'no-effect', rule: 'etape-3-2-6-sans-effet', winner, ...none });
	if (state.effectCanceled)
		return record(state, { kind: 'effect-canceled', rule: 'effet-d-anneau-annule', side: resolver, ...none });
	const { choice } = state.situation.ring;
	if (choice === 'decline')
		return record(state, { kind: 'effect-declined', rule: 'etape-3-2-6', side: resolver, ...none });
	return resolveChoice(noteElement(state, choice), choice);
}

/** Who resolves the effect of a ring of several elements chooses one (rule effet-d-anneau-plusieurs-elements). */
function noteElement(state: State, choice: Exclude<Choice, 'decline'>): State {
	const { elements, resolver: side } = state;
	if (elements.length < 2) return state;
	const chosen = { kind: 'element-chosen', rule: 'effet-d-anneau-plusieurs-elements', side } as const;
	return record(state, { ...chosen, element: ELEMENT_OF[choice], before: elements.length, after: 1 });
}

function resolveChoice(state: State, choice: Exclude<Choice, 'decline'>): State {
	switch (choice) {
		case 'gain':
			return checkHonor(gainHonor(state, 2));
		case 'take':
			return checkHonor(gainHonor(loseHonor(state), 1));
		case 'draw':
			return drawAndDiscard(state);
		default:
			return changeTarget(state, choice);
	}
}

/** Honor taken leaves the other player's pool (rule prendre-definition). */
function loseHonor(state: State): State {
	const side = opposingSide(state.resolver);
	const { honor } = state.sides[side];
	const lost = changeSide(state, side, { honor: honor - 1 });
	const rule = 'prendre-definition';
	return record(lost, { kind: 'honor-taken', rule, side, before: honor, after: honor - 1 });
}

function gainHonor(state: State, gain: number): State {
	const { honor } = state.sides[state.resolver];
	return noteEffect(changeSide(state, state.resolver, { honor: honor + gain }), honor, honor + gain);
}

/** Earth: an empty deck costs honor before the card is drawn; an empty hand has nothing to discard. */
function drawAndDiscard(state: State): State {
	const { emptyDeck, emptyHand } = state.situation.ring;
	const ready = emptyDeck ? renewDeck(state) : state;
	if (ready.gameEnd !== null) return ready;
	const drawn = noteEffect(ready, 0, 1);
	if (!emptyHand) return drawn;
	const side = opposingSide(state.resolver);
	return record(drawn, { kind: 'empty-hand', rule: 'effet-pas-assez', side, before: 0, after: 0 });
}

function renewDeck(state: State): State {
	const side = state.resolver;
	const { honor } = state.sides[side];
	const after = Math.max(0, honor - EMPTY_DECK);
	const lost = changeSide(state, side, { honor: after });
	return checkHonor(record(lost, { kind: 'empty-deck', rule: 'deck-epuise-perte', side, before: honor, after }));
}

/** Fire, Water, Void: what becomes of the character that is chosen, where it is one of the situation. */
function changeTarget(state: State, choice: TargetedChoice): State {
	const { target } = state.situation.ring;
	if (target === null) return noteEffect(state, 0, 1);
	const { side, character } = findCharacter(state, target);
	const refusal = findTargetRefusal(choice, character);
	if (refusal === null) return changeInPlace(noteEffect(state, 0, 1), side, character, choice);
	const who = { side, character: target };
	const refused = { kind: 'refused', ...refusal, ...who, action: choice, byRing: true, before: 0, after: 0 } as const;
	return record({ ...state, effectRefused: true }, refused);
}

/**
 * The effect of a ring is no capacity of a card: what a character out of play, or one that is ready, has to do with it is
 * read where the effect is (rules etape-3-2-6-feu, etape-3-2-6-eau, etape-3-2-6-vide). Water bows a character without
 * fate only (rule etape-3-2-6-eau).
 */
function findTargetRefusal(choice: TargetedChoice, character: CharacterState): Refusal | null {
	const refusal = findRefusal(choice, character, false);
	if (refusal === null)
		return choice === 'bow' && character.fate > 0 ? { reason: 'fate', rule: 'etape-3-2-6-eau' } : null;
	const { reason } = refusal;
	return reason === 'out' || reason === 'hand' || reason === 'ready' ? { reason, rule: CHOICE_RULES[choice] } : refusal;
}

function noteEffect(state: State, before: number, after: number): State {
	const { choice, target, emptyHand } = state.situation.ring;
	const element = choice === 'decline' ? state.situation.ring.element : ELEMENT_OF[choice];
	const participates = target !== null && findCharacter(state, target).character.place === 'conflict';
	const chosen = { side: state.resolver, element, choice, target, participates, emptyHand };
	return record(state, { kind: 'ring-effect', rule: ELEMENT_RULES[element], before, after, ...chosen });
}
