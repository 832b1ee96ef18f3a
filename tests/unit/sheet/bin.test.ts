import { describe, expect, it } from 'vitest';
import { DAYS, discard, listBin, MAX_BINNED, MAX_SIZE, purge, restore } from '../../../src/sheet/bin';
import { createSheet } from '../../../src/sheet/create';
import { memoryPlace, type Place } from '../../../src/sheet/device-place';
import { keepDraft } from '../../../src/sheet/drafts';
import { emptySheet, newItem } from '../../../src/sheet/model';
import { changeSheet, listSheets, writeSeen } from '../../../src/sheet/store';

const NOW = Date.UTC(2026, 10, 28);
const DAY = 86_400_000;
const rule = newItem('/keyforge/regles/x/#a');

function make(place: Place, name: string, now = NOW): string {
	const made = createSheet(place, { ...emptySheet(name, ''), entries: [rule] }, now);
	if (typeof made === 'string') throw new Error(made);
	return made.id;
}

/** A device with so much room, in characters. */
function smallPlace(room: number): Place {
	const place = memoryPlace();
	const size = () =>
		Array.from({ length: place.length }, (_, at) => {
			const key = place.key(at) ?? '';
			return key.length + (place.getItem(key)?.length ?? 0);
		}).reduce((sum, one) => sum + one, 0);
	return {
		get length() {
			return place.length;
		},
		key: place.key,
		getItem: place.getItem,
		removeItem: place.removeItem,
		setItem: (key, text) => {
			const before = place.getItem(key);
			const grows = text.length - (before === null ? -key.length : before.length);
			if (grows > 0 && size() + grows > room) throw new Error('full');
			place.setItem(key, text);
		},
	};
}

describe('deleted sheets', () => {
	it('come back as they were, with their words and what was being typed', () => {
		const place = memoryPlace();
		const id = make(place, 'Ce soir');
		writeSeen(place, id, { [rule.ref]: ['Armure', 'KeyForge', 'Texte.'] });
		keepDraft(place, id, { before: rule, name: '', note: 'à demi' });
		const before = Array.from({ length: place.length }, (_, at) => place.getItem(place.key(at) ?? '')).sort();
		expect(discard(place, id, NOW)).toMatchObject({ kept: true });
		expect(listSheets(place)).toEqual([]);
		expect(listBin(place)).toMatchObject([{ id, at: NOW, sheet: { name: 'Ce soir' } }]);
		expect(restore(place, listBin(place)[0]?.key ?? '')).toBeUndefined();
		expect(Array.from({ length: place.length }, (_, at) => place.getItem(place.key(at) ?? '')).sort()).toEqual(before);
	});

	it('come back when this version cannot read them, too', () => {
		const place = memoryPlace();
		place.setItem('feuille:000000001', '[9,"Demain"]');
		discard(place, '000000001', NOW);
		expect(listBin(place)).toMatchObject([{ fault: 'foreign' }]);
		restore(place, listBin(place)[0]?.key ?? '');
		expect(place.getItem('feuille:000000001')).toBe('[9,"Demain"]');
	});

	it('go after thirty days, with all that was kept of them; a clock that goes back takes none', () => {
		const place = memoryPlace();
		const id = make(place, 'Ce soir');
		writeSeen(place, id, { [rule.ref]: ['A', 'K', 'T'] });
		keepDraft(place, id, { before: rule, name: '', note: 'à demi' });
		discard(place, id, NOW);
		purge(place, NOW - 400 * DAY);
		purge(place, NOW + DAYS * DAY);
		expect(listBin(place)).toHaveLength(1);
		purge(place, NOW + DAYS * DAY + 1);
		expect(listBin(place)).toEqual([]);
		expect(Array.from({ length: place.length }, (_, at) => place.key(at))).toEqual(['feuille-ouverte']);
	});

	it('are twenty at most, and take no more than their room', () => {
		const place = memoryPlace();
		for (let at = 0; at < MAX_BINNED + 3; at++) discard(place, make(place, `n${at}`, NOW + at), NOW + at);
		expect(listBin(place).map(({ sheet }) => sheet?.name)).toEqual(
			Array.from({ length: MAX_BINNED }, (_, at) => `n${MAX_BINNED + 2 - at}`),
		);
		place.setItem('feuille:000000001', 'x'.repeat(MAX_SIZE));
		discard(place, '000000001', NOW + DAY);
		expect(listBin(place)).toHaveLength(1);
	});

	it('give their room before a change is refused, the oldest first, and only if that helps', () => {
		const place = smallPlace(500);
		const old = make(place, 'vieille', NOW);
		discard(place, old, NOW);
		discard(place, make(place, 'hier', NOW + 1), NOW + DAY);
		const id = make(place, 'Ce soir', NOW + 2);
		const name = 'N'.repeat(280);
		expect(changeSheet(place, id, (sheet) => ({ ...sheet, name }))).toMatchObject({ name });
		expect(listBin(place).map(({ sheet }) => sheet?.name)).toEqual(['hier']);
		expect(changeSheet(place, id, (sheet) => ({ ...sheet, name: 'N'.repeat(900) }))).toBe('full');
		expect(listSheets(place)[0]?.sheet?.name).toHaveLength(80);
	});

	it('stay when the browser refuses whatever is written', () => {
		const place = memoryPlace();
		discard(place, make(place, 'hier'), NOW);
		const id = make(place, 'Ce soir', NOW + 1);
		const refusing: Place = {
			...place,
			get length() {
				return place.length;
			},
			setItem: () => {
				throw new Error('no');
			},
		};
		expect(changeSheet(refusing, id, (sheet) => ({ ...sheet, name: 'x' }))).toBe('full');
		expect(listBin(place)).toHaveLength(1);
	});

	it('can be deleted without room for them', () => {
		const place = smallPlace(110);
		const id = make(place, 'Ce soir');
		expect(discard(place, id, NOW)).toMatchObject({ kept: false, text: expect.stringContaining('Ce soir') });
		expect(listSheets(place)).toEqual([]);
	});
});
