import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflect } from '../../../src/glossary/inflect';
import { anyText } from './any-text';
import { keyforgeTerms } from './keyforge-terms';

describe('one noun or adjective', () => {
	it.each([
		['armure', ['armures']],
		['Aombre', ['Aombres']],
		['Don', ['Dons']],
		['jeu', ['jeux']],
		['pneu', ['pneus']],
		['anneau', ['anneaux']],
		['vœu', ['vœux']],
		['métal', ['métaux']],
		['festival', ['festivals']],
		['travail', ['travaux']],
		['bijou', ['bijoux']],
		['archives', []],
		['choix', []],
		['sonné', ['sonnée', 'sonnées', 'sonnés']],
		['détruit', ['détruite', 'détruites', 'détruits']],
		['hasardeux', ['hasardeuse', 'hasardeuses']],
		['actif', ['actifs', 'active', 'actives']],
		['attaquant', ['attaquante', 'attaquantes', 'attaquants']],
		['adjacent', ['adjacente', 'adjacentes', 'adjacents']],
		['actuel', ['actuelle', 'actuelles', 'actuels']],
		['insaisissable', ['insaisissables']],
	])('%s: %j', (form, expected) => {
		expect(inflect(form).sort()).toEqual([...expected].sort());
	});

	it.each([
		['incliné', ['incline', 'inclines', 'inclinent', 'incliner']],
		['sonné', ['sonne', 'sonnes']],
		['trait', ['traite']],
		['droit', ['droite']],
		['profit', ['profite']],
		['appel', ['appelle']],
		['chant', ['chante']],
		['remplacement', ['remplacemente']],
		['armée', ['armé']],
		['Don', ['Donne']],
		['signal', ['signale']],
	])('%s does not become %j', (form, friends) => {
		for (const friend of friends) expect(inflect(form)).not.toContain(friend);
	});
});

describe('a noun phrase', () => {
	it.each([
		['effet de remplacement', 'effets de remplacement'],
		['capacité constante', 'capacités constantes'],
		['créature adverse', 'créatures adverses'],
		['icône bonus', 'icônes bonus'],
		['Maison active', 'Maisons actives'],
		['franc-tireur', 'francs-tireurs'],
		['carte action', 'cartes action'],
		['ligne de front', 'lignes de front'],
		['centre de la ligne de front', 'centres de la ligne de front'],
		['réserve d’Aombre', 'réserves d’Aombre'],
		['marqueur +1 en puissance', 'marqueurs +1 en puissance'],
		['marqué pour destruction', 'marquées pour destruction'],
		['non forgée', 'non forgées'],
		['sous-type', 'sous-types'],
	])('%s becomes %s', (form, expected) => {
		expect(inflect(form)).toContain(expected);
	});

	it.each([
		['capacité de carte', ['capacitée de carte', 'capacitées de carte']],
		['action Engager', ['actions Engagers']],
		['fenêtre partagée', ['fenêtres partagée']],
		['niveau II', ['niveaux IIs']],
		['faut annoncer', ['fauts annoncer', 'fauts annoncers']],
		['est censé', ['ests censé', 'ests censés']],
		['ma main', ['mas mains', 'mas main']],
		['choisir une option', ['choisirs une option']],
	])('%s makes no %j, which nobody writes', (form, nonsense) => {
		for (const word of nonsense) expect(inflect(form)).not.toContain(word);
	});

	it.each(['au vol', 'pour chaque', 'de la sorte', 'avant le combat', 'la plus puissante', 'X', '+1', ''])(
		'%j stays as it is',
		(form) => {
			expect(inflect(form)).toEqual([]);
		},
	);
});

describe('any form', () => {
	it('leaves out the form itself, doubles, and forms of fewer than four letters', () => {
		expect(inflect('an')).toEqual([]);
		expect(inflect('clé')).toContain('clés');
		for (const form of keyforgeTerms.flatMap(({ terme, variantes }) => [terme, ...variantes])) {
			const made = inflect(form);
			expect(made).not.toContain(form);
			expect(new Set(made).size).toBe(made.length);
		}
	});

	it('never throws', () => {
		fc.assert(fc.property(anyText, (form) => Array.isArray(inflect(form))));
	});

	it('takes decomposed letters', () => {
		expect(inflect('protéger'.normalize('NFD'))).toEqual(inflect('protéger'));
	});
});
