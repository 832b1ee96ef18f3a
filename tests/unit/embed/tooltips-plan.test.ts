import { describe, expect, it } from 'vitest';
import { planRun } from '../../../src/embed/tooltips/plan';
import type { Run } from '../../../src/embed/tooltips/runs';
import { readTerms } from '../../../src/embed/tooltips/terms-file';

const terms = readTerms(
	JSON.stringify({
		version: '1.0',
		jeu: 'essai',
		nom: 'Essai',
		glossaire: '/essai/glossaire/',
		termes: { armure: ['armure', 'x'], action: ['carte action', 'x'], cle: ['clé', 'x'] },
		formes: { armure: ['armure', 'armures'], action: ['carte action'] },
		courantes: { cle: ['clé'] },
		parlantes: [],
		voisins: ['carte', 'joueur'],
		ailleurs: [],
		muettes: [],
		sauf: {},
	}),
	'essai',
	'https://arbitre.test/',
);

/** A run of texts; those in parentheses are not to be marked. */
function runOf(texts: readonly string[], seen: Run['pieces_'][number]['seen_'] = new Set()): Run {
	const run: Run = { text_: '', pieces_: [], game_: 'essai' };
	for (const text of texts) {
		const data = text.replace(/^\((.*)\)$/, '$1');
		if (data === text)
			run.pieces_.push({ node_: {} as Text, data_: data, start_: run.text_.length, seen_: seen, spans_: [] });
		run.text_ += data;
	}
	return run;
}

/** The texts to be marked, with brackets where they are. */
function planned(texts: readonly string[], everywhere = false, seen?: Run['pieces_'][number]['seen_']): string[] {
	const run = runOf(texts, seen);
	planRun(run, terms, everywhere);
	return run.pieces_.map(({ data_: data, spans_: spans }) => {
		let marked = '';
		let from = 0;
		for (const { start_: start, end_: end } of spans) {
			marked += `${data.slice(from, start)}[${data.slice(start, end)}]`;
			from = end;
		}
		return marked + data.slice(from);
	});
}

describe('what is marked in a run of texts', () => {
	it.each([
		['the first use', ['Une armure, deux armures.'], ['Une [armure], deux armures.']],
		['in any of its texts', ['Une ', 'armure', ', une armure.'], ['Une ', '[armure]', ', une armure.']],
		['next to a word of a text that is left alone', ['Une ', '(belle )', 'armure.'], ['Une ', '[armure].']],
		[
			'nothing that stands in two texts',
			['Une carte ', 'action, une armure.'],
			['Une carte ', 'action, une [armure].'],
		],
		['nor half of it', ['Une ', '(carte)', ' action'], ['Une ', ' action']],
		[
			'an ordinary word that another text makes clear',
			['Une ', 'clé', ' (ou une armure)'],
			['Une ', '[clé]', ' (ou une [armure])'],
		],
		['not without', ['Une ', 'clé', '.'], ['Une ', 'clé', '.']],
		[
			'nothing of the words of any card game',
			['Le joueur, sa carte, une armure'],
			['Le joueur, sa carte, une [armure]'],
		],
	])('%s', (_, texts, expected) => {
		expect(planned(texts)).toEqual(expected);
	});

	it('every use, when the host asks for it', () => {
		expect(planned(['Une armure, deux armures.'], true)).toEqual(['Une [armure], deux [armures].']);
	});

	it('nothing that its section has already', () => {
		const seen: Run['pieces_'][number]['seen_'] = new Set();
		expect(planned(['Une armure.'], false, seen)).toEqual(['Une [armure].']);
		expect(planned(['Une armure, une carte action.'], false, seen)).toEqual(['Une armure, une [carte action].']);
	});
});
