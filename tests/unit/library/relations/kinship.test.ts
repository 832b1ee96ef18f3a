import { describe, expect, it } from 'vitest';
import { kinship } from '../../../../src/library/relations/kinship';
import { load } from '../../../content/content-tree';

/** Terms by slug, each with its statements, or with the name, the sources and the statements that it has. */
type Written = Record<string, string[] | { terme?: string; sources?: string; body: string[] }>;

/** The terms nearest to « armure », with how near they are. */
function nearArmor(written: Written): Record<string, number> {
	const pages = Object.entries(written).map(([slug, page]) => {
		const { terme = slug, sources = `doc-${slug}`, body } = Array.isArray(page) ? { body: page } : page;
		const text = body.map((line, at) => (line.startsWith('<') ? line : `${line} [#${slug}-${at}]`)).join('\n\n');
		return [`glossaire/${slug}.mdx`, `---\nterme: ${terme}\nfamille: notion\nsources: [${sources}]\n---\n\n${text}\n`];
	});
	const [game] = load(Object.fromEntries(pages)).library.games;
	return Object.fromEntries(kinship(game?.terms ?? []).get('armure') ?? []);
}

/** Enough pages that none of the words below is a common one. */
const many = Object.fromEntries(
	Array.from('abcdefghijklmnopqrst', (letter) => [`mot-${letter}`, [`Rien ne se dit du mot ${letter}.`]]),
);

const four = ['Un.', 'Deux.', 'Trois.', 'Quatre.'];

describe('a term is near', () => {
	it('one that its definition names, then its first statements, then the others', () => {
		const armure = ['Contre le poison.', 'Une clé.', 'Trois.', 'Quatre.', 'Une zone.', 'Six.'];
		expect(nearArmor({ ...many, armure })).toEqual({ poison: 4, cle: 2, zone: 1 });
	});

	it('one that names it', () => {
		expect(nearArmor({ ...many, cle: ['Une clé brise l’armure.'] })).toEqual({ cle: 4 });
	});

	it('one that they name each other', () => {
		const near = nearArmor({ ...many, armure: ['Contre le poison.'], poison: ['Un.', 'Il passe l’armure.'] });
		expect(near).toEqual({ poison: 4 + 2 + 2 });
	});

	it('one of the same source, the fewer they are the more', () => {
		const [cle, zone] = ['doc-cle, doc-armure', 'doc-zone, doc-armure'].map((sources) => ({ sources, body: ['Un.'] }));
		expect(nearArmor({ ...many, cle: cle as Written[string] })).toEqual({ cle: 3 });
		expect(nearArmor({ ...many, cle: cle as Written[string], zone: zone as Written[string] })).toEqual({
			cle: 1.5,
			zone: 1.5,
		});
	});

	it('one whose name holds its own', () => {
		expect(nearArmor({ ...many, cle: { terme: 'bris d’armure', body: ['Un.'] } })).toEqual({ cle: 3 });
	});

	it('a common word, by half', () => {
		const named = Object.fromEntries(Object.keys(many).map((slug) => [slug, ['Un mot du poison.']]));
		expect(nearArmor({ ...named, armure: ['Contre le poison.'] })).toEqual({ poison: 2 });
	});
});

describe('a term is no nearer', () => {
	it.each([
		['an example', ['Un.', '<Exemple>\nContre le poison.\n</Exemple>']],
		['a note on the sources', ['Un.', '<Contradiction id="armure-note" titre="Note">\nLe poison.\n</Contradiction>']],
		['the last special case', [...four, 'Contre le poison.']],
	])('one that %s names', (_, armure) => {
		expect(nearArmor({ ...many, armure })).toEqual({});
	});
});
