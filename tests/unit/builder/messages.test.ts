import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCase } from '../../../src/builder/messages';

const ID = 'keyforge/combat';
const message = { type: 'arbitre:cas', version: 1, id: ID, parametres: 'a=puissance.3' };

describe('the case that a frame tells', () => {
	it('is read from a message of version 1 about what is framed', () => {
		expect(readCase(message, ID)).toBe('a=puissance.3');
		expect(readCase({ ...message, parametres: '', more: 1 }, ID)).toBe('');
	});

	it.each([
		['another type', { ...message, type: 'arbitre:hauteur' }],
		['another version', { ...message, version: 2 }],
		['another frame', { ...message, id: 'keyforge/forge' }],
		['no text', { ...message, parametres: ['a=1'] }],
		['a text of megabytes', { ...message, parametres: 'a'.repeat(100_000) }],
		['nothing', null],
		['a text', 'arbitre:cas'],
	])('is not read from %s', (_, data) => {
		expect(readCase(data, ID)).toBeUndefined();
	});

	it('is not found in anything else', () => {
		fc.assert(fc.property(fc.anything(), (data) => readCase(data, ID) === undefined));
	});
});
