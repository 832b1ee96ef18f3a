/** The eight metals of the tokens, in the order of the site. */
export const METALS = ['tin', 'bronze', 'zinc', 'iron', 'pewter', 'copper', 'brass', 'steel'] as const;

/** A metal that has a token. */
export type Metal = (typeof METALS)[number];

/** What an ability or an effect can ask for: one of the eight metals, or Atium, which has no token of its own kind. */
export const NEEDS = [...METALS, 'atium'] as const;

export type Need = (typeof NEEDS)[number];

const KNOWN_PAIR: readonly Metal[] = ['iron', 'steel'];

/**
 * Metals that can stand beside `metal` in a flask. The rules name one pair of the four, Iron and Steel (rules fer-paire,
 * acier-paire): for the six other metals, the flask printed on the card decides.
 */
export function listPartners(metal: Metal): readonly Metal[] {
	const known = KNOWN_PAIR.includes(metal);
	return METALS.filter((other) => other !== metal && KNOWN_PAIR.includes(other) === known);
}

/** One value for each key, from a function of the key. */
export function mapOf<Key extends string, Value>(
	keys: readonly Key[],
	compute: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
	return Object.fromEntries(keys.map((key) => [key, compute(key)])) as Record<Key, Value>;
}
