import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { BuiltPages, type JsonFile, jsonFiles, stringsOf } from './api-files';
import { dist } from './built-site';

const folder = 'api/v1';
const files = jsonFiles(folder);
const schemas = files.filter(({ file }) => file.startsWith(`${folder}/schemas/`));
const documents = files.filter((file) => !schemas.includes(file));
const index = find('index');
const site: string = index.data.site;
const pages = new BuiltPages();

function find(name: string): JsonFile {
	const found = files.find(({ file }) => file === `${folder}/${name}.json`);
	if (!found) throw new Error(`No ${name}.json.`);
	return found;
}

/** File of an address of the site. */
const fileOf = (address: string): string => {
	const { pathname } = new URL(address);
	return decodeURI(pathname.slice(new URL(site).pathname.length));
};

test('every document is valid under the schema that it names', () => {
	const ajv = new Ajv2020({
		allErrors: true,
		formats: { uri: (text: string) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ },
	});
	for (const { file, data } of schemas) {
		expect(fileOf(data.$id), file).toBe(file);
		ajv.addSchema(data);
	}
	expect(documents.length).toBeGreaterThan(25);
	for (const { file, data } of documents) {
		const validate = ajv.getSchema(data.$schema);
		expect(validate?.(data), `${file}: ${ajv.errorsText(validate?.errors?.slice(0, 5))}`).toBe(true);
	}
});

test('a schema finds what is wrong', () => {
	const { data } = find('keyforge/termes');
	const schema = schemas.find(({ file }) => file.endsWith('/termes.json'))?.data;
	const validate = new Ajv2020({
		formats: { uri: (text: string) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ },
	}).compile(schema);
	const changed = (change: (term: Record<string, unknown>) => void) => {
		const copy = structuredClone(data);
		change(copy.termes[0]);
		return validate(copy);
	};
	expect(changed(() => {})).toBe(true);
	expect(changed((term) => delete term.definition)).toBe(false);
	expect(changed((term) => Object.assign(term, { id: 'Avec espace' }))).toBe(false);
	expect(changed((term) => Object.assign(term, { adresse: 'pas une adresse' }))).toBe(false);
	expect(changed((term) => Object.assign(term, { famille: 'autre' }))).toBe(false);
});

test('the index lists every document, with its entries, its bytes and its schema', () => {
	const listed = new Map<string, JsonFile['data']>(
		index.data.documents.map((entry: { adresse: string }) => [fileOf(entry.adresse), entry]),
	);
	const others = documents.filter((document) => document !== index);
	expect([...listed.keys()].sort()).toEqual(others.map(({ file }) => file).sort());
	for (const { file, bytes, data } of others)
		expect(listed.get(file), file).toMatchObject({ octets: bytes, taille: data.taille, schema: data.$schema });
	expect(index.data.taille).toBe(others.length);
});

test('each document says its version, its size, its licence and whose words it gives', () => {
	for (const { file, data } of documents) {
		expect(data.version, file).toBe('1.2');
		const { date = '2026-01-01', empreinte, ...rest } = data;
		expect(date, file).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(empreinte, file).toBe(createHash('sha256').update(JSON.stringify(rest)).digest('hex'));
		expect(data.site, file).toBe(site);
		expect(data.licence.length, file).toBeGreaterThan(60);
		expect(data.attribution, file).toContain(site);
		const lists = Object.values(data).filter((value): value is unknown[] => Array.isArray(value));
		// The first list is the one that the document is about; `bulles.json` has a table of terms instead.
		const main = file.endsWith('/bulles.json') ? Object.keys(data.termes) : lists[0];
		expect(main, file).toHaveLength(data.taille);
	}
});

test('entries are in the order of their ids, once each', () => {
	for (const { file, data } of documents) {
		for (const list of Object.values(data)) {
			if (!Array.isArray(list) || !list.every((entry) => typeof entry?.id === 'string')) continue;
			const ids = list.map(({ id }) => id);
			expect(ids, file).toEqual([...new Set(ids)].sort());
		}
	}
});

test('every address is under the site, leads to a file, and its fragment to an id', () => {
	let addresses = 0;
	let fragments = 0;
	const broken: string[] = [];
	const moved = new Set(find('deplacements').data.deplacements.map(({ de }: { de: string }) => de));
	for (const { file, data } of documents) {
		for (const { place, text } of stringsOf(data)) {
			if (!/^https?:\/\//.test(text) || moved.has(text)) continue;
			addresses++;
			const { hash } = new URL(text);
			const target = fileOf(text);
			if (!text.startsWith(site)) broken.push(`${file}${place}: ${text} is not ours`);
			else if (!existsSync(path.join(dist, target, target === '' || target.endsWith('/') ? 'index.html' : '')))
				broken.push(`${file}${place}: no ${text}`);
			else if (hash) {
				fragments++;
				if (!pages.ids(target).includes(hash.slice(1))) broken.push(`${file}${place}: no id for ${text}`);
			}
		}
	}
	expect(broken.slice(0, 20)).toEqual([]);
	expect(addresses).toBeGreaterThan(10_000);
	expect(fragments).toBeGreaterThan(4_000);
});

test('no text holds markup, an author’s marker or a space of the keyboard where French print has its own', () => {
	const written = /\/(?:texte|definition|question|reponse|titre|resume|description|licence|contexte)$/;
	const faults = documents.flatMap(({ file, data }) =>
		stringsOf(data)
			.filter(({ place, text }) => written.test(place) && /<\/?[a-z]+[ >]|\[#|&[a-z]+;| [;?!:»]|« /.test(text))
			.map(({ place, text }) => `${file}${place}: ${text}`),
	);
	expect(faults).toEqual([]);
});

test('the folder of the build holds the schemas that the documents need, and no other', () => {
	const named = new Set(documents.map(({ data }) => fileOf(data.$schema)));
	expect(schemas.map(({ file }) => file).sort()).toEqual([...named].sort());
	for (const { file } of schemas) expect(readFileSync(path.join(dist, file), 'utf8')).toContain('2020-12');
});

test('the index for robots weighs 150 KB a game at most, and leads to each statement that it gives', () => {
	for (const { file, data } of documents.filter((document) => document.file.endsWith('/passages.json'))) {
		expect(gzipSync(readFileSync(path.join(dist, file))).length, file).toBeLessThanOrEqual(150_000);
		for (const { adresse, passages } of data.pages) {
			const ids = new Set(pages.ids(adresse));
			expect(
				passages.filter(([id]: [string]) => !ids.has(id)),
				adresse,
			).toEqual([]);
		}
	}
});
