import { describe, expect, it } from 'vitest';
import { names } from '../../../../../src/search/cases/arkham/names';
import { LONGEST } from '../../../../../src/search/cases/lexicon';
import { data } from '../../../widgets/arkham/skill-test/real-bags';

describe('the names that a query may hold', () => {
	it('are those of the simulator', () => {
		const ids = {
			campagne: data.campagnes.map(({ id }) => id),
			scenario: data.scenarios.map(({ id }) => id),
			investigateur: data.investigateurs.map(({ id }) => id),
		};
		for (const { kind, id } of names.values()) expect(ids[kind]).toContain(id);
	});

	it('are scenarios of their campaigns', () => {
		for (const { kind, id, campaign } of names.values())
			if (kind === 'scenario') expect(data.scenarios.find((one) => one.id === id)?.campagne, id).toBe(campaign);
	});

	it('have the skills of their cards, alike on each card of the name', () => {
		for (const { id, name, figures } of names.values()) {
			if (figures === undefined) continue;
			const { volonte, intelligence, lutte, agilite } =
				data.investigateurs.find((one) => one.id === id)?.competences ?? {};
			expect(figures.slice(0, 4), name).toBe([volonte, intelligence, lutte, agilite].join(''));
		}
	});

	it('are no longer than is read', () => {
		expect(Math.max(...[...names.keys()].map((name) => name.split('-').length))).toBe(LONGEST);
	});
});
