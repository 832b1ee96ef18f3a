import type { Action } from '../../../rules/mistborn/metals';
import { type Field, readInteger } from '../../shared/fields';
import { effectId, letters, MAX_EFFECTS } from './state';
import { isMetal, isNeed } from './url-card';

const isLetter = (text: string | undefined) => letters.some((letter) => letter === text);

/** A card by its letter, or `null` when there is none; `undefined` for anything else. */
function readCard(text: string | undefined): string | null | undefined {
	if (text === undefined) return null;
	return isLetter(text) ? text : undefined;
}

/** An action from its field in the address, or `undefined` when any part of it is not understood. */
export function readAction({ name, values }: Field): Action | undefined {
	if (name === 'carte') return readLaid(values);
	if (name === 'exalter') return readRiot(values);
	if (name === 'traquer') return values.length === 0 ? { type: name } : undefined;
	if (values.length > 2) return undefined;
	const [first, second] = values;
	if (name === 'gain') return readGain(first, second);
	const card = readCard(second);
	if (card === undefined) return undefined;
	if (name === 'bruler' && isMetal(first)) return { type: 'bruler', metal: first, recipient: card };
	if (name === 'attiser' && isNeed(first)) return { type: 'attiser', metal: first, recipient: card };
	if (name === 'atium' && isNeed(first)) return { type: 'atium', standsFor: first, recipient: card };
	if (name === 'regenerer' && isMetal(first)) return { type: 'regenerer', metal: first, card };
	return undefined;
}

function readLaid([card, standsFor, fed, ...more]: readonly string[]): Action | undefined {
	const recipient = readCard(fed);
	const source = readCard(card);
	if (!source || !isNeed(standsFor) || recipient === undefined || more.length > 0) return undefined;
	return { type: 'carte', card: source, standsFor, recipient };
}

/** `exalter.2`: the second effect. */
function readRiot([number, ...more]: readonly string[]): Action | undefined {
	const rank = readInteger(number, 1, MAX_EFFECTS);
	return rank === undefined || more.length > 0 ? undefined : { type: 'exalter', effect: effectId(rank - 1) };
}

function readGain(text: string | undefined, number: string | undefined): Action | undefined {
	const amount = readInteger(number, 1, 9);
	const what = (['icone', 'bruler', 'atium'] as const).find((known) => known === text);
	return what === undefined || amount === undefined ? undefined : { type: 'gain', what, amount };
}

/** The name of an action in the address and its values. */
export function writeAction(action: Action): (string | number)[] {
	switch (action.type) {
		case 'bruler':
		case 'attiser':
			return [action.type, action.metal, ...optional(action.recipient)];
		case 'atium':
			return [action.type, action.standsFor, ...optional(action.recipient)];
		case 'carte':
			return [action.type, action.card, action.standsFor, ...optional(action.recipient)];
		case 'regenerer':
			return [action.type, action.metal, ...optional(action.card)];
		case 'gain':
			return [action.type, action.what, action.amount];
		case 'exalter':
			return [action.type, action.effect.replace(/^e/, '')];
		case 'traquer':
			return [action.type];
	}
}

const optional = (card: string | null): readonly string[] => (card === null ? [] : [card]);
