// Two tiers. `npm test` asks each promise of what stands for the rest: a tool, a chart, a template. `npm run test:every` asks it
// of all, and runs the files named `*.every.spec.ts` too. docs/testing.md says what belongs where.

/** Whether all is asked. */
export const EVERY = process.env.EVERY === '1';

/**
 * What tests go through: all of a list when all is asked, otherwise what stands for the rest.
 * @throws when nothing of the list stands for it: its tests would be none.
 */
export function sample<T>(all: readonly T[], stands: (item: T, at: number) => boolean): readonly T[] {
	const few = EVERY ? all : all.filter(stands);
	if (few.length === 0) throw new Error('Nothing stands for this list: no test would be made of it.');
	return few;
}

/** How often a property is tried whose cases take long: as often as asked when all is, a quarter of it otherwise. */
export const runs = (all: number): number => (EVERY ? all : Math.ceil(all / 4));
