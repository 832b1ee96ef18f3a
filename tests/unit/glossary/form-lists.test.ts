import { describe, expect, it } from 'vitest';
import { indexLists, listForms } from '../../../src/glossary/form-lists';
import { buildFormIndex, type FormIndex } from '../../../src/glossary/forms';
import { games } from '../../content/real-content';
import { term } from './keyforge-terms';

/** An index whose lists of terms are in alphabetical order. */
function sorted({ next, form, sauf }: FormIndex): FormIndex {
	return {
		...(next && { next: new Map([...next].map(([step, node]) => [step, sorted(node)])) }),
		...(form && { form }),
		...(sauf && { sauf: [...sauf].sort() }),
	};
}

describe('forms as lists', () => {
	it('are written as players read them, with the capitals that they need', () => {
		const index = buildFormIndex([
			term('capacité Action', { sauf: ['capacité d’Action Œuvre'] }),
			term('œuvre', { slug: 'oeuvre' }),
			term('ouvrage', { variantes: ['belle œuvre'] }),
			term('chef-d’œuvre', { variantes: ['belle œuvre'] }),
			term('Œil +1', { autolien: false }),
		]);
		const { formes, courantes, voisins, muettes, sauf } = listForms(index);
		expect(formes['capacite-action']).toEqual(['capacité Action', 'capacités Action', 'capacités Actions']);
		expect(formes['chef-d-oeuvre']).toContain("chef d'oeuvre");
		expect(muettes).toEqual(expect.arrayContaining(['belle oeuvre', 'Oeil +1']));
		expect(sauf['capacite-action']).toContain("capacité d'action oeuvre");
		expect([courantes, voisins]).toEqual([{}, []]);
	});

	it.each(games.map((game) => [game.slug, game.forms] as const))(
		'are the same index when read back (%s)',
		(_, forms) => {
			expect(sorted(indexLists(JSON.parse(JSON.stringify(listForms(forms)))))).toEqual(sorted(forms));
		},
	);
});
