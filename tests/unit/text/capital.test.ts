import { expect, it } from 'vitest';
import { capitalized } from '../../../src/text/capital';

it('a text takes a capital letter, accents and ligatures too', () => {
	expect(['épuisé', 'œuvre', 'Armure', '1 carte', ''].map(capitalized)).toEqual([
		'Épuisé',
		'Œuvre',
		'Armure',
		'1 carte',
		'',
	]);
});
