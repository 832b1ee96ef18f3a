/** Things in parts of some each, in their order; the last part may be shorter. */
export const inParts = <One>(all: readonly One[], each: number): One[][] =>
	Array.from({ length: Math.ceil(all.length / each) }, (_, at) => all.slice(at * each, (at + 1) * each));
