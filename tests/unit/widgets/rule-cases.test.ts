import { describe, expect, test } from 'vitest';
import { resolve as dealDamage } from '../../../src/rules/arkham/damage-and-horror';
import { weigh } from '../../../src/rules/arkham/skill-test';
import { prepareChoice } from '../../../src/rules/arkham/skill-test/choice';
import { resolve as drawWithChains } from '../../../src/rules/keyforge/chains';
import { resolve as fight } from '../../../src/rules/keyforge/fight/board';
import { resolve as forge } from '../../../src/rules/keyforge/forge';
import { resolve as resolveConflict } from '../../../src/rules/l5r/conflict';
import { resolve as resolveDuel } from '../../../src/rules/l5r/duel';
import { resolve as countGlory } from '../../../src/rules/l5r/glory-count';
import { resolve as attack } from '../../../src/rules/mistborn/attack';
import { resolveAssault } from '../../../src/rules/mistborn/attack/assault';
import { follow } from '../../../src/rules/mistborn/metals';
import type { ToolCard } from '../../../src/schemas/tool-card';
import { damageAndHorrorCard } from '../../../src/widgets/arkham/damage-and-horror/card';
import { toEngine as toDamage } from '../../../src/widgets/arkham/damage-and-horror/state';
import { damageCodec } from '../../../src/widgets/arkham/damage-and-horror/url-state';
import { toEngine as toTest } from '../../../src/widgets/arkham/skill-test/bag';
import { skillTestCard } from '../../../src/widgets/arkham/skill-test/card';
import { chainsCard } from '../../../src/widgets/keyforge/chains/card';
import { toEngine as toChains } from '../../../src/widgets/keyforge/chains/state';
import { chainCodec } from '../../../src/widgets/keyforge/chains/url-state';
import { fightCard } from '../../../src/widgets/keyforge/fight/card';
import { loadBoard } from '../../../src/widgets/keyforge/fight/later';
import { toEngine as toFight } from '../../../src/widgets/keyforge/fight/state';
import { fightCodec } from '../../../src/widgets/keyforge/fight/url-state';
import { forgeCard } from '../../../src/widgets/keyforge/forge/card';
import { toEngine as toForge } from '../../../src/widgets/keyforge/forge/state';
import { forgeCodec } from '../../../src/widgets/keyforge/forge/url-state';
import { conflictCard } from '../../../src/widgets/l5r/conflict/card';
import { toEngine as toConflict } from '../../../src/widgets/l5r/conflict/to-engine';
import { conflictCodec } from '../../../src/widgets/l5r/conflict/url-state';
import { duelCard } from '../../../src/widgets/l5r/duel/card';
import { toEngine as toDuel } from '../../../src/widgets/l5r/duel/state';
import { duelCodec } from '../../../src/widgets/l5r/duel/url-state';
import { gloryCountCard } from '../../../src/widgets/l5r/glory-count/card';
import { toEngine as toGlory } from '../../../src/widgets/l5r/glory-count/state';
import { gloryCodec } from '../../../src/widgets/l5r/glory-count/url-state';
import { toAssault } from '../../../src/widgets/mistborn/attack/assault/to-assault';
import { attackCard } from '../../../src/widgets/mistborn/attack/card';
import { toEngine as toAttack } from '../../../src/widgets/mistborn/attack/to-engine';
import { attackCodec } from '../../../src/widgets/mistborn/attack/url-state';
import { metalsCard } from '../../../src/widgets/mistborn/metals/card';
import { toEngine as toMetals } from '../../../src/widgets/mistborn/metals/state';
import { metalsCodec } from '../../../src/widgets/mistborn/metals/url-state';
import { toolCards } from '../../../src/widgets/registry';
import type { Codec } from '../../../src/widgets/shared/use-url-state';
import { data, codec as testCodec } from './arkham/skill-test/real-bags';

// What reads the events of an address comes with the board.
await loadBoard();

/** A tool, what its address writes, and what its engine says of a query. */
const tool = <State>(card: ToolCard, codec: Codec<State>, engine: (state: State) => unknown) => ({
	card,
	read: (query: string) => codec.read(new URLSearchParams(query)),
	say: (query: string) =>
		JSON.stringify(engine(codec.read(new URLSearchParams(query)).state), (_, value) =>
			typeof value === 'bigint' ? String(value) : value,
		),
});

const tools = [
	tool(fightCard, fightCodec, (state) => fight(...toFight(state))),
	tool(chainsCard, chainCodec, (state) => drawWithChains(toChains(state))),
	tool(forgeCard, forgeCodec, (state) => forge(...toForge(state))),
	tool(conflictCard, conflictCodec, (state) => resolveConflict(toConflict(state))),
	tool(duelCard, duelCodec, (state) => resolveDuel(...toDuel(state))),
	tool(gloryCountCard, gloryCodec, (state) => countGlory(toGlory(state))),
	tool(skillTestCard, testCodec, (state) => weigh(toTest(data, state), prepareChoice)),
	tool(damageAndHorrorCard, damageCodec, (state) => dealDamage(...toDamage(state))),
	tool(attackCard, attackCodec, (state) =>
		state.mode === 'assaut' ? resolveAssault(toAssault(state)) : attack(toAttack(state)),
	),
	tool(metalsCard, metalsCodec, (state) => follow(...toMetals(state))),
];

test('every tool is here', () => {
	expect(new Set(tools.map(({ card }) => card))).toEqual(new Set(toolCards));
});

test('a rule opens one tool only', () => {
	const rules = toolCards.flatMap(({ game, cases = {} }) => Object.keys(cases).map((rule) => `${game} ${rule}`));
	expect(new Set(rules).size).toBe(rules.length);
});

describe.each(tools.map(({ card, ...rest }) => ({ name: card.title, card, ...rest })))(
	'$name',
	({ card, read, say }) => {
		test.each(Object.entries(card.cases ?? {}))('%s opens a case that it decides, without a notice', (rule, query) => {
			expect(read(query).notices).toEqual([]);
			expect(card.rules).toContain(rule);
			expect(say(query)).toContain(`"${rule}"`);
		});

		test('has some', () => {
			expect(Object.keys(card.cases ?? {}).length).toBeGreaterThan(3);
		});
	},
);
