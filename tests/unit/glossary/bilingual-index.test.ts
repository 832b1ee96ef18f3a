import { describe, it } from 'vitest';
import { buildBilingualIndex } from '../../../src/glossary/bilingual-index';
import type { EnglishNames } from '../../../src/glossary/claims';
import type { TermForms } from '../../../src/glossary/forms';
import { term } from './keyforge-terms';
import { expectLinks } from './marked';

const both = (
	terme: string,
	anglais: readonly string[],
	fields: Partial<TermForms> = {},
): TermForms & EnglishNames => ({
	...term(terme, fields),
	anglais,
});

describe('an index of French forms and English names', () => {
	it('finds both, the English ones as they are written', () => {
		const index = buildBilingualIndex([
			both('armure', ['armor']),
			both('acier', ['Steel']),
			both('attaquer', ['attack']),
		]);
		expectLinks('[[Armor|armure]], [[armures|armure]], armors, [[attack|attaquer]], [[attaquez|attaquer]].', index);
		expectLinks('Du [[Steel|acier]], du steel.', index);
	});

	it('leaves to French what is French, be it never linked', () => {
		const index = buildBilingualIndex([
			both('conflit', ['combat', 'capture', 'point', 'tour']),
			both('combat', ['fight']),
			both('capturer', ['seize']),
			both('point', ['dot'], { autolien: false }),
			both('étape', ['step'], { variantes: ['tour'] }),
		]);
		expectLinks(
			'[[Combat|combat]], [[fight|combat]], [[capture|capturer]], point, dot, [[tour|etape]], [[step|etape]].',
			index,
		);
	});

	it('links no name that two terms have', () => {
		const index = buildBilingualIndex([both('incliné', ['exhausted']), both('épuisé', ['exhausted', 'spent'])]);
		expectLinks('Exhausted, [[spent|epuise]].', index);
	});

	it('links no name of a term that is never linked, and hides what it holds', () => {
		const index = buildBilingualIndex([
			both('zone de jeu', ['play area'], { autolien: false }),
			both('jouer', ['play']),
		]);
		expectLinks('The play area, [[play|jouer]].', index);
	});
});
