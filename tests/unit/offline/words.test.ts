import { expect, it } from 'vitest';
import { mayAsk } from '../../../src/offline/page/newest';
import { faultInWords, restInWords, sizeInWords } from '../../../src/offline/page/words';
import { Fault, storageFault } from '../../../src/offline/store/fault';

const plain = (text: string) => text.replace(/\s/g, ' ');

it('sizes are told in kilobytes, then in megabytes', () => {
	expect([1, 950, 94_000, 95_000, 800_000, 21_609_919].map((bytes) => plain(sizeInWords(bytes)))).toEqual([
		'1 ko',
		'1 ko',
		'94 ko',
		'0,1 Mo',
		'0,8 Mo',
		'21,6 Mo',
	]);
});

it('what is left is told, down to nothing', () => {
	expect(plain(restInWords(132, 800_000))).toBe('Il reste 132 fichiers (0,8 Mo).');
	expect(plain(restInWords(1329, 18_200_000))).toBe('Il reste 1 329 fichiers (18,2 Mo).');
	expect(plain(restInWords(1, 900))).toBe('Il reste 1 fichier (1 ko).');
	expect(restInWords(0, 0)).toContain('vérifier');
});

it('what a browser refuses is told apart from what the network does', () => {
	const refusal = (name: string) => faultInWords(storageFault(new DOMException('', name)), 21_609_919);
	expect(refusal('QuotaExceededError')).toContain('La place manque');
	expect(refusal('SecurityError')).toContain('refuse de garder');
	expect(storageFault(new Fault('network')).kind).toBe('network');
	expect(faultInWords(new Fault('broken', '/keyforge/'), undefined)).toContain('/keyforge/');
});

it('the server is asked once a day, also when the clock went back', () => {
	const now = Date.parse('2026-11-28T12:00:00Z');
	expect(mayAsk(undefined, now)).toBe(true);
	expect(mayAsk('2026-11-27T11:00:00Z', now)).toBe(true);
	expect(mayAsk('2026-11-28T11:00:00Z', now)).toBe(false);
	expect(mayAsk('2027-11-28T11:00:00Z', now)).toBe(true);
});
