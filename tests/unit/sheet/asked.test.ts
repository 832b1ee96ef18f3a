import { expect, it } from 'vitest';
import { readAsked } from '../../../src/sheet/asked';

it.each([
	['/ma-feuille/', undefined],
	['/ma-feuille/#contenu', undefined],
	['/ma-feuille/?jeu=keyforge', undefined],
	['/ma-feuille/#f=ab-_', { kind: 'sheet', written: 'ab-_' }],
	['/ma-feuille/?aide=/keyforge/aide/', { kind: 'aid', path: '/keyforge/aide/' }],
	['/ma-feuille/?ajouter=%2Fkeyforge%2Fregles%2Fx%2F%23y', { kind: 'add', ref: '/keyforge/regles/x/#y' }],
	['/ma-feuille/?ajouter=//autre.example/', { kind: 'unknown' }],
	['/ma-feuille/?aide=javascript:alert(1)', { kind: 'unknown' }],
])('%s asks for %j', (address, asked) => {
	expect(readAsked(new URL(address, 'https://arbitre.example'))).toEqual(asked);
});
