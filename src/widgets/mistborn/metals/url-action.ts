import type { Evenement } from '../../../rules/mistborn/metals/action';
import { type Field, readInteger } from '../../shared/fields';
import { letters } from './state';
import { isMetal, isNeed } from './url-card';

const isLetter = (text: string | undefined) => letters.some((letter) => letter === text);

/** A card by its letter, or `null` when there is none; `undefined` for anything else. */
function readCard(text: string | undefined): string | null | undefined {
	if (text === undefined) return null;
	return isLetter(text) ? text : undefined;
}

/** An action from its field in the address, or `undefined` when any part of it is not understood. */
export function readAction({ name, values }: Field): Evenement | undefined {
	if (name === 'carte') return readLaid(values);
	if (values.length > 2) return undefined;
	const [first, second] = values;
	if (name === 'gain') return readGain(first, second);
	const card = readCard(second);
	if (card === undefined) return undefined;
	if (name === 'bruler' && isMetal(first)) return { type: 'bruler', metal: first, pour: card };
	if (name === 'attiser' && isNeed(first)) return { type: 'attiser', metal: first, pour: card };
	if (name === 'atium' && isNeed(first)) return { type: 'atium', comme: first, pour: card };
	if (name === 'regenerer' && isMetal(first)) return { type: 'regenerer', metal: first, carte: card };
	return undefined;
}

function readLaid([carte, comme, target, ...more]: readonly string[]): Evenement | undefined {
	const pour = readCard(target);
	const source = readCard(carte);
	if (!source || !isNeed(comme) || pour === undefined || more.length > 0) return undefined;
	return { type: 'carte', carte: source, comme, pour };
}

function readGain(what: string | undefined, number: string | undefined): Evenement | undefined {
	const nombre = readInteger(number, 1, 9);
	const quoi = (['icone', 'bruler', 'atium'] as const).find((known) => known === what);
	return quoi === undefined || nombre === undefined ? undefined : { type: 'gain', quoi, nombre };
}

/** The name of an action in the address and its values. */
export function writeAction(action: Evenement): (string | number)[] {
	switch (action.type) {
		case 'bruler':
		case 'attiser':
			return [action.type, action.metal, ...optional(action.pour)];
		case 'atium':
			return [action.type, action.comme, ...optional(action.pour)];
		case 'carte':
			return [action.type, action.carte, action.comme, ...optional(action.pour)];
		case 'regenerer':
			return [action.type, action.metal, ...optional(action.carte)];
		case 'gain':
			return [action.type, action.quoi, action.nombre];
	}
}

const optional = (card: string | null): readonly string[] => (card === null ? [] : [card]);
