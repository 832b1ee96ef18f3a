import { expect, it } from 'vitest';
import { isolated } from '../../../src/text/isolated';

it('leaves what is read from left to right as it is', () => {
	for (const text of ['', 'armure', 'l’épée, « œuvre » … 12', '🎲', '漢字']) expect(isolated(text)).toBe(text);
});

it('closes what is read from right to left', () => {
	expect(isolated('שריון')).toBe('\u2068שריון\u2069');
});

it('shows the signs that turn a direction, those that would open it again too', () => {
	expect(isolated('a\u202eb')).toBe('a\ufffdb');
	expect(isolated('\u2069\u202e\u2066\u200f')).toBe('\ufffd\ufffd\ufffd\ufffd');
});
