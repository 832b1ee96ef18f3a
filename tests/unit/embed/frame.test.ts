import { describe, expect, it } from 'vitest';
import { themeNotice } from '../../../src/embed/frame/theme';
import { wordpressSecret } from '../../../src/embed/frame/wordpress';
import { readHeight } from '../../../src/embed/read-height';

describe('readHeight', () => {
	const message = { type: 'arbitre:hauteur', version: 1, id: 'keyforge/combat', hauteur: 412.2 };

	it('reads the height of a message of version 1, rounded up', () => {
		expect(readHeight(message)).toBe(413);
	});

	it.each([
		undefined,
		null,
		'arbitre:hauteur',
		412,
		[],
		{},
		{ ...message, type: 'hauteur' },
		{ ...message, version: 2 },
		{ ...message, version: '1' },
		...[Number.NaN, Number.POSITIVE_INFINITY, 0, -1, 1e9, '412', null, {}].map((hauteur) => ({ ...message, hauteur })),
	])('is not taken in by %j', (data) => {
		expect(readHeight(data)).toBeUndefined();
	});
});

describe('wordpressSecret', () => {
	it('is read from the fragment that WordPress adds', () => {
		expect(wordpressSecret('#?secret=Ab3dEf7hIj')).toBe('Ab3dEf7hIj');
	});

	it.each(['', '#', '#armure-annule', '#?secret=', '#?secret=<b>', '#?secret=Ab3dEf7hIj&x=1'])(
		'is not in « %s »',
		(hash) => {
			expect(wordpressSecret(hash)).toBeUndefined();
		},
	);
});

describe('themeNotice', () => {
	const notice = (query: string) => themeNotice(new URLSearchParams(query));

	it.each(['', 'theme=clair', 'theme=sombre', 'theme=auto', 'a=puissance.3'])(
		'has nothing to say of « %s »',
		(query) => {
			expect(notice(query)).toBeUndefined();
		},
	);

	it('names a theme that is none of ours, and those that are', () => {
		expect(notice('theme=dark')).toBe('Thème « dark » inconnu : « clair », « sombre » ou « auto » est attendu.');
	});

	it('cuts a long one', () => {
		expect(notice(`theme=${'x'.repeat(500)}`)?.length).toBeLessThan(150);
	});
});
