import fc from 'fast-check';
import { ME, type Player } from '../../../../../../src/rules/mistborn/attack';
import { type Assault, type Blow, CARDS, SOURCES } from '../../../../../../src/rules/mistborn/attack/assault';
import { anyPlayer } from '../arbitraries';

const TEAM = [ME, 'p', 'q', 'r'];

const anyBlow = (ids: readonly string[]): fc.Arbitrary<Blow> =>
	fc.record({
		source: fc.constantFrom(...SOURCES),
		flat: fc.integer({ min: 0, max: 8 }),
		times: fc.integer({ min: 0, max: 3 }),
		dominance: fc.option(fc.integer({ min: 1, max: 6 })),
		keepsClouds: fc.boolean(),
		on: fc.constantFrom('each', 'together', 'others', 'allies', 'my-allies', ...ids),
		shares: fc.array(fc.record({ player: fc.constantFrom(...ids), damage: fc.integer({ min: 0, max: 9 }) }), {
			maxLength: 3,
		}),
	});

const anyTeam: fc.Arbitrary<readonly Player[]> = fc
	.tuple(fc.integer({ min: 1, max: 4 }), ...TEAM.map(anyPlayer))
	.map(([amount, ...players]) => players.slice(0, amount));

/** Any assault, small numbers, with shares that may ask the impossible. */
export const anyAssault: fc.Arbitrary<Assault> = anyTeam.chain((players) =>
	fc.record({
		dominance: fc.integer({ min: 1, max: 6 }),
		health: fc.integer({ min: 1, max: 48 }),
		missions: fc.integer({ min: 0, max: 3 }),
		turn: fc.option(
			fc.record({
				player: fc.constantFrom(...players.map(({ id }) => id)),
				card: fc.constantFrom(...CARDS),
				pack: fc.integer({ min: 1, max: 3 }),
			}),
		),
		players: fc.constant(players),
		blows: fc.array(anyBlow(players.map(({ id }) => id)), { minLength: 1, maxLength: 4 }),
	}),
);
