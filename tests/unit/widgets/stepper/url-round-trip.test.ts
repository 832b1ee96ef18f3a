import { describe, expect, it } from 'vitest';
import { courant, demarrer, type Etat, FIN } from '../../../../src/rules/timing';
import { journeyCodec } from '../../../../src/widgets/stepper/url-state';
import { sheetsOf } from '../../../content/all-sheets';
import { walk } from '../../../content/chart-walks';
import { games } from '../../../content/real-content';

const read = (codec: ReturnType<typeof journeyCodec>, query: string) => codec.read(new URLSearchParams(query));

describe.each(games.map((game) => [game.slug, sheetsOf(game, (path) => path)] as const))(
	'addresses in %s',
	(_, sheets) => {
		it.each(Object.keys(sheets))('say every place of a walk through %s', (slug) => {
			const own = sheets[slug];
			if (!own) throw new Error(`No chart « ${slug} ».`);
			const codec = journeyCodec(own, sheets);
			let places = 0;
			const check = (etat: Etat) => {
				// What the address does not say is where an alternation that is over was: nobody sees it.
				const asked = read(codec, codec.write(etat).toString());
				expect(asked.notices, codec.write(etat).toString()).toEqual([]);
				expect(asked.state).toEqual(etat);
				places += 1;
			};
			for (const seed of [1, 2, 3]) {
				walk(sheets, demarrer(own), { seed, wander: 60, nesting: 0.4, watch: (before) => check(before) });
			}
			expect(places).toBeGreaterThan(2);
		});
	},
);

describe('an address of the stepper', () => {
	const [, sheets] =
		games.map((game) => [game.slug, sheetsOf(game, (path) => path)] as const).find(([slug]) => slug === 'arkham') ?? [];
	const own = sheets?.round;
	if (!sheets || !own) throw new Error('No round in Arkham.');
	const codec = journeyCodec(own, sheets);
	const start = demarrer(own);

	it('without a step is the start', () => {
		expect(read(codec, '')).toEqual({ state: start, notices: [] });
		expect(codec.write(start).toString()).toBe('');
	});

	it('with a step opens there', () => {
		const { state, notices } = read(codec, 'etape=etape-3-3');
		expect(courant(state)).toMatchObject({ schema: 'round', etape: 'etape-3-3' });
		expect(notices).toEqual([]);
	});

	it('at the end says so', () => {
		expect(courant(read(codec, 'etape=fin').state).etape).toBe(FIN);
	});

	it('with a sequence opens inside it, above the step where the round goes on', () => {
		const { state, notices } = read(codec, 'etape=tc-3&depuis=round-tours.joueurs.3_etape-2-2-fenetre.actions.1');
		expect(notices).toEqual([]);
		expect(state.pile.map(({ schema, etape }) => [schema, etape])).toEqual([
			['round', 'round-tours'],
			['tour-d-investigateur', 'etape-2-2-fenetre'],
			['test-de-competence', 'tc-3'],
		]);
		expect(state.pile[0]?.compteurs.joueurs).toBe(3);
		expect(state.pile[1]?.compteurs.actions).toBe(1);
	});

	it.each([
		['etape=etape-9-9', /« etape-9-9 » n’est pas une étape de « Le round »/],
		['etape=tc-3', /« tc-3 » est dans un autre schéma, « Le test de compétence »/],
		['etape=tc-3&depuis=tc-1', /« tc-1 » est dans un autre schéma/],
		['etape=fin&depuis=etape-1-2', /« fin » n’est pas une étape/],
		['etape=fin-test-de-competence&depuis=etape-1-2', /« fin-test-de-competence » n’est pas une étape/],
		['etape=', /« » n’est pas une étape|«\s+» n’est pas une étape/],
	])('with %s starts at the beginning, and says why', (query, words) => {
		const { state, notices } = read(codec, query);
		expect(state).toEqual(start);
		expect(notices.join('\n')).toMatch(words);
	});

	it('too deep for any table starts at the beginning', () => {
		const deep = Array.from({ length: 12 }, () => 'etape-1-4').join('_');
		const { state, notices } = read(codec, `etape=etape-1-4&depuis=${deep}`);
		expect(state).toEqual(start);
		expect(notices).toEqual(['Le lien ouvre plus de 10 séquences à la fois : « Le round » commence à son début.']);
	});

	it.each([
		['etape=etape-1-2&compte=joueurs.9', /« Investigateurs[^»]*» va de 1 à 4 : 4 est utilisé/],
		['etape=etape-1-2&compte=chats.9', /« chats\.9 » n’est pas un compteur de « Le round »/],
		['etape=etape-1-2&compte=joueurs.deux', /« joueurs\.deux » n’est pas un compteur/],
		['etape=etape-1-2&compte=main.1', /« main\.1 » n’est pas un compteur de « Le round »/],
		['etape=etape-1-2&vitesse=3', /« vitesse » n’est pas un réglage/],
	])('with %s says what it does with it', (query, words) => {
		const { state, notices } = read(codec, query);
		expect(courant(state).etape).toBe('etape-1-2');
		expect(notices.join('\n')).toMatch(words);
	});

	it('leaves the question of the page alone', () => {
		expect(read(codec, 'geste=reaction&etape=etape-1-2').notices).toEqual([]);
	});
});
