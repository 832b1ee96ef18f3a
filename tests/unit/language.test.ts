import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listDeclaredNames, listFields, listIds, parse } from './language/declared-names';
import { readLexicon, wordsOf } from './language/lexicon';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that content comes to under English names, whatever its fields are called. */
const STRICT = ['src/rules', 'src/sheet', 'src/widgets'];

/** Folders that read content or publish it: its fields keep their names there. Names in `src/pages` are addresses. */
const BORDER = [
	'addresses',
	'build',
	'builder',
	'client',
	'embed',
	'glossary',
	'library',
	'offline',
	'page',
	'publish',
	'schemas',
	'search',
	'text',
].map((folder) => `src/${folder}`);
const FOLDERS = [...STRICT, ...BORDER];

/** Names that are not ours to choose: fields of content and of what others publish, declared where they are read. */
const BORROWED: Readonly<Record<string, string>> = {
	Exemple: 'block that authors write',
	Rencontres: 'block that authors write',
	adresses: 'field of a message to the service worker, which may be that of an earlier visit',
	annuler: 'what `bulles.js` gives to the pages of other sites',
	aombre: 'slug of a term',
	arbitreBulles: 'what `bulles.js` gives to the pages of other sites',
	attribut: 'class of style sheets',
	balise: 'class of style sheets, and form of a snippet',
	chaine: 'class of style sheets',
	cles: 'slug of a term',
	commentaire: 'class of style sheets',
	mot: 'class of style sheets',
	nombre: 'class of style sheets',
	noms: 'field of the published index of names',
	relire: 'what `bulles.js` gives to the pages of other sites',
};

/** A target of the charts that authors write: addresses and the published charts have it too. */
const BORROWED_VALUES: readonly string[] = ['fin'];

/** The files of a folder, and the folders that hold some: git keeps no other. */
function listFiles(folder: string): readonly string[] {
	const entries = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
	const placed = entries.map((entry) => {
		const place = path.posix.join(path.posix.relative(ROOT, entry.parentPath), entry.name);
		return { place, isFile: entry.isFile() };
	});
	const inUse = (place: string) => placed.some((other) => other.isFile && other.place.startsWith(`${place}/`));
	return placed.filter(({ place, isFile }) => isFile || inUse(place)).map(({ place }) => place);
}

/** Folders of games have the names of their addresses. */
const games = new Set(
	readdirSync(path.join(ROOT, 'content'), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? [entry.name] : [],
	),
);
const help = 'an official word that no dictionary has goes in src/rules/VOCABULARY.md';

const lexicon = readLexicon();
const files = FOLDERS.flatMap(listFiles);
const isSource = (file: string) => /\.tsx?$/.test(file);
const read = (file: string) => parse(file, readFileSync(path.join(ROOT, file), 'utf8'));
const sources = new Map(files.filter(isSource).map((file) => [file, read(file)]));
const ids = new Set([...sources.values()].flatMap(listIds));
const fields = new Set([...sources.values()].flatMap(listFields));
const fieldsIn = (file: string): ReadonlySet<string> =>
	STRICT.some((folder) => file.startsWith(`${folder}/`)) ? new Set() : fields;

/** Each word of a name that may not be used, after the place and the name: `src/x.ts:3 honneurDe: honneur (not English)`. */
const objectionsTo = (place: string, name: string): readonly string[] =>
	wordsOf(name).flatMap((word) => {
		const objection = lexicon.objectionTo(word);
		return objection === undefined || Object.hasOwn(BORROWED, name) ? [] : [`${place} ${name}: ${word} (${objection})`];
	});

/** A game, or what is shared: `src/rules/l5r`; loose files belong to the folder itself. */
const zoneOf = (file: string): string =>
	file
		.split('/')
		.slice(0, file.split('/').length > 3 ? 3 : 2)
		.join('/');
const zones = [...new Set(files.filter((file) => path.extname(file) !== '').map(zoneOf))].sort();

describe.each(zones)('%s', (zone) => {
	test('names its files and folders in English', () => {
		const own = files.filter((file) => zoneOf(file) === zone);
		const ours = own.filter((file) => !games.has(path.parse(file).name));
		expect(
			ours.flatMap((file) => objectionsTo(file, path.parse(file).name)),
			help,
		).toEqual([]);
	});

	test('declares English names', () => {
		const own = [...sources].filter(([file]) => zoneOf(file) === zone);
		const objections = own.flatMap(([file, source]) =>
			listDeclaredNames(source, ids, fieldsIn(file)).flatMap(({ name, line }) => objectionsTo(`${file}:${line}`, name)),
		);
		expect([...new Set(objections)], help).toEqual([]);
	});
});

test('engines are given, and give, English values: only the ids of rules are French', () => {
	const engines = [...sources].filter(([file]) => file.startsWith('src/rules/'));
	const rules = new Set(
		engines.filter(([file]) => file.endsWith('/rules.ts')).flatMap(([, source]) => listIds(source)),
	);
	const values = engines.flatMap(([file, source]) =>
		listIds(source).flatMap((id) => (rules.has(id) || BORROWED_VALUES.includes(id) ? [] : objectionsTo(file, id))),
	);
	expect(rules.size).toBeGreaterThan(300);
	expect(new Set(values)).toEqual(new Set());
});

test('the vocabulary holds no word that is not used', () => {
	const names = [...sources.values()].flatMap((source) => [
		...listDeclaredNames(source, new Set()).map(({ name }) => name),
		...listIds(source),
	]);
	const used = new Set([...files.map((file) => path.parse(file).name), ...names].flatMap(wordsOf));
	expect(lexicon.own.filter((word) => word.length > 1 && !used.has(word))).toEqual([]);
});

describe('the check itself', () => {
	test('takes names apart', () => {
		expect(wordsOf('honorChangeOf')).toEqual(['honor', 'change', 'of']);
		expect(wordsOf('MAX_SHEETS2')).toEqual(['max', 'sheets']);
		expect(wordsOf('readURLState')).toEqual(['read', 'url', 'state']);
		expect(wordsOf('dégâtsInfligés')).toEqual(['dégâts', 'infligés']);
	});

	test.each([
		...['apres', 'avant', 'camp', 'carte', 'coup', 'degats', 'etat', 'fin', 'jeton', 'jeu', 'main', 'mise', 'montant'],
		...['pas', 'pioche', 'rang', 'regle', 'suite', 'tour', 'valeur', 'dégâts'],
	])('knows that %s is French', (word) => {
		expect(lexicon.objectionTo(word)).toBeDefined();
	});

	test.each(['after', 'before', 'bid', 'card', 'damage', 'hand', 'honor', 'pool', 'rank', 'state', 'token', 'x'])(
		'knows that %s is English',
		(word) => {
			expect(lexicon.objectionTo(word)).toBeUndefined();
		},
	);

	test('knows the fields that are described with Zod, and where they are only followed', () => {
		const source = parse(
			'a.ts',
			`import { z } from 'astro/zod'; const un = z.object({ deux: z.string() });
			type Trois = { deux: string }; const { deux } = data; const { deux: quatre } = data; const t = { deux: 1, cinq: 2 };
			const show = (deux: string) => deux;`,
		);
		expect(listFields(source)).toEqual(['deux', 'deux', 'cinq']);
		const names = listDeclaredNames(source, new Set(), new Set(['deux'])).map(({ name }) => name);
		expect(names).toEqual(['un', 'Trois', 'quatre', 't', 'cinq', 'show', 'deux']);
		expect(listFields(parse('b.ts', 'const t = { deux: 1 };'))).toEqual([]);
	});

	test('sees every kind of declaration, and leaves alone what others declared and keys that are ids', () => {
		const source = parse(
			'a.tsx',
			`import un, { deux as trois, card } from 'x'; import * as quatre from 'y';
			type Cinq<Six> = { sept: 1; huit(): void; 'a-b': 2 } | 'egalite'; interface Neuf { dix: Six }
			const { onze, field: douze } = data.titre; const t = { treize: 1 }; const ids = { egalite: 1 }; const other = { 'a-b': 1, comme: 2 };
			function quatorze(quinze: [seize: string]) { return <p titre={quinze} />; }
			class Vingt { #vingt = 1; trente() {} } enum Quarante { Cinquante }`,
		);
		const names = listDeclaredNames(source, new Set(listIds(source))).map(({ name }) => name);
		expect(names).toEqual([
			...['un', 'trois', 'quatre', 'Cinq', 'Six', 'sept', 'huit', 'Neuf', 'dix', 'onze', 'douze', 't', 'treize', 'ids'],
			...['other', 'quatorze', 'quinze', 'seize', 'Vingt', '#vingt', 'trente', 'Quarante', 'Cinquante'],
		]);
	});
});
