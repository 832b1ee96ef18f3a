import { describe, expect, it } from 'vitest';
import { emptySheet } from '../../../src/sheet/model';
import {
	chooseSheet,
	eraseSheet,
	listSheets,
	MAX_SHEETS,
	memoryPlace,
	newId,
	openSheet,
	type Place,
	readSeen,
	writeSeen,
	writeSheet,
} from '../../../src/sheet/store';

const sheet = emptySheet('Ce soir', '2026-11-24');

/** A device with one sheet, and what is written of it. */
function deviceWithOne(): { place: Place; id: string; text: string } {
	const place = memoryPlace();
	const id = newId(place, 1000);
	writeSheet(place, id, sheet, undefined);
	return { place, id, text: listSheets(place)[0]?.text ?? '' };
}

describe('sheets on the device', () => {
	it('are found again in the order in which they were made, whatever the clock says', () => {
		const { place, id } = deviceWithOne();
		const second = newId(place, 1);
		expect(second > id).toBe(true);
		expect(writeSheet(place, second, { ...sheet, name: 'Tournoi' }, undefined)).toBeUndefined();
		expect(listSheets(place).map((kept) => kept.sheet?.name)).toEqual(['Ce soir', 'Tournoi']);
		expect(openSheet(place)?.id).toBe(second);
		chooseSheet(place, id);
		expect(openSheet(place)?.id).toBe(id);
	});

	it('are not written over what another tab wrote', () => {
		const { place, id, text } = deviceWithOne();
		expect(writeSheet(place, id, { ...sheet, name: 'Là' }, text)).toBeUndefined();
		expect(writeSheet(place, id, { ...sheet, name: 'Ici' }, text)).toBe('changed');
		expect(eraseSheet(place, id, text)).toBe('changed');
		expect(openSheet(place)?.sheet?.name).toBe('Là');
	});

	it('have a bound, and stay as they are without room', () => {
		const { place, id, text } = deviceWithOne();
		for (let at = 1; at < MAX_SHEETS; at++) writeSheet(place, newId(place, 1000 + at), sheet, undefined);
		expect(writeSheet(place, newId(place, 9000), sheet, undefined)).toBe('many');
		const full: Place = {
			...place,
			length: place.length,
			setItem: () => {
				throw new Error('full');
			},
		};
		expect(writeSheet(full, id, { ...sheet, name: 'Plus' }, text)).toBe('full');
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

	it('leave nothing behind', () => {
		const { place, id, text } = deviceWithOne();
		writeSeen(place, id, { '/keyforge/x/': ['Armure', 'KeyForge', 'a'.repeat(5000)] });
		expect(readSeen(place, id)['/keyforge/x/']?.[2]).toHaveLength(3000);
		expect(eraseSheet(place, id, text)).toBeUndefined();
		expect(place.length).toBe(0);
	});

	it('do without words that cannot be read', () => {
		const place = memoryPlace();
		place.setItem('feuille-mots:1', '{"a":["x"],"b":["t","p","x"]}');
		expect(readSeen(place, '1')).toEqual({ b: ['t', 'p', 'x'] });
		place.setItem('feuille-mots:1', '{');
		expect(readSeen(place, '1')).toEqual({});
	});
});
