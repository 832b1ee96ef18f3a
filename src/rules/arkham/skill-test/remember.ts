/** What is known under a key, worked out the first time it is needed. */
export function remember<Key, Value>(known: Map<Key, Value>, key: Key, create: () => Value): Value {
	const found = known.get(key);
	if (found !== undefined) return found;
	const value = create();
	known.set(key, value);
	return value;
}
