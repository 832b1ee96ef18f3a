import { describe, expect, it } from 'vitest';
import { contrasts, isException, leans } from '../../../../src/library/passages/openings';

describe('the first words of a statement', () => {
	it('lean on the sentence before', () => {
		expect(leans('Elle s’incline.')).toBe(true);
		expect(leans('Sinon, rien ne se passe.')).toBe(true);
		expect(leans('Dans les deux cas, il est éliminé.')).toBe(true);
		expect(leans('Un tel soutien ne peut pas gagner de vie.')).toBe(true);
	});

	it('or on nothing', () => {
		expect(leans('Il faut une cible.')).toBe(false);
		expect(leans('Il n’y a pas de limite.')).toBe(false);
		expect(leans('Ilot perdu.')).toBe(false);
		expect(leans('Dans tous les cas, l’investigateur est éliminé.')).toBe(false);
	});

	it('tell an exception', () => {
		expect(isException('Exception : une carte unique.')).toBe(true);
		expect(isException('Une exception : la marée.')).toBe(true);
		expect(isException('Seule exception, l’icône bonus.')).toBe(true);
		expect(isException('Exceptionnellement, piochez.')).toBe(false);
		expect(isException('Sauf indication contraire, piochez.')).toBe(false);
	});

	it('tell the other side of a case', () => {
		expect(contrasts('Avant le tiret : le coût.', 'Après le tiret : l’effet.')).toBe(true);
		expect(contrasts('Sans le mot-clé Rapide : non.', 'Avec le mot-clé Rapide : oui.')).toBe(true);
		expect(contrasts('Si le début est résolu, la fin l’est.', 'Si le début n’est pas résolu, rien.')).toBe(true);
	});

	it('and not two cases of one side, nor what is no case', () => {
		expect(contrasts('Si le début est résolu, oui.', 'Si le début est annulé, non.')).toBe(false);
		expect(contrasts('Avant le tiret : le coût.', 'Après le combat : l’effet.')).toBe(false);
		expect(contrasts('La carte est à vous.', 'La carte n’est pas à vous.')).toBe(false);
	});
});
