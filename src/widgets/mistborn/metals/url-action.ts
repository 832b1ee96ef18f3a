import type { Action } from '../../../rules/mistborn/metals';
import { type Field, readInteger } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { effectId, MAX_EFFECTS } from './state';
import { ACTION_WORDS, GAIN_WORDS, readLetter, readMetal, readNeed, writeNeed } from './url-words';

/** A card by its letter, or `null` when there is none; `undefined` for anything else. */
const readCard = (text: string | undefined): string | null | undefined =>
	text === undefined ? null : readLetter(text);

/** An action from its field in the address, or `undefined` when any part of it is not understood. */
export function readAction({ name, values }: Field): Action | undefined {
	const type = readWord(ACTION_WORDS, name);
	if (type === 'lay') return readLaid(values);
	if (type === 'riot') return readRiot(values);
	if (type === 'seek') return values.length === 0 ? { type } : undefined;
	if (values.length > 2) return undefined;
	const [first, second] = values;
	if (type === 'gain') return readGain(first, second);
	const [metal, need, card] = [readMetal(first), readNeed(first), readCard(second)];
	if (card === undefined) return undefined;
	if (type === 'burn' && metal) return { type, metal, recipient: card };
	if (type === 'flare' && need) return { type, metal: need, recipient: card };
	if (type === 'atium' && need) return { type, standsFor: need, recipient: card };
	if (type === 'refresh' && metal) return { type, metal, card };
	return undefined;
}

function readLaid([card, metal, fed, ...more]: readonly string[]): Action | undefined {
	const recipient = readCard(fed);
	const source = readLetter(card);
	const standsFor = readNeed(metal);
	if (!source || !standsFor || recipient === undefined || more.length > 0) return undefined;
	return { type: 'lay', card: source, standsFor, recipient };
}

/** `exalter.2`: the second effect. */
function readRiot([number, ...more]: readonly string[]): Action | undefined {
	const rank = readInteger(number, 1, MAX_EFFECTS);
	return rank === undefined || more.length > 0 ? undefined : { type: 'riot', effect: effectId(rank - 1) };
}

function readGain(text: string | undefined, number: string | undefined): Action | undefined {
	const amount = readInteger(number, 1, 9);
	const what = readWord(GAIN_WORDS, text);
	return what === undefined || amount === undefined ? undefined : { type: 'gain', what, amount };
}

/** The name of an action in the address and its values. */
export function writeAction(action: Action): (string | number)[] {
	const name = writeWord(ACTION_WORDS, action.type);
	switch (action.type) {
		case 'burn':
		case 'flare':
			return [name, writeNeed(action.metal), ...optional(action.recipient)];
		case 'atium':
			return [name, writeNeed(action.standsFor), ...optional(action.recipient)];
		case 'lay':
			return [name, action.card, writeNeed(action.standsFor), ...optional(action.recipient)];
		case 'refresh':
			return [name, writeNeed(action.metal), ...optional(action.card)];
		case 'gain':
			return [name, writeWord(GAIN_WORDS, action.what), action.amount];
		case 'riot':
			return [name, action.effect.replace(/^e/, '')];
		case 'seek':
			return [name];
	}
}

const optional = (card: string | null): readonly string[] => (card === null ? [] : [card]);
