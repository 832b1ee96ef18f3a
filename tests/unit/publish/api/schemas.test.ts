import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { everyDocument } from '../../../../src/publish/api/every-document';
import { gameDocument, gameDocumentNames } from '../../../../src/publish/api/game-documents';
import { jsonSchemaOf, schemaNames } from '../../../../src/publish/api/schemas';
import { summaryOf } from '../../../../src/publish/api/summary';
import { loadFull } from '../../../content/full-content';
import { games } from '../../../content/real-content';
import { address, options } from './options';

const ajv = new Ajv2020({
	allErrors: true,
	formats: { uri: (text: string) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ },
});
const published = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

/** Every object that a schema describes, with where it is. */
function objectsOf(schema: unknown, place = ''): [string, Record<string, Record<string, unknown>>][] {
	if (typeof schema !== 'object' || schema === null) return [];
	const { properties } = schema as { properties?: Record<string, Record<string, unknown>> };
	const inside = Object.entries(schema).flatMap(([key, value]) => objectsOf(value, `${place}/${key}`));
	return properties ? [[place, properties], ...inside] : inside;
}

describe.each(schemaNames)('the schema « %s »', (name) => {
	it('is valid, with its own address', () => {
		const schema = jsonSchemaOf(name, address);
		expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
		expect(schema.$id).toBe(`https://site.test/regles/api/v1/schemas/${name}.json`);
		expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
	});

	it('says in French what each field is, unless its name does', () => {
		const plain = new Set(['titre', 'resume', 'question', 'premier', 'autre', 'adresse', 'editeur', 'version']);
		const silent = objectsOf(jsonSchemaOf(name, address)).flatMap(([place, properties]) =>
			Object.entries(properties)
				.filter(([field, { description }]) => !description && !plain.has(field))
				.map(([field]) => `${place} ${field}`),
		);
		expect(silent).toEqual([]);
	});
});

it('every field of every document is described, and nothing is missing', () => {
	const moves = [{ de: '/arkham/regles/ancien/', vers: '/arkham/regles/round/', depuis: '2026-11-22' }];
	const documents = everyDocument({ games: [...games, loadFull().game], moves }, options);
	const index = { name: 'index', text: JSON.stringify(summaryOf(documents, address)) };
	const validators = new Map(
		schemaNames.map((name) => [name as string, ajv.compile(jsonSchemaOf(name, address, { closed: true }))]),
	);
	for (const { name, text } of [...documents, index]) {
		const validate = validators.get(name);
		expect(validate?.(JSON.parse(text)), `${name}: ${ajv.errorsText(validate?.errors?.slice(0, 5))}`).toBe(true);
	}
});

it('an open schema lets later fields through, a closed one finds what nobody described', () => {
	const document = published(gameDocument('termes', loadFull().game, options)) as { termes: Record<string, unknown>[] };
	const more = { ...document, termes: document.termes.map((term) => ({ ...term, inconnu: 1 })) };
	const check = (closed: boolean) =>
		new Ajv2020({ formats: { uri: true, date: /^\d{4}-\d\d-\d\d$/ } }).validate(
			jsonSchemaOf('termes', address, { closed }),
			more,
		);
	expect([check(false), check(true)]).toEqual([true, false]);
	const less = { ...document, termes: document.termes.map(({ definition, ...term }) => term) };
	expect(
		new Ajv2020({ formats: { uri: true, date: /^\d{4}-\d\d-\d\d$/ } }).validate(jsonSchemaOf('termes', address), less),
	).toBe(false);
});

it('what is published is the same each time', () => {
	const [one, other] = [loadFull().game, loadFull().game];
	for (const name of gameDocumentNames)
		expect(JSON.stringify(gameDocument(name, one, options))).toBe(JSON.stringify(gameDocument(name, other, options)));
});
