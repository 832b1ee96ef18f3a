import Ability from './Ability.astro';
import Contradiction from './Contradiction.astro';
import Example from './Example.astro';
import Icon from './Icon.astro';
import Legend from './Legend.astro';
import Table from './Table.astro';

/**
 * Blocks that authors may use in MDX, by the name they write; the checks of the library know the same names. Tables and texts
 * of cards, which Markdown writes, are drawn by ours. `<Outil>` comes from the pages, where text and widgets meet.
 */
export const contentBlocks = {
	Ability,
	Exemple: Example,
	Contradiction,
	Icone: Icon,
	Legende: Legend,
	table: Table,
};
