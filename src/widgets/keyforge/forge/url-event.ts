import type { EffectCost, ForgeEffect, ForgeStep, GameEvent, Movement, Side } from '../../../rules/keyforge/forge';
import { type Field, readInteger } from '../../shared/fields';
import { readWord, writeWord } from '../../shared/url-words';
import { choiceWords, costWords, movementWords, preventionWords, sideWords } from './url-words';

/** An event from its field in the address, or `undefined` when any part of it is not understood. */
export function readEvent({ name, values }: Field): GameEvent | undefined {
	const [who, ...rest] = values;
	const player = readWord(sideWords, who);
	if (player === undefined) return undefined;
	const move = readWord(movementWords, name);
	if (move) return readMove(move, player, rest);
	switch (name) {
		case 'etape':
			return readStep(player, rest);
		case 'cle':
			return readEffect(player, rest);
		case 'cout': {
			const variation = rest.length === 1 ? readInteger(rest[0], -99, 99) : undefined;
			return variation === undefined ? undefined : { type: 'cost', player, variation };
		}
		case 'defaite':
			return rest.length === 0 ? { type: 'key-unforged', player } : undefined;
		case 'fin':
			return rest.length === 0 ? { type: 'turn-end', player } : undefined;
		default:
			return undefined;
	}
}

function readMove(type: Movement['type'], player: Side, rest: readonly string[]): GameEvent | undefined {
	const amount = rest.length === 1 ? readInteger(rest[0], 0, 99) : undefined;
	return amount === undefined ? undefined : { type, player, amount };
}

/** `etape.vous`, then `sautee`, `interdite` or `remplacee`, then `cartes.2`. */
function readStep(player: Side, rest: readonly string[]): ForgeStep | undefined {
	const prevention = readWord(preventionWords, rest[0]) ?? null;
	const fromCards = readCards(prevention === null ? rest : rest.slice(1));
	return fromCards === undefined ? undefined : { type: 'forge-step', player, prevention, fromCards };
}

/** `cle.vous.actuel.9` or `cle.vous.fixe.0`, then `accepte` or `refuse`, then as for a step. */
function readEffect(player: Side, [word, amount, ...rest]: readonly string[]): ForgeEffect | undefined {
	const cost = readCost(word, amount);
	const choice = readWord(choiceWords, rest[0]);
	const step = readStep(player, choice === undefined ? rest : rest.slice(1));
	if (cost === undefined || step === undefined || step.prevention === 'skipped') return undefined;
	const { prevention, fromCards } = step;
	return { type: 'effect', player, cost, choice: choice ?? 'mandatory', prevention, fromCards };
}

function readCost(word: string | undefined, amount: string | undefined): EffectCost | undefined {
	const type = readWord(costWords, word);
	const value = readInteger(amount, type === 'current' ? -99 : 0, 99);
	if (type === undefined || value === undefined) return undefined;
	return type === 'current' ? { type, difference: value } : { type, amount: value };
}

function readCards([word, amount, ...rest]: readonly string[]): number | undefined {
	if (word === undefined) return 0;
	return word === 'cartes' && rest.length === 0 ? readInteger(amount, 0, 99) : undefined;
}

/** The name of an event in the address and its values. */
export function writeEvent(event: GameEvent): (string | number)[] {
	const player = writeWord(sideWords, event.player);
	switch (event.type) {
		case 'forge-step':
			return ['etape', player, ...writeAttempt(event)];
		case 'effect': {
			const { cost, choice } = event;
			const price = cost.type === 'current' ? cost.difference : cost.amount;
			const said = choice === 'mandatory' ? [] : [writeWord(choiceWords, choice)];
			return ['cle', player, writeWord(costWords, cost.type), price, ...said, ...writeAttempt(event)];
		}
		case 'cost':
			return ['cout', player, event.variation];
		case 'key-unforged':
			return ['defaite', player];
		case 'turn-end':
			return ['fin', player];
		default:
			return [writeWord(movementWords, event.type), player, event.amount];
	}
}

const writeAttempt = ({ prevention, fromCards }: ForgeStep | ForgeEffect): (string | number)[] => [
	...(prevention === null ? [] : [writeWord(preventionWords, prevention)]),
	...(fromCards > 0 ? ['cartes', fromCards] : []),
];
