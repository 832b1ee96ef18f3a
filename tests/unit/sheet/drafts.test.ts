import { expect, it } from 'vitest';
import { newHeading } from '../../../src/sheet/change';
import { forget, memoryPlace } from '../../../src/sheet/device-place';
import { drafted, dropDraft, keepDraft, keepNameDraft, readDrafts, readNameDraft } from '../../../src/sheet/drafts';
import { newItem } from '../../../src/sheet/model';

const rule = { ...newItem('/keyforge/regles/x/#a'), note: 'avant' };

it('what is typed is read again, a line at a time, until it says what is written or is given up', () => {
	const place = memoryPlace();
	const title = newHeading('Le tour');
	keepDraft(place, '1', { before: rule, name: '', note: 'à demi ' });
	keepDraft(place, '1', { before: title, name: 'Le tou', note: '' });
	keepDraft(place, '2', { before: rule, name: 'ailleurs', note: 'avant' });
	expect(readDrafts(place, '1')).toHaveLength(2);
	expect(readDrafts(place, '1')).toContainEqual({ before: rule, name: '', note: 'à demi ' });
	expect(drafted({ before: rule, name: '', note: 'à demi ' })).toEqual({ ...rule, note: 'à demi' });
	keepDraft(place, '1', { before: rule, name: '', note: 'avant' });
	dropDraft(place, '1', title);
	expect(readDrafts(place, '1')).toEqual([]);
	expect(readDrafts(place, '2')).toHaveLength(1);
});

it.each(['', '{', '[]', '[1,"a","b"]', '[[1,"","",0,2,[]],"a","b"]', '[[1,"","",0,2,[["T"]]],"a"]', 'null'])(
	'what is damaged is left out: %s',
	(text) => {
		const place = memoryPlace();
		place.setItem('feuille-brouillon:1:x', text);
		expect(readDrafts(place, '1')).toEqual([]);
	},
);

it('a name that is typed is kept beside the lines, and goes with its sheet', () => {
	const place = memoryPlace();
	keepDraft(place, '1', { before: rule, name: '', note: 'à demi' });
	keepNameDraft(place, '1', 'À nous');
	keepNameDraft(place, '2', 'Ailleurs');
	expect(readNameDraft(place, '1')).toBe('À nous');
	expect(readDrafts(place, '1')).toHaveLength(1);
	keepNameDraft(place, '2', undefined);
	expect(readNameDraft(place, '2')).toBeUndefined();
	forget(place, 'feuille-supprimee:0:1');
	expect(readNameDraft(place, '1')).toBeUndefined();
	expect(place.length).toBe(0);
});
