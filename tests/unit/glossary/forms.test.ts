import { describe, expect, it } from 'vitest';
import { buildFormIndex, formConflicts } from '../../../src/glossary/forms';
import { keyforge, keyforgeTerms, term } from './keyforge-terms';
import { expectLinks } from './marked';

describe('formConflicts', () => {
	it('finds none in terms that share nothing', () => {
		expect(formConflicts(keyforgeTerms)).toEqual([]);
	});

	it('reports a form that two terms declare, whatever its spelling', () => {
		const terms = [
			term('franc-tireur'),
			term('maverick', { variantes: ['Franc tireur'] }),
			term('œuvre'),
			term('oeuvre', { slug: 'ouvrage' }),
		];
		expect(formConflicts(terms)).toEqual([
			{ kind: 'declared/declared', form: 'franc-tireur', slugs: ['franc-tireur', 'maverick'] },
			{ kind: 'declared/declared', form: 'œuvre', slugs: ['oeuvre', 'ouvrage'] },
		]);
	});

	it('counts what a term without links declares, not its inflections', () => {
		expect(formConflicts([term('tour'), term('étape', { variantes: ['tour'], autolien: false })])).toHaveLength(1);
		expect(formConflicts([term('payer', { autolien: false }), term('payé')])).toEqual([]);
		expect(formConflicts([term('marquer', { autolien: false }), term('marqué')])).toEqual([]);
	});

	it('reports inflections that collide, and not those that a term declares', () => {
		const terms = [term('voler'), term('volé'), term('relever'), term('relevé', { variantes: ['relevée'] })];
		expect(formConflicts(terms)).toEqual([
			{ kind: 'generated/generated', form: 'volée', slugs: ['vole', 'voler'] },
			{ kind: 'generated/generated', form: 'volés', slugs: ['vole', 'voler'] },
			{ kind: 'generated/generated', form: 'volées', slugs: ['vole', 'voler'] },
			{ kind: 'generated/generated', form: 'relevés', slugs: ['releve', 'relever'] },
			{ kind: 'generated/generated', form: 'relevées', slugs: ['releve', 'relever'] },
		]);
	});

	it('lets a term repeat its own forms', () => {
		expect(formConflicts([term('insaisissable', { variantes: ['insaisissables', 'Insaisissable'] })])).toEqual([]);
	});
});

describe('who gets a form', () => {
	it('the term that declares it, before one that inflects it', () => {
		const index = buildFormIndex([term('défausser'), term('défausse')]);
		expectLinks('La [[défausse]] grandit ; [[défaussez|defausser]] encore.', index);
	});

	it('the term that links, before the inflection of one that does not', () => {
		const index = buildFormIndex([term('marquer une carte'), term('marqué une carte', { autolien: false })]);
		expectLinks('Une fois [[marquée une carte|marquer-une-carte]], il a marqué une carte.', index);
	});

	it('nobody, when two terms declare it or inflect to it', () => {
		expectLinks('Une clé.', buildFormIndex([term('clé'), term('clef', { variantes: ['clé'] })]));
		expectLinks(
			'Une volée, un [[volé|vole]], il a [[volé|vole]], elles [[volent|voler]].',
			buildFormIndex([term('voler'), term('volé')]),
		);
	});

	it('nobody, when the term that declares it is never linked', () => {
		const index = buildFormIndex([term('tour', { autolien: false }), term('tours')]);
		expectLinks('Un tour, deux [[tours]].', index);
	});
});

describe('buildFormIndex', () => {
	it('does not depend on the order of the terms', () => {
		expect(buildFormIndex([...keyforgeTerms].reverse())).toEqual(keyforge);
	});

	it('asks for the fewest capitals that a term wrote', () => {
		for (const [terme, variante] of [
			['Assaut', 'assaut'],
			['assaut', 'Assaut'],
		] as const) {
			const index = buildFormIndex([term(terme, { variantes: [variante] })]);
			expectLinks('Un [[assaut]], un [[Assaut]], deux [[assauts|assaut]].', index);
		}
	});

	it('drops letters, numbers and phrases that punctuation cuts', () => {
		const forms = [term('X'), term('6'), term('+1'), term('Assaut (X)'), term('moisson, moissonner'), term('«\u00a0»')];
		expect(buildFormIndex(forms)).toEqual({});
	});

	it('is not fooled by words that objects know', () => {
		const index = buildFormIndex([term('constructor')]);
		expectLinks('Un [[constructor]], un __proto__, hasOwnProperty, toString.', index);
		expectLinks('constructor __proto__ valueOf', buildFormIndex([]));
	});
});
