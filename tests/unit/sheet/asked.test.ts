import { expect, it } from 'vitest';
import { readAsked } from '../../../src/sheet/asked';

it.each([
	['', undefined],
	['#', undefined],
	['#f=ab-_', { kind: 'sheet', written: 'ab-_' }],
	[
		'#a=%2Fkeyforge%2Fglossaire%2Farmure%2F%23armure-annule',
		{ kind: 'add', ref: '/keyforge/glossaire/armure/#armure-annule' },
	],
	['#aide=/keyforge/aide/', { kind: 'aid', path: '/keyforge/aide/' }],
	['#a=//autre.example/', { kind: 'unknown' }],
	['#a=%E0%A4%A', { kind: 'unknown' }],
	['#contenu', { kind: 'unknown' }],
])('%s asks for %j', (hash, asked) => {
	expect(readAsked(hash)).toEqual(asked);
});
