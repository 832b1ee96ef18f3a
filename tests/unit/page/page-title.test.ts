import { expect, it } from 'vitest';
import type { Game } from '../../../src/library/types';
import { titleElsewhere } from '../../../src/page/page-title';

const game = { data: { nom: 'KeyForge', court: 'KeyForge' } } as Game;

it.each([
	['Armure', 'terme', 'Armure · Glossaire KeyForge'],
	['Combat', 'chapitre', 'Combat · Règles KeyForge'],
	['FAQ : Combat', 'faq', 'FAQ : Combat · KeyForge'],
	['Aide de jeu', 'aide', 'Aide de jeu · KeyForge'],
	['Glossaire de KeyForge', undefined, 'Glossaire de KeyForge'],
])('« %s » is read away from the site with its game', (title, kind, expected) => {
	expect(titleElsewhere(title, game, kind)).toBe(expected);
});

it('names no game where there is none', () => {
	expect(titleElsewhere('Nouveautés', undefined, undefined)).toBe('Nouveautés');
});
