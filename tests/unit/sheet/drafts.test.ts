import { expect, it } from 'vitest';
import { newHeading } from '../../../src/sheet/change';
import { memoryPlace } from '../../../src/sheet/device-place';
import { drafted, dropDraft, keepDraft, readDrafts } from '../../../src/sheet/drafts';
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
