import { expect, it } from 'vitest';
import { nextRef } from '../../../src/sheet/moves';

const moves = [
	{ de: '/base/keyforge/glossaire/cuirasse/', vers: '/base/keyforge/glossaire/armure/' },
	{ de: '/base/keyforge/glossaire/armure/#vieux', vers: '/base/keyforge/regles/combat/#neuf' },
];

it.each([
	['/keyforge/glossaire/cuirasse/', '/keyforge/glossaire/armure/'],
	['/keyforge/glossaire/cuirasse/#x', '/keyforge/glossaire/armure/#x'],
	['/keyforge/glossaire/cuirasse/?a=1#x', '/keyforge/glossaire/armure/?a=1#x'],
	['/keyforge/glossaire/armure/#vieux', '/keyforge/regles/combat/#neuf'],
	['/keyforge/glossaire/armure/#autre', undefined],
])('%s leads to %s, under a path too', (ref, to) => {
	expect(nextRef(ref, moves, '/base/')).toBe(to);
});
