import { expect, test } from '@playwright/test';
import { measureSearchKey, TYPED } from '../../scripts/bench/search-key.mjs';
import { slowAsPhone } from './machine';

/** From a key to its painted answer, in milliseconds, on a phone: nineteen keys in twenty. */
const PER_KEY = 100;

test(`once loaded, a key is answered, and painted, within ${PER_KEY} ms`, async ({ browser }) => {
	test.setTimeout(60_000);
	// Another program may hold the processor for a while; what is slow by itself is slow each time.
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < 3 && least >= PER_KEY; attempt++) {
		const { median, late, keys } = await measureSearchKey(browser, '/keyforge/glossaire/armure/', slowAsPhone);
		console.log(`${keys} keys: median ${median.toFixed(0)} ms, 19 in 20 within ${late.toFixed(0)} ms`);
		expect(keys).toBe(TYPED.length);
		least = Math.min(least, late);
	}
	expect(least).toBeLessThan(PER_KEY);
});
