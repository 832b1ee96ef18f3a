import { describe, expect, it } from 'vitest';
import { publishConcepts, publishIndex } from '../../../../src/search/build/publish-index';
import { unpack } from '../../../../src/search/engine/unpack';
import { edit } from '../../../content/content-tree';
import { loadFull } from '../../../content/full-content';

describe('the published index', () => {
	const read = () => {
		const { library, game } = loadFull();
		const { index, questions } = publishIndex(game);
		return { library, game, index, entries: unpack(index, questions) };
	};

	it('has questions with their answers, and corrected cards', () => {
		const { index, entries } = read();
		expect(index.name).toBe('Essai');
		expect(entries.filter(({ y }) => y === 'faq').map(({ u, n, d }) => [u, n, d])).toEqual([
			['/essai/faq/zones/', 'FAQ : Zones', expect.any(String)],
			['/essai/faq/zones/#faq-cle', 'Où va la clé\u202f?', 'Dans sa zone. Toujours.'],
		]);
		expect(entries.filter(({ y }) => y === 'errata').map(({ u, n }) => [u, n])).toEqual([
			['/essai/errata/', 'Errata des cartes'],
			['/essai/errata/#erratum-dague', 'Dague'],
		]);
	});

	it('has what is said of all corrections, and what players ask of it', () => {
		const { game } = loadFull({
			'errata/cartes.mdx': `---\ntitre: Errata des cartes\nresume: Une phrase assez longue pour dire ce que la page permet de savoir au lecteur.\nsources: [doc-faq]\n---\n\nLa carte anglaise fait foi. [#errata-langue]\n\n## Dague [#erratum-dague doc-faq]\n\nElle frappe deux fois.\n`,
			'questions/cartes.yaml': 'errata-langue:\n  - vf ou vo ?\n',
		});
		const { index, questions } = publishIndex(game);
		const said = unpack(index, questions).find(({ u }) => u.endsWith('#errata-langue'));
		expect(said).toMatchObject({ d: 'La carte anglaise fait foi.', y: 'errata' });
		expect(said?.q).toEqual([expect.stringMatching(/^vf ou vo/)]);
	});

	it('has once what several statements answer together, and each is found by it after what is asked of it alone', () => {
		const { game } = loadFull({
			'questions/zone.yaml': 'zone-cartes:\n  - je range où\n',
			'questions-liees.yaml': '- reponses: [armure-annule, zone-cartes]\n  questions: [le tas ou la tôle]\n',
		});
		const { index, questions } = publishIndex(game);
		expect(JSON.stringify(questions).split('le tas ou la tôle')).toHaveLength(2);
		const entries = unpack(index, questions);
		const asked = (id: string) => entries.find(({ i, restates }) => i === id && !restates)?.q;
		expect(asked('armure-annule')?.at(-1)).toBe('le tas ou la tôle');
		expect(asked('zone-cartes')).toEqual(['je range où', 'le tas ou la tôle']);
	});

	it('has each statement of the game once, at its home', () => {
		const { game, entries } = read();
		const said = entries.map(({ i }) => i);
		const homes = [...game.rules.values()].filter(({ id, kind }) => kind === 'regle' && !game.homes.has(id));
		const inAnswers = new Set(
			game.faq.concat(game.errata as never[]).flatMap(({ read }) => read.rules.map(({ id }) => id)),
		);
		expect(homes.filter(({ id }) => !said.includes(id) && !inAnswers.has(id))).toEqual([]);
	});

	it('has what pages restate, in its place among their statements, under the id of its home', () => {
		const { game } = loadFull({
			'glossaire/zone.mdx': edit('[#zone-cartes]', '[#zone-cartes]\n\nL’armure bloque chaque coup. [#zone-armure]'),
			'foyers.yaml': 'zone-armure: { foyer: armure-annule, lu: "00000000" }\n',
		});
		const { index, questions } = publishIndex(game);
		expect(index.entries.map(({ u }) => u)).not.toContain('#zone-armure');
		const entries = unpack(index, questions);
		const at = entries.findIndex(({ u }) => u.endsWith('#zone-armure'));
		expect(entries[at]).toMatchObject({ i: 'armure-annule', restates: true });
		const page = (place: number) => entries[place]?.u.split('#')[0];
		expect(page(at)).toBe(page(at - 1));
		// Its words find its home.
		const [home] = entries.filter(({ i, restates }) => i === 'armure-annule' && !restates);
		const said =
			game.rules
				.get('zone-armure')
				?.text.toLowerCase()
				.split(/[^\p{L}]+/u) ?? [];
		expect(home?.x.split(' ').filter((word) => said.includes(word)).length).toBeGreaterThan(0);
	});

	it('has what the rulebook does not treat beside the index, found by its words and by what players ask', () => {
		const edge = `- sujet: Prophéties\n  mots: [oracle]\n  questions: [on lit l’avenir]\n  texte: Le livret ne connaît rien.\n`;
		const { index, questions } = publishIndex(loadFull({ 'hors-livret.yaml': edge }).game);
		expect(index.entries.filter(({ y }) => y === 'hors-livret')).toEqual([]);
		const found = unpack(index, questions).find(({ y }) => y === 'hors-livret');
		expect(found?.q).toEqual(['on lit l’avenir']);
		expect(questions.edges?.[0]).toEqual({
			u: '/essai/glossaire/#hors-livret-propheties',
			n: 'Prophéties',
			d: 'Le livret ne connaît rien.',
			y: 'hors-livret',
			r: ['oracle'],
		});
	});

	it('has a meeting under the names of both terms, English ones too', () => {
		const meetings = 'notions: [armure, poison]\nrencontres:\n  - { entre: [armure, poison], regle: armure-annule }\n';
		const { game } = loadFull({
			'rencontres.yaml': meetings,
			'glossaire/poison.mdx': edit(
				'famille: notion',
				'famille: notion\nanglais: poison counter\nrecherche: [venin, il me tue]',
			),
		});
		const { index, questions } = publishIndex(game);
		const words = new Map(questions.words);
		const at = index.entries.findIndex(({ u }) => u.endsWith('/glossaire/armure/'));
		expect(words.get(at)?.split(' ')).toEqual(expect.arrayContaining(['poison', 'counter', 'venin']));
		expect(words.get(at)).not.toContain('tue');
	});

	it('has the notions that games share, and the names of the games', () => {
		const { library, game } = read();
		const { entries, games } = publishConcepts(library.concepts, [game]);
		expect(games).toEqual({ essai: { name: 'Essai', words: expect.arrayContaining(['essai']) } });
		expect(entries.find(({ y }) => y === 'concept')).toMatchObject({
			u: '/concepts/protection/',
			n: 'Protéger',
			a: ['ward'],
		});
	});
});
