import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parseMdxFile, parseYaml } from '../../../src/schemas/front-matter';
import { stillToWrite } from '../../../src/schemas/still-to-write';

const schema = z.object({ titre: z.string() });

it('names each line that nobody has written, and what it is for', () => {
	const text = 'titre: Été\nsources: [À ÉCRIRE une unité]\n\n- À ÉCRIRE un cas. [#ete-cas]\n\nÀ ÉCRIRE\n';
	expect(stillToWrite('a.mdx', text).map(({ line, message }) => [line, message])).toEqual([
		[2, 'Reste à écrire : une unité.'],
		[4, 'Reste à écrire : un cas.'],
		[6, 'Cette ligne reste à écrire.'],
	]);
	expect(stillToWrite('a.mdx', 'À écrire, écrire à : des mots comme d’autres.')).toEqual([]);
});

it('is reported alone, before what does not fit', () => {
	const kinds = ({ errors }: { errors: readonly { kind: string }[] }) => errors.map(({ kind }) => kind);
	expect(kinds(parseYaml('a.yaml', 'autre: À ÉCRIRE\n', schema))).toEqual(['a-ecrire']);
	expect(kinds(parseMdxFile('a.mdx', '---\nautre: 1\n---\n\nÀ ÉCRIRE une règle.\n', schema))).toEqual(['a-ecrire']);
});
