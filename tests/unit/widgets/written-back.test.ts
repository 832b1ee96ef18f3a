import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damageCodec } from '../../../src/widgets/arkham/damage-and-horror/url-state';
import { chainCodec } from '../../../src/widgets/keyforge/chains/url-state';
import { loadBoard } from '../../../src/widgets/keyforge/fight/later';
import { fightCodec } from '../../../src/widgets/keyforge/fight/url-state';
import { forgeCodec } from '../../../src/widgets/keyforge/forge/url-state';
import { conflictCodec } from '../../../src/widgets/l5r/conflict/url-state';
import { duelCodec } from '../../../src/widgets/l5r/duel/url-state';
import { gloryCodec } from '../../../src/widgets/l5r/glory-count/url-state';
import { attackCodec } from '../../../src/widgets/mistborn/attack/url-state';
import { metalsCodec } from '../../../src/widgets/mistborn/metals/url-state';
import type { Codec } from '../../../src/widgets/shared/use-url-state';
import { anyState as anyDamage } from './arkham/damage-and-horror/any-state';
import { anyState as anySkillTest } from './arkham/skill-test/any-state';
import { codec as skillTestCodec } from './arkham/skill-test/real-bags';
import { anyState as anyChains } from './keyforge/chains/any-state';
import { anyState as anyFight } from './keyforge/fight/any-state';
import { anyState as anyForge } from './keyforge/forge/any-state';
import { anyState as anyConflict } from './l5r/conflict/any-state';
import { anyState as anyDuel } from './l5r/duel/any-state';
import { anyState as anyGloryCount } from './l5r/glory-count/any-state';
import { anyState as anyAttack } from './mistborn/attack/any-state';
import { anyState as anyMetals } from './mistborn/metals/any-state';

// What reads the events of a fight comes with the board.
await loadBoard();

/** An address in pieces: names, values, and what parts them. */
const piecesOf = (query: URLSearchParams): string[] => query.toString().split(/(?<=[&=_.])|(?=[&=_.])/);

/** Addresses of a tool as someone may leave them: a case with pieces gone, and others that another case lends. */
function mistakenQueries<State>({ write }: Codec<State>, anyState: fc.Arbitrary<State>): fc.Arbitrary<string> {
	const change = fc.record({ at: fc.nat(), gone: fc.nat(4), from: fc.nat(), lent: fc.nat(4) });
	return fc
		.record({ state: anyState, lender: anyState, changes: fc.array(change, { minLength: 1, maxLength: 4 }) })
		.map(({ state, lender, changes }) => {
			const others = piecesOf(write(lender));
			const pieces = piecesOf(write(state));
			for (const { at, gone, from, lent } of changes) {
				const start = from % others.length;
				pieces.splice(at % (pieces.length + 1), gone, ...others.slice(start, start + lent));
			}
			return pieces.join('');
		});
}

/** What a case becomes when the address that its tool writes for it is opened, with what is told of it. */
const readBack = <State>({ read, write }: Codec<State>, state: State) =>
	read(new URLSearchParams(write(state).toString()));

function check<State>(name: string, codec: Codec<State>, anyState: fc.Arbitrary<State>): void {
	test(name, () => {
		fc.assert(
			fc.property(mistakenQueries(codec, anyState), (query) => {
				const { state } = codec.read(new URLSearchParams(query));
				const again = readBack(codec, state);
				expect(again.notices).toEqual([]);
				expect(codec.write(again.state).toString()).toBe(codec.write(state).toString());
			}),
			{ numRuns: 300 },
		);
	});
}

describe('a mistaken address, once its tool wrote it again, gives the same case and no notice', () => {
	check('fight', fightCodec, anyFight());
	check('chains', chainCodec, anyChains());
	check('forge', forgeCodec, anyForge());
	check('conflict', conflictCodec, anyConflict());
	check('duel', duelCodec, anyDuel());
	check('glory count', gloryCodec, anyGloryCount);
	check('skill test', skillTestCodec, anySkillTest);
	check('damage and horror', damageCodec, anyDamage());
	check('attack', attackCodec, anyAttack());
	check('metals', metalsCodec, anyMetals(true));
});
