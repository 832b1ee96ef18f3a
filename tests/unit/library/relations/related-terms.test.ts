import { describe, expect, it } from 'vitest';
import { usedBy } from '../../../../src/library/relations/related-terms';
import { type Changes, edit, load } from '../../../content/content-tree';

function game(changes: Changes = {}) {
	const [found] = load(changes).library.games;
	if (!found) throw new Error('No game.');
	return { found, term: (slug: string) => found.bySlug.get(slug) ?? fail(slug) };
}

function fail(slug: string): never {
	throw new Error(`No term ${slug}.`);
}

const changes = {
	'glossaire/armure.mdx': edit('des dégâts.', 'le poison, puis une clé, dans sa zone.'),
	'glossaire/cle.mdx': edit('se forge.', 'se forge malgré l’armure.'),
};

describe('« voir aussi »', () => {
	const related = (changed: Changes = changes) =>
		game(changed)
			.found.related.get('armure')
			?.map(({ slug }) => slug);

	it('begins with the nearest', () => {
		expect(related()).toEqual(['cle', 'poison', 'zone']);
	});

	it('shows first the terms that its author named, and none twice', () => {
		const named = (text: string) => changes['glossaire/armure.mdx'](text).replace('famille', 'voir: [zone]\nfamille');
		expect(related({ ...changes, 'glossaire/armure.mdx': named })).toEqual(['zone', 'cle', 'poison']);
	});

	it('shows eight terms at most', () => {
		const letters = [...'abcdefghi'];
		const more = letters.map((letter) => [
			`glossaire/mot-${letter}.mdx`,
			`---\nterme: mot ${letter}\nfamille: notion\nsources: [doc-zone]\n---\n\nCe mot dit l'armure. [#mot-${letter}]\n`,
		]);
		expect(related(Object.fromEntries(more))).toHaveLength(8);
	});

	it('is empty for a term that is near none', () => {
		expect(related({})).toEqual([]);
	});
});

describe('« cité par »', () => {
	/** A page that uses a term only in an example, and so is not shown by « voir aussi ». */
	const using = (terme: string, example: string) =>
		`---\nterme: ${terme}\nfamille: notion\nsources: [doc-zone]\n---\n\nUn mot. [#${terme.replaceAll(' ', '-')}]\n\n<Exemple>\n${example}\n</Exemple>\n`;
	const users = (count: number) =>
		Object.fromEntries(
			Array.from({ length: count }, (_, at) => [`glossaire/mot-${at}.mdx`, using(`mot n${at}`, 'Une clé.')]),
		);
	const used = (changed: Changes, slug: string) => {
		const { found, term } = game(changed);
		return usedBy(found, term(slug));
	};
	const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

	it('shows the tool that applies it, the chapter that tells it, then the term that names it', () => {
		const { next, folded, more } = used({ 'glossaire/mot.mdx': using('mot', 'L’armure.') }, 'armure');
		expect(labels(next)).toEqual(['Calcul', 'Combat', 'mot']);
		expect([folded, more]).toEqual([[], 0]);
	});

	it('leaves out what « voir aussi » shows', () => {
		expect(used(changes, 'cle').next).toEqual([]);
	});

	it('begins with the title that names the term, then with what uses it most', () => {
		const more = {
			'glossaire/mot-a.mdx': using('mot a', 'Une clé.'),
			'glossaire/mot-b.mdx': using('mot b', 'Une clé, puis une clé, et une clé.'),
			'glossaire/mot-c.mdx': using('mot c', 'Une clé, puis deux clés.'),
			'regles/combat.mdx': edit('titre: Combat', 'titre: Se battre'),
			'regles/clefs.mdx': `---\ntitre: Les clés\nresume: ${'x'.repeat(60)}\nsources: [doc-zone]\n---\n\nUne clé. [#clefs]\n`,
			'regles/zones.mdx': `---\ntitre: Zones\nresume: ${'x'.repeat(60)}\nsources: [doc-zone]\n---\n\nUne clé et une clé. [#zones]\n`,
		};
		expect(labels(used(more, 'cle').next)).toEqual(['Les clés', 'Zones', 'mot b', 'mot c', 'mot a']);
	});

	it.each([
		[6, 6, 0],
		[7, 5, 2],
		[20, 5, 15],
	])('of %i links shows %i and folds %i, each once', (count, shown, more) => {
		const { next, folded, more: told } = used(users(count), 'cle');
		const rest = folded.flatMap(({ links }) => links);
		expect([next.length, rest.length, told]).toEqual([shown, more, more]);
		expect(new Set([...next, ...rest]).size).toBe(count);
		expect(folded.map(({ title }) => title)).toEqual(more > 0 ? ['Cité par ces termes'] : []);
	});
});
