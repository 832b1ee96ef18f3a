import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parseMdxFile } from '../../../src/schemas/front-matter';
import { slugSchema } from '../../../src/schemas/slug';

const schema = z.strictObject({
	titre: z.string().min(3).max(12),
	sources: z.array(slugSchema).min(1, { error: 'au moins une unité' }),
	famille: z.enum(['zone', 'carte']).default('zone'),
	anglais: z.union([z.string(), z.array(z.string())]).default([]),
	autolien: z.boolean().default(true),
	page: z.number().int().positive().max(300).optional(),
	accent: z.strictObject({ clair: z.string() }).optional(),
});

/** A page whose fourth line is the one under test. */
function errors(line: string, required = 'titre: Combat\nsources: [doc-un]') {
	return parseMdxFile('page.mdx', `---\n${required}\n${line}\n---\nTexte.`, schema).errors;
}

describe('a value that does not fit says what was found and what was expected', () => {
	it.each([
		['famille: carre', 'famille', '« carre » ne convient pas ; attendu : zone | carte.'],
		['famille: 3', 'famille', 'La valeur ne convient pas ; attendu : zone | carte.'],
		['anglais: 3', 'anglais', 'La valeur ne convient pas ; attendu : un texte ou une liste.'],
		['anglais: [a, 3]', 'anglais', 'La valeur ne convient pas ; attendu : un texte.'],
		['autolien: non', 'autolien', '« non » ne convient pas ; attendu : true ou false.'],
		['page: 12.5', 'page', 'La valeur ne convient pas ; attendu : un nombre entier.'],
		['page: 0', 'page', 'La valeur ne convient pas ; attendu : un nombre supérieur à 0.'],
		['page: 301', 'page', 'La valeur ne convient pas ; attendu : au plus 300.'],
		['page: douze', 'page', '« douze » ne convient pas ; attendu : un nombre.'],
		['accent: rouge', 'accent', '« rouge » ne convient pas ; attendu : des champs, un par ligne.'],
		['accent: { clair: 3 }', 'accent.clair', 'La valeur ne convient pas ; attendu : un texte.'],
		['accent: {}', 'accent.clair', 'Le champ manque ; attendu : un texte.'],
	])('%s', (line, field, message) => {
		expect(errors(line)).toEqual([
			{
				kind: 'champ-invalide',
				file: 'page.mdx',
				line: 4,
				field,
				message,
				todo: 'Comparez avec la liste des champs dans content/README.md.',
			},
		]);
	});

	it.each([
		['titre: Le', 'Le texte compte 2 caractères ; attendu : au moins 3 caractères.'],
		['titre: Une phrase trop longue', 'Le texte compte 22 caractères ; attendu : au plus 12 caractères.'],
		['titre: 2021', 'La valeur ne convient pas ; attendu : un texte.'],
		['titre:', 'La valeur ne convient pas ; attendu : un texte.'],
	])('%s', (line, message) => {
		expect(errors(line, '\nsources: [doc-un]')).toMatchObject([{ line: 4, field: 'titre', message }]);
	});

	it.each([
		['sources: doc-un', 'sources', '« doc-un » ne convient pas ; attendu : une liste.'],
		['sources: []', 'sources', 'La valeur ne convient pas ; attendu : au moins une unité.'],
		[
			'sources: [doc-un, Détruit]',
			'sources.1',
			'« Détruit » ne convient pas ; attendu : un identifiant en minuscules sans accent, mots séparés par des tirets.',
		],
	])('%s', (line, field, message) => {
		expect(errors(line, '\ntitre: Combat')).toMatchObject([{ kind: 'champ-invalide', line: 4, field, message }]);
	});

	it('does not repeat a long text', () => {
		expect(errors(`famille: ${'x'.repeat(61)}`)[0]?.message).toBe('Le texte ne convient pas ; attendu : zone | carte.');
	});
});

describe('a missing field', () => {
	it('is on the first line', () => {
		expect(errors('', 'sources: [doc-un]')).toMatchObject([
			{ kind: 'champ-invalide', line: 1, field: 'titre', message: 'Le champ manque ; attendu : un texte.' },
		]);
	});

	it('has a kind of its own when it is the source of the page', () => {
		expect(errors('', 'titre: Combat')).toMatchObject([
			{ kind: 'source-absente', line: 1, field: 'sources', message: 'Le champ manque ; attendu : une liste.' },
		]);
	});
});

describe('an unknown field', () => {
	it('is on its own line, with the list of known ones', () => {
		expect(errors('title: Combat')).toEqual([
			{
				kind: 'champ-invalide',
				file: 'page.mdx',
				line: 4,
				field: 'title',
				message: 'Le champ « title » n’existe pas.',
				todo: 'Champs connus : titre, sources, famille, anglais, autolien, page, accent.',
			},
		]);
	});

	it('is reported once for each', () => {
		expect(errors('un: 1\ndeux: 2').map(({ line, field }) => [line, field])).toEqual([
			[4, 'un'],
			[5, 'deux'],
		]);
	});

	it('may be inside another', () => {
		expect(errors('accent:\n  clair: a\n  rouge: b')).toMatchObject([
			{ line: 6, field: 'accent.rouge', message: 'Le champ « accent.rouge » n’existe pas.' },
		]);
	});
});

describe('YAML that cannot be read', () => {
	it.each([
		['resume: Un effet : deux cartes', 4, 'un texte sans guillemets contient « : »'],
		['resume: "Un effet', 4, 'un guillemet ou un « : » manque'],
		["resume: 'l'armure'", 4, 'une valeur est suivie d’un texte de trop, souvent après une apostrophe'],
		['variantes: [un, deux', 4, 'l’indentation ne tombe pas juste, ou un crochet n’est pas fermé'],
		['titre: Encore', 4, 'le même champ est écrit deux fois'],
		['\tpage: 3', 4, 'une tabulation sert d’indentation'],
		['resume: @nom', 4, 'un texte sans guillemets commence par un signe réservé'],
		['resume: "a\\q"', 4, 'il y a un « \\ » dans un texte entre guillemets'],
		['resume\npage: 3', 4, 'une ligne n’a pas la forme « champ: valeur »'],
		['resume: *Carte*', 2, 'un texte sans guillemets commence par « * »'],
	])('says why, in French, once: %j', (line, at, fault) => {
		const found = errors(line);
		expect(found).toMatchObject([{ kind: 'champ-invalide', line: at, message: `Le YAML ne se lit pas : ${fault}.` }]);
	});
});
