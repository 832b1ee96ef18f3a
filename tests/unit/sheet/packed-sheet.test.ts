import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntry, emptySheet, newItem } from '../../../src/sheet/model';
import { LONGEST, packSheet, unpackSheet } from '../../../src/sheet/packed-sheet';
import { sheets } from './sheets';

describe('a sheet in an address', () => {
	it('comes back as it was', () =>
		fc.assert(
			fc.asyncProperty(sheets, async (sheet) => {
				expect(await unpackSheet(await packSheet(sheet))).toEqual({ sheet, dropped: 0 });
			}),
			{ numRuns: 60 },
		));

	it('is made of signs that every messenger leaves alone', async () => {
		expect(await packSheet(emptySheet('L’été « à table »', '2026-11-24'))).toMatch(/^[\w-]+$/);
	});

	it('stays short for forty rules', async () => {
		const refs = Array.from(
			{ length: 40 },
			(_, at) => `/keyforge/glossaire/terme-${at * 7919}/#terme-regle-${at * 104729}`,
		);
		const sheet = refs.reduce((so, ref) => addEntry(so, newItem(ref)), emptySheet('Ce soir', '2026-11-24'));
		expect((await packSheet(sheet)).length).toBeLessThan(2000);
	});

	it.each([
		['nothing', ''],
		['a word', 'bonjour'],
		['other signs', '%C3%A9#é'],
		['a sheet cut in two', 'q1bKS8xNVbJSCkotLk3KSsxLzlDSUcpNTAHSRgZGZroG'],
	])('refuses %s', async (_, text) => {
		expect(await unpackSheet(text)).toBe('foreign');
	});

	it('refuses what is too long, or swells too much once open', async () => {
		expect(await unpackSheet('a'.repeat(LONGEST + 1))).toBe('too-long');
		const bomb = deflateRawSync(Buffer.alloc(5_000_000, 32)).toString('base64url');
		expect(await unpackSheet(bomb)).toBe('too-long');
	});
});
