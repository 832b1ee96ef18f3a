import type { Drawings } from '../../glossary/fragment';
import { attribute } from '../../glossary/mdast';
import { iconOf } from '../../icons/icons';
import { roles } from '../../page/abilities/roles';

/** What bare pages draw of the blocks of authors, as pages of the site do: icons beside their words, the key of abilities. */
export const drawingsOf = (game: string): Drawings => ({
	Icone: (block) => iconHtml(game, attribute(block, 'nom') ?? ''),
	Legende: () => legend,
});

function iconHtml(game: string, name: string): string {
	const { stroke, fill } = iconOf(game, name) ?? {};
	const paths = `${stroke ? `<path d="${stroke}"/>` : ''}${fill ? `<path class="plein" d="${fill}"/>` : ''}`;
	return paths && `<span class="picto" aria-hidden="true"><svg viewBox="0 0 20 20">${paths}</svg></span>`;
}

const legend = `<dl class="legende">${Object.entries(roles)
	.map(([role, { name, meaning }]) => `<div><dt class="role-${role}">${name}</dt><dd>${meaning}</dd></div>`)
	.join('')}</dl>`;
