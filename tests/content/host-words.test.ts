import { describe, expect, it } from 'vitest';
import { foldWord, tokenize } from '../../src/glossary/fold';
import { notRecognized, ordinaryEnglish } from '../../src/glossary/host/english';
import { phrases } from '../../src/glossary/host/phrases';
import { literal, lowered, ordinary, telling, unanswered } from '../../src/glossary/host/words';
import { inflect } from '../../src/glossary/inflect';
import { games } from './real-content';

const terms = games.flatMap((game) => game.terms);
const declared = terms.flatMap(({ data }) => [data.terme, ...data.variantes]);
const lower = (form: string) => form.toLowerCase().replaceAll('’', "'");
const forms = new Set(declared.map(lower));
const english = new Set(terms.flatMap(({ data }) => data.anglais.map(lower)));
const words = new Set([...declared.flatMap((form) => [form, ...inflect(form)]), ...english].map(foldWord));

/** A list that names what is not there is no longer about the content. */
describe('lists about the words of the terms', () => {
	it.each([
		['telling', [...telling], forms],
		['ordinary', [...ordinary], forms],
		['literal', [...literal], forms],
		['lowered', [...lowered], forms],
		['notRecognised', [...notRecognized], english],
		['ordinaryEnglish', [...ordinaryEnglish], english],
	])('%s', (_, listed, known) => {
		expect(listed.filter((item) => !known.has(item))).toEqual([]);
	});

	it('unanswered', () => {
		const names = new Set(
			terms.flatMap(({ slug, data: { terme, variantes, anglais } }) =>
				[terme, ...variantes, ...anglais].map((name) => `${slug} ${lower(name)}`),
			),
		);
		expect([...unanswered].filter((item) => !names.has(item))).toEqual([]);
	});

	it('phrases, each once', () => {
		expect(phrases.filter((phrase) => !tokenize(phrase).some(({ word }) => words.has(word)))).toEqual([]);
		expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
	});
});
