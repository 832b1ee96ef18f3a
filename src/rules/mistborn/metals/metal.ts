/** The eight metals of the tokens, in the order of the site. */
export const METAUX = ['etain', 'bronze', 'zinc', 'fer', 'potin', 'cuivre', 'laiton', 'acier'] as const;

/** A metal that has a token. */
export type Metal = (typeof METAUX)[number];

/** What an ability or an effect can ask for: one of the eight metals, or Atium, which has no token of its own kind. */
export const BESOINS = [...METAUX, 'atium'] as const;

export type Besoin = (typeof BESOINS)[number];

const PAIRE_CONNUE: readonly Metal[] = ['fer', 'acier'];

/**
 * Metals that can stand beside `metal` in a flask. The rules name one pair of the four, Fer and Acier (rules fer-paire,
 * acier-paire): for the six other metals, the flask printed on the card decides.
 */
export function listPartenaires(metal: Metal): readonly Metal[] {
	const connu = PAIRE_CONNUE.includes(metal);
	return METAUX.filter((autre) => autre !== metal && PAIRE_CONNUE.includes(autre) === connu);
}

/** One value for each key, from a function of the key. */
export function mapOf<Key extends string, Value>(
	keys: readonly Key[],
	compute: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
	return Object.fromEntries(keys.map((key) => [key, compute(key)])) as Record<Key, Value>;
}
