import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringLate } from '../../../src/late/bring';
import { reloadNeeded } from '../../../src/late/failure';

/** A browser that never fetches again an address that failed once, as Firefox; `has` says what the server has then. */
function stubbornBrowser(has: (address: string) => boolean) {
	const asked: string[] = [];
	const failed = new Set<string>();
	const load = (address: string) => {
		if (!failed.has(address)) {
			asked.push(address);
			if (has(address)) return Promise.resolve('come');
			failed.add(address);
		}
		return Promise.reject(new TypeError('error loading dynamically imported module'));
	};
	return { asked, load };
}

const answer = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve({ status }));

afterEach(() => vi.unstubAllGlobals());

describe('a late part', () => {
	it('that the browser would not fetch again is asked for at another address, and keeps it', async () => {
		let mended = false;
		const { asked, load } = stubbornBrowser(() => mended);
		const part = () => bringLate((at) => load(at('./Part.1.js')));
		answer(500);
		await expect(part()).rejects.toMatchObject({ status: 500 });
		mended = true;
		answer(200);
		await expect(part()).resolves.toBe('come');
		await expect(part()).resolves.toBe('come');
		expect(asked).toEqual(['./Part.1.js', './Part.1.js#1', './Part.1.js#1']);
	});

	it('that fails at its other address too gets a third one', async () => {
		const { asked, load } = stubbornBrowser((address) => address.endsWith('#11'));
		const part = () => bringLate((at) => load(at('./Part.2.js')));
		answer(200);
		await expect(part()).rejects.toMatchObject({ status: 200 });
		await expect(part()).resolves.toBe('come');
		expect(asked).toEqual(['./Part.2.js', './Part.2.js#1', './Part.2.js#11']);
	});

	it('without network has no status', async () => {
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
		const error = await bringLate((at) => Promise.reject(new TypeError(at('./Part.3.js')))).catch((reason) => reason);
		expect(error.status).toBeUndefined();
		expect(reloadNeeded(error)).toBeUndefined();
	});
});

describe('what only a reload brings', () => {
	it.each([
		[404, 'Le site a été mis à jour.'],
		[200, 'Rechargez la page.'],
		[500, undefined],
		[undefined, undefined],
	])('when the server answers %s: %s', (status, told) => {
		expect(reloadNeeded(status === undefined ? {} : { status })).toBe(told);
	});
});
