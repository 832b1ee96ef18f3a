import { describe, expect, it } from 'vitest';
import { fragmentHtml } from '../../../../src/glossary/fragment';
import { withMeetings } from '../../../../src/library/passages/meetings-tree';
import { markdownFeatures } from '../../../../src/library/read/read-content';
import { type Changes, edit, load } from '../../../content/content-tree';

const bullets = `<Rencontres>
- **Clé** : l'armure ignore la clé. [#armure-cle deduit]
- **Poison** : l'armure arrête, le poison tue. [#armure-poison]
</Rencontres>`;

const changes: Changes = {
	'rencontres.yaml': `notions: [armure, cle, zone]
evidentes: { cle: [zone] }
rencontres:
  - { entre: [armure, cle], regle: armure-cle }
  - { entre: [zone, armure], regle: combat-degats }
confusions:
  - { entre: [poison, armure], regle: armure-poison }
`,
	'glossaire/armure.mdx': edit('[#armure-annule]', `[#armure-annule]\n\n${bullets}`),
	'regles/combat.mdx': edit(
		'protège. [#combat-frappe doc-combat]',
		'protège. [#combat-frappe doc-combat]\n\nIl reste :',
	),
};

/** The page of a term, as HTML. */
function pageOf(slug: string): string {
	const { library, errors } = load(changes);
	expect(errors).toEqual([]);
	const [game] = library.games;
	const term = game?.bySlug.get(slug);
	return game && term ? fragmentHtml(withMeetings(term, game).children ?? [], markdownFeatures) : '';
}

describe('a term that tells what it meets', () => {
	it('has its bullets below two headings, as they are written', () => {
		const [, meetings = '', confused = ''] = pageOf('armure').split(/<h2 /);
		expect(meetings).toMatch(
			/^id="rencontres">Quand cela rencontre…<\/h2>\s*<ul>\s*<li id="armure-cle" class="regle">/,
		);
		expect(meetings).not.toContain('armure-poison');
		expect(confused).toMatch(/^id="a-ne-pas-confondre">À ne pas confondre<\/h2>\s*<ul>\s*<li id="armure-poison"/);
	});

	it('is followed by what other pages tell, after what introduces it', () => {
		expect(pageOf('armure')).toMatch(
			/<li data-pagefind-ignore(?:="")?><strong><a href="\/essai\/glossaire\/zone\/" class="terme">Zone<\/a><\/strong>\u00a0: Il reste\u00a0: Les dégâts restent\.<a href="\/essai\/regles\/combat\/#combat-degats" class="foyer"/,
		);
	});
});

describe('a term that tells nothing', () => {
	it('has the section too, named by the other term, with the status of the rule', () => {
		expect(pageOf('cle')).toMatch(
			/<h2 id="rencontres">Quand cela rencontre…<\/h2>\s*<ul>\s*<li[^>]*><strong><a[^>]*>Armure<\/a><\/strong>\u00a0: l’armure ignore la clé\. <small class="statut">\(déduit\)<\/small>/,
		);
	});

	it('has the other section for what it is taken for', () => {
		const html = pageOf('poison');
		expect(html).not.toContain('id="rencontres"');
		expect(html).toMatch(/id="a-ne-pas-confondre".*Armure<\/a><\/strong>\u00a0: l’armure arrête, le poison tue\./s);
	});

	it('has none when it meets nothing', () => {
		const { library } = load();
		const [game] = library.games;
		const term = game?.bySlug.get('cle');
		expect(game && term && withMeetings(term, game)).toEqual(term?.compiled.tree);
	});
});

it('a meeting is a passage that can be read alone', () => {
	const [game] = load(changes).library.games;
	expect(game?.passages.get('armure-cle')).toMatchObject({
		before: [{ kind: 'titre', text: 'Armure. Quand cela rencontre…' }],
		text: 'Clé\u00a0: l’armure ignore la clé.',
	});
});
