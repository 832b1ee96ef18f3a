import { describe, expect, it } from 'vitest';
import { END, innermost, type State, startOf } from '../../../../src/rules/timing';
import { journeyCodec } from '../../../../src/widgets/stepper/url-state';
import { walk } from '../../../content/chart-walks';
import { games } from '../../../content/real-content';
import { shownChartsOf } from '../../../content/shown-charts';

const read = (codec: ReturnType<typeof journeyCodec>, query: string) => codec.read(new URLSearchParams(query));

describe.each(
	games
		.filter(({ charts }) => charts.length > 0)
		.map((game) => [game.slug, shownChartsOf(game, (path) => path)] as const),
)('addresses in %s', (_, charts) => {
	it.each(Object.keys(charts))('say every place of a walk through %s', (slug) => {
		const own = charts[slug];
		if (!own) throw new Error(`No chart « ${slug} ».`);
		const codec = journeyCodec(own, charts);
		let places = 0;
		const check = (state: State) => {
			// What the address does not say is where an alternation that is over was: nobody sees it.
			const opened = read(codec, codec.write(state).toString());
			expect(opened.notices, codec.write(state).toString()).toEqual([]);
			expect(opened.state).toEqual(state);
			places += 1;
		};
		for (const seed of [1, 2, 3]) {
			walk(charts, startOf(own), { seed, wander: 60, nesting: 0.4, watch: (before) => check(before) });
		}
		expect(places).toBeGreaterThan(2);
	});
});

describe('an address of the stepper', () => {
	const [, charts] =
		games
			.map((game) => [game.slug, shownChartsOf(game, (path) => path)] as const)
			.find(([slug]) => slug === 'arkham') ?? [];
	const own = charts?.round;
	if (!charts || !own) throw new Error('No round in Arkham.');
	const codec = journeyCodec(own, charts);
	const start = startOf(own);

	it('without a step is the start', () => {
		expect(read(codec, '')).toEqual({ state: start, notices: [] });
		expect(codec.write(start).toString()).toBe('');
	});

	it('with a step opens there', () => {
		const { state, notices } = read(codec, 'etape=etape-3-3');
		expect(innermost(state)).toMatchObject({ chart: 'round', step: 'etape-3-3' });
		expect(notices).toEqual([]);
	});

	it('at the end says so', () => {
		expect(innermost(read(codec, 'etape=fin').state).step).toBe(END);
	});

	it('with a sequence opens inside it, above the step where the round goes on', () => {
		const { state, notices } = read(codec, 'etape=tc-3&depuis=round-tours.joueurs.3_etape-2-2-fenetre.actions.1');
		expect(notices).toEqual([]);
		expect(state.stack.map(({ chart, step }) => [chart, step])).toEqual([
			['round', 'round-tours'],
			['tour-d-investigateur', 'etape-2-2-fenetre'],
			['test-de-competence', 'tc-3'],
		]);
		expect(state.stack[0]?.counters.joueurs).toBe(3);
		expect(state.stack[1]?.counters.actions).toBe(1);
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
		expect(innermost(state).step).toBe('etape-1-2');
		expect(notices.join('\n')).toMatch(words);
	});

	it('leaves the question of the page alone', () => {
		expect(read(codec, 'geste=reaction&etape=etape-1-2').notices).toEqual([]);
	});
});
