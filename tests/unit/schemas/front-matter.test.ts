import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse as parseYamlText } from 'yaml';
import { parseMdxFile, parseYaml } from '../../../src/schemas/front-matter';
import { slugSchema } from '../../../src/schemas/slug';

const schema = z.strictObject({
	titre: z.string().min(3),
	sources: z.array(slugSchema).min(1),
	accent: z.strictObject({ clair: z.string() }).optional(),
});

const file = 'content/essai/regles/page.mdx';
const parse = (text: string) => parseMdxFile(file, text, schema);

describe('a page that is right', () => {
	const text = '---\ntitre: Été\nsources:\n  - doc-un\n  - doc-deux\n---\n\nLe texte.\n';

	it('gives its fields', () => {
		const { data, errors } = parse(text);
		expect(errors).toEqual([]);
		expect(data).toEqual({ titre: 'Été', sources: ['doc-un', 'doc-deux'] });
	});

	it('gives its body at the lines of the file', () => {
		expect(parse(text).body.split('\n')[7]).toBe('Le texte.');
		expect(parse(text).body.slice(0, 7)).toBe('\n'.repeat(7));
	});

	it('knows the line of each field, and of each item of a list', () => {
		const { lineOf } = parse(text);
		expect(['titre', 'sources', 'sources.0', 'sources.1'].map(lineOf)).toEqual([2, 3, 4, 5]);
	});

	it('puts a field that is absent on the first line, and one inside a field on the line of that field', () => {
		const { lineOf } = parse(text);
		expect(['accent', 'sources.9', 'titre.x'].map(lineOf)).toEqual([1, 3, 2]);
	});

	it('may have Windows line endings', () => {
		const { data, body, lineOf } = parse(text.replaceAll('\n', '\r\n'));
		expect(data?.sources).toEqual(['doc-un', 'doc-deux']);
		expect(lineOf('sources.1')).toBe(5);
		expect(body.split('\n')[7]).toBe('Le texte.\r');
	});

	it('may have no text, and no line after its front matter', () => {
		const { data, body } = parse('---\ntitre: Été\nsources: [doc-un]\n---');
		expect(data?.titre).toBe('Été');
		expect(body.trim()).toBe('');
	});

	it('may have a rule of hyphens in its text', () => {
		expect(parse(`${text}\n---\n\nSuite.`).body).toContain('---\n\nSuite.');
	});
});

describe('a page without front matter', () => {
	it.each(['Le texte.', '', '---\ntitre: Été', '\n---\ntitre: Été\n---\n', '---\ntitre: Été\n---suite\n'])(
		'is reported: %j',
		(text) => {
			const { data, errors, lineOf } = parse(text);
			expect(data).toBeUndefined();
			expect(lineOf('titre')).toBe(1);
			expect(errors).toEqual([
				{
					kind: 'champ-invalide',
					file,
					line: 1,
					message: 'La page n’a pas d’en-tête entre deux lignes « --- ».',
					todo: 'Ajoutez l’en-tête décrit dans content/README.md.',
				},
			]);
		},
	);
});

describe('a YAML file', () => {
	it('counts its lines from the first one', () => {
		const { lineOf } = parseYaml('jeu.yaml', '# Un commentaire.\ntitre: Été\naccent:\n  clair: rouge\n', schema);
		expect(['titre', 'accent', 'accent.clair', 'absent'].map(lineOf)).toEqual([2, 3, 4, 1]);
	});

	it.each(['', '# rien\n', 'texte', '- liste', '42', 'null'])(
		'that holds no field is an error, not a crash: %j',
		(text) => {
			const { data, errors } = parseYaml('jeu.yaml', text, schema);
			expect(data).toBeUndefined();
			expect(errors).toHaveLength(1);
			expect(errors[0]).toMatchObject({ kind: 'champ-invalide', file: 'jeu.yaml', line: 1, field: undefined });
			expect(errors[0]?.message).toContain('attendu : des champs, un par ligne.');
		},
	);

	// Two readers share the work: a value must not depend on which of them has read it.
	it.each([
		['titre: ~', null],
		['titre: 014', 14],
		['titre: 0o14', 12],
		['titre: 1_000', '1_000'],
		['titre: 2021-01-01', '2021-01-01'],
		['titre: yes', 'yes'],
		['titre: 12e3', 12000],
		['titre: 1:30', '1:30'],
		["titre: 'l''effet'", "l'effet"],
		['titre: "a\\u00a0!"', 'a\u00a0!'],
		['titre: a # b', 'a'],
		['titre: a#b', 'a#b'],
		['titre: [a, b c,]', ['a', 'b c']],
		// One of the two refuses a bracket that stands as far left as its field.
		['titre: [\n  a\n]', ['a']],
		['titre: |\n  a\n  b\n', 'a\nb\n'],
		['titre: >-\n  a\n  b', 'a b'],
		['titre: &lui 1\nautre: *lui', 1],
	])('holds the same, whichever reader has read it: %j', (text, value) => {
		const { data, errors } = parseYaml('jeu.yaml', text, z.looseObject({ titre: z.unknown() }));
		expect(errors).toEqual([]);
		expect(data?.titre).toEqual(value);
		expect(parseYamlText(text).titre).toEqual(value);
	});
});
