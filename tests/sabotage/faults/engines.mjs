// Engines that forget a rule, count wrong or cite another rule.

/** @typedef {import('../tools/fault.mjs').Fault} Fault */

/**
 * @param {string} name
 * @param {string} file Below `src/rules/`.
 * @param {string | RegExp} from
 * @param {string} to
 * @param {string} test Below `tests/unit/rules/`.
 * @param {RegExp} says
 * @returns {Fault}
 */
const engine = (name, file, from, to, test, says) => ({
	name,
	make: ({ sources }) => sources.edit(`src/rules/${file}`, from, to),
	check: { runner: 'unit', file: `tests/unit/rules/${test}.test.ts`, title: '' },
	says,
});

/** @type {readonly Fault[]} */
export const faults = [
	engine(
		'fight-armor-that-is-not-used-up',
		'keyforge/fight/armor.ts',
		'armorUsed: creature.armorUsed + canceled',
		'armorUsed: creature.armorUsed',
		'keyforge/fight/armor',
		/armorUsed/,
	),
	engine(
		'fight-poison-cites-another-rule',
		'keyforge/fight/poison.ts',
		"byPower ? 'poison-au-moins-un' : 'poison-puissance-seulement'",
		"byPower ? 'poison-puissance-seulement' : 'poison-au-moins-un'",
		'keyforge/fight/poison',
		/poison-(au-moins-un|puissance-seulement)/,
	),
	engine(
		'chains-band-one-too-narrow',
		'keyforge/chains/bands.ts',
		'BAND_WIDTH = 6',
		'BAND_WIDTH = 5',
		'keyforge/chains/bands',
		/expected/,
	),
	engine(
		'chains-end-without-a-word',
		'keyforge/chains/draw.ts',
		'chains > 0 ? shed',
		'chains >= 0 ? shed',
		'keyforge/chains/coverage',
		/free|regles-chaines-fin/,
	),
	engine('forge-cost-one-too-low', 'keyforge/forge/cost.ts', 'BASE = 6', 'BASE = 5', 'keyforge/forge/step-1', /[56]/),
	engine(
		'forge-floor-without-a-word',
		'keyforge/forge/cost.ts',
		'computed >= 0) return',
		'computed >= -99) return',
		'keyforge/forge/coverage',
		/cost-floor|etape-1-prix-nul/,
	),
	engine(
		'duel-gives-more-than-there-is',
		'l5r/duel/transfer.ts',
		'Math.min(difference, state.honor[from])',
		'difference',
		'l5r/duel/transfer',
		/expected/,
	),
	engine(
		'duel-cites-another-rule',
		'l5r/duel/transfer.ts',
		"rule: 'donner-definition'",
		"rule: 'duel-d-5'",
		'l5r/duel/coverage',
		/donner-definition/,
	),
	engine(
		'conflict-bowed-character-counts',
		'l5r/conflict/total.ts',
		'if (character.bowed)',
		'if (character.bowed && false)',
		'l5r/conflict/total',
		/"attacker": 4/,
	),
	engine(
		'conflict-defender-that-left-after-the-comparison',
		'l5r/conflict/unopposed.ts',
		'state.compared?.defender ?? []',
		"listParticipants(state, 'defender')",
		'l5r/conflict/later-events',
		/"unopposed": false/,
	),
	engine(
		'damage-that-an-asset-may-not-take',
		'arkham/damage-and-horror/maximum.ts',
		' || dealt[affliction].direct',
		'',
		'arkham/damage-and-horror/assign',
		/expected/,
	),
	engine(
		'skill-test-equal-value-fails',
		'arkham/skill-test/conclusion.ts',
		'total >= target',
		'total > target',
		'arkham/skill-test/outcome',
		/expected/,
	),
	engine(
		'attack-passes-a-defender',
		'mistborn/attack/allies.ts',
		/!(\w+)\.defender && (\w+)\.length > 0/,
		'!$1.defender && $2.length > 9',
		'mistborn/attack/allies',
		/regles-combat-defenseur|expected/,
	),
	engine(
		'lord-ruler-healed-without-end',
		'mistborn/attack/assault/resolution.ts',
		'MAX_HEALTH = 48',
		'MAX_HEALTH = 99',
		'mistborn/attack/assault/end',
		/48/,
	),
	engine(
		'metals-cites-another-rule',
		'mistborn/metals/token.ts',
		/recipient === null \? 'metaux-sans-effet' : 'metaux-bruler-poser'/,
		"recipient === null ? 'metaux-bruler-poser' : 'metaux-sans-effet'",
		'mistborn/metals/tokens',
		/metaux-(sans-effet|bruler-poser)/,
	),
	engine(
		'timing-counter-out-of-its-bounds',
		'timing/counters.ts',
		'Math.min(max, Math.max(min, value))',
		'value',
		'timing/counters',
		/expected/,
	),
	{
		name: 'trace-without-its-rule',
		make: ({ sources }) => sources.edit('src/rules/keyforge/fight/armor.ts', /\t*rule: 'armure-annule',\n/, ''),
		check: { runner: 'types', file: 'src/rules/tsconfig.json', title: '' },
		says: /armor\.ts.*(rule|not assignable)/,
	},
];
