/** Freezes a value and all that it holds: an engine that wrote in its input would throw. */
export function deepFreeze<T extends object>(value: T): T {
	for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
	return Object.freeze(value);
}
