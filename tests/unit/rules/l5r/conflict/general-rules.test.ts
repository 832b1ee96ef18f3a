import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../../src/rules/l5r/conflict';
import { alwaysOutcome } from './any-situation';
import { resolve } from './cases';

describe('rules that hold in general', () => {
	test('etape-3-2-3-conditions: the winner has a participant and the highest total, 1 or more', () => {
		alwaysOutcome(({ winner, totals, characters }) => {
			if (winner === null) return;
			expect(totals[winner]).toBe(Math.max(totals.attacker, totals.defender));
			expect(totals[winner]).toBeGreaterThanOrEqual(1);
			expect(characters.some(({ side, participates }) => participates && side === winner)).toBe(true);
		});
	});

	test('etape-3-2-5, etape-3-2-4: what only the attacker wins', () => {
		alwaysOutcome(({ winner, provinceBroken, breakPrevented, unopposed, gameEnd, difference, strength }) => {
			if (winner !== 'attacker')
				expect({ provinceBroken, unopposed }).toEqual({
					provinceBroken: false,
					unopposed: false,
				});
			else if (gameEnd === null) expect(provinceBroken || breakPrevented).toBe(difference >= strength);
		});
	});

	test('etape-3-2-6-sans-effet: without a winner, or a card, only an attacker who won resolves the ring', () => {
		alwaysOutcome(({ winner, effect, resolver }) => {
			if (winner === null || (winner === 'defender' && resolver === 'attacker')) expect(effect).toBeNull();
		});
	});

	test('etape-3-2-7: unless the game is over, the ring goes to the winner or to the pool', () => {
		alwaysOutcome(({ winner, ring, gameEnd }, { events }) => {
			if (events.some(({ type }) => type === 'defender-claims')) return;
			expect(ring).toBe(gameEnd === null ? (winner ?? 'available') : 'contested');
		});
	});

	test('gagner-la-partie-zero, gagner-la-partie-vingt-cinq: the game is over when honor says so', () => {
		alwaysOutcome(({ honor, gameEnd }) => {
			const decisive = [honor.attacker, honor.defender].some((tokens) => tokens <= 0 || tokens >= 25);
			expect(decisive).toBe(gameEnd !== null && gameEnd.rule !== 'gagner-la-partie-forteresse');
		});
	});

	test('incline-competence: bowing an attacker never makes the attacking player win', () => {
		alwaysOutcome(({ winner }, situation) => {
			const { attacker } = situation;
			// Events might ready it, or be refused: none here.
			if (situation.events.length > 0) return;
			const characters = attacker.characters.map((character, rank) => ({
				...character,
				bowed: character.bowed || rank === 0,
			}));
			const { result } = resolve({ ...situation, attacker: { ...attacker, characters } });
			if (winner !== 'attacker') expect(result).not.toMatchObject({ winner: 'attacker' });
		});
	});

	test('the order of characters changes no total', () => {
		alwaysOutcome(({ totals, winner }, situation) => {
			const reversed = (side: 'attacker' | 'defender') => ({
				...situation[side],
				characters: situation[side].characters.toReversed(),
			});
			const other = { ...situation, attacker: reversed('attacker'), defender: reversed('defender') };
			expect(resolve(other).result).toMatchObject({ totals, winner });
		});
	});

	test('entrer-en-jeu-statut, entrer-en-jeu-redressee: what is said of one that is played changes nothing', () => {
		alwaysOutcome((outcome, situation) => {
			const played = situation.events.flatMap((event) => (event.type === 'play' ? [event.character] : []));
			const plain = (side: 'attacker' | 'defender') => ({
				...situation[side],
				characters: situation[side].characters.map((character) =>
					played.includes(character.id) ? { ...character, status: 'normal' as const, bowed: false } : character,
				),
			});
			const { result } = resolve({ ...situation, attacker: plain('attacker'), defender: plain('defender') });
			const { characters, ...other } = result as Outcome;
			const { characters: before, ...rest } = outcome;
			// One that stays in hand keeps what is said of it.
			const inPlay = (all: Outcome['characters']) => all.filter((character) => character.inPlay !== null);
			expect({ ...other, characters: inPlay(characters) }).toEqual({ ...rest, characters: inPlay(before) });
		});
	});

	test('modificateur-fixe: a ready participant whose skill is set brings that much', () => {
		alwaysOutcome(({ characters }, { events, ...situation }) => {
			if (events.length > 0) return;
			for (const { character, side, participates, contribution } of characters) {
				const given = situation[side].characters.find(({ id }) => id === character);
				if (participates && !given?.bowed && given?.fixed != null) expect(contribution).toBe(given.fixed);
			}
		}, true);
	});

	test('modificateur-definition: modifiers come in any order', () => {
		alwaysOutcome(({ totals, winner }, situation) => {
			if (situation.events.some(({ type }) => type !== 'modify')) return;
			const { result } = resolve({ ...situation, events: situation.events.toReversed() });
			expect(result).toMatchObject({ totals, winner });
		});
	});
});
