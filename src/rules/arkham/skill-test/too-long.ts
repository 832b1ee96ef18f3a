/** A draw may go in more ways than are to be weighed. */
export class TooLong extends RangeError {
	override readonly name = 'TooLong';

	/** `found`: at least how many were found; `most`: how many may be weighed. */
	constructor(found: number, most: number) {
		super(`Too long to weigh: ${found} things may happen at least, ${most} at most are weighed.`, {
			cause: { found, most },
		});
	}
}
