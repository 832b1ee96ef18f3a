import { describe, expect, it } from 'vitest';
import { createSheet, MAX_SHEETS } from '../../../src/sheet/create';
import { memoryPlace, type Place } from '../../../src/sheet/device-place';
import { emptySheet } from '../../../src/sheet/model';
import { changeSheet, chooseSheet, listSheets, openSheet, readSeen, writeSeen } from '../../../src/sheet/store';

const sheet = emptySheet('Ce soir', '2026-11-24');

const make = (place: Place, name = 'Ce soir', now = 1000) => {
	const made = createSheet(place, { ...sheet, name }, now);
	return typeof made === 'string' ? made : made.id;
};

describe('sheets on the device', () => {
	it('are found again in the order in which they were made, whatever the clock says', () => {
		const place = memoryPlace();
		const id = make(place);
		const second = make(place, 'Tournoi', 1);
		expect(second > id).toBe(true);
		expect(listSheets(place).map((kept) => kept.sheet?.name)).toEqual(['Ce soir', 'Tournoi']);
		expect(openSheet(place)?.id).toBe(second);
		chooseSheet(place, id);
		expect(openSheet(place)?.id).toBe(id);
	});

	it('are changed as they are written, and not at all when nothing changes or when they are gone', () => {
		const place = memoryPlace();
		const id = make(place);
		expect(changeSheet(place, id, (now) => ({ ...now, name: `${now.name} !` }))).toMatchObject({ name: 'Ce soir !' });
		const silent: Place = {
			...place,
			setItem: () => {
				throw new Error('written');
			},
		};
		expect(changeSheet(silent, id, (now) => now)).toMatchObject({ name: 'Ce soir !' });
		place.removeItem(`feuille:${id}`);
		expect(changeSheet(place, id, (now) => ({ ...now, name: 'Ici' }))).toBe('deleted');
		expect(listSheets(place)).toEqual([]);
	});

	it('have a bound, and stay as they are without room', () => {
		const place = memoryPlace();
		const id = make(place);
		for (let at = 1; at < MAX_SHEETS; at++) make(place);
		expect(make(place)).toBe('many');
		const full: Place = {
			...place,
			get length() {
				return place.length;
			},
			setItem: () => {
				throw new Error('full');
			},
		};
		expect(changeSheet(full, id, (now) => ({ ...now, name: 'Plus' }))).toBe('full');
		expect(writeSeen(full, id, {})).toBe(false);
		expect(listSheets(place)).toHaveLength(MAX_SHEETS);
	});

	it.each([
		['nothing that is read', 'Bonjour', 'foreign'],
		['of a later version', '[9,"Demain","",0,2,[]]', 'newer'],
		['with a line that is not understood', '[1,"Demain","",0,2,[["javascript:x",""]]]', 'newer'],
	])('are left alone when they are %s', (_, text, fault) => {
		const place = memoryPlace();
		place.setItem('feuille:1', text);
		expect(listSheets(place)).toEqual([{ id: '1', text, sheet: undefined, fault }]);
	});

	it('keep no more words than there is room for', () => {
		const place = memoryPlace();
		writeSeen(place, '1', { '/keyforge/x/': ['Armure', 'KeyForge', 'a'.repeat(5000)] });
		expect(readSeen(place, '1')['/keyforge/x/']?.[2]).toHaveLength(3000);
	});

	it('do without words that cannot be read', () => {
		const place = memoryPlace();
		place.setItem('feuille-mots:1', '{"a":["x"],"b":["t","p","x"]}');
		expect(readSeen(place, '1')).toEqual({ b: ['t', 'p', 'x'] });
		place.setItem('feuille-mots:1', '{');
		expect(readSeen(place, '1')).toEqual({});
	});
});
