/** `make`, asked once for each value: what it gave is kept as long as the function is. */
export function remembered<Asked, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
	const kept = new Map<Asked, Made>();
	return (asked) => {
		const known = kept.get(asked);
		if (known !== undefined) return known;
		const made = make(asked);
		kept.set(asked, made);
		return made;
	};
}
