/** A draw takes more than it may: more options to weigh, or more bytes to keep. */
export class TooLong extends RangeError {
	override readonly name = 'TooLong';
	/** What it takes too much of. */
	readonly what: 'options' | 'bytes';

	/** `found`: about how many it takes, at least; `most`: how many it may. */
	constructor(what: TooLong['what'], found: number, most: number) {
		super(`Too long to weigh: it takes ${Math.round(found)} ${what} at least, and may take ${most}.`, {
			cause: { found, most },
		});
		this.what = what;
	}
}
