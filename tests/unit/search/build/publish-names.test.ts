import { describe, expect, it } from 'vitest';
import { publishNames } from '../../../../src/search/build/publish-names';
import { loadFull } from '../../../content/full-content';

describe('the published names', () => {
	it('have questions with their answers, corrected cards, and the notions that games share', () => {
		const { library, game } = loadFull();
		const { jeux, noms } = publishNames([game], library.concepts);
		expect(jeux).toEqual({ essai: 'Essai' });
		expect(noms.filter(({ y }) => y === 'faq').map(({ u, n, d, c }) => [u, n, d, c])).toEqual([
			['/essai/faq/zones/', 'FAQ : Zones', expect.any(String), undefined],
			['/essai/faq/zones/#faq-cle', 'Où va la clé\u202f?', 'Dans sa zone.', 'Zones'],
		]);
		expect(noms.filter(({ y }) => y === 'errata').map(({ u, n }) => [u, n])).toEqual([
			['/essai/errata/', 'Errata des cartes'],
			['/essai/errata/#erratum-dague', 'Dague'],
		]);
		expect(noms.find(({ y }) => y === 'concept')).toMatchObject({
			u: '/concepts/protection/',
			n: 'Protéger',
			a: ['ward'],
		});
		expect(noms.find(({ y }) => y === 'concept')).not.toHaveProperty('j');
	});
});
