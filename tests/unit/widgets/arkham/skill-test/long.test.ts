import { expect, test } from 'vitest';
import {
	type Checked,
	type IconRange,
	prepareChoice,
	tally,
	weigh,
	weighCurve,
} from '../../../../../src/rules/arkham/skill-test';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { costsOf } from '../../../../../src/widgets/arkham/skill-test/costs';
import { type Drawn, type Draws, drawTest } from '../../../../../src/widgets/arkham/skill-test/draws';
import { weighLong, weighQuick } from '../../../../../src/widgets/arkham/skill-test/long';
import type {
	DrawsAnswer,
	LongAnswer,
	LongCase,
	TallyCase,
} from '../../../../../src/widgets/arkham/skill-test/long-messages';
import { playWithin } from '../../../../../src/widgets/arkham/skill-test/play-within';
import { simulateLong, tellSimulation } from '../../../../../src/widgets/arkham/skill-test/simulate';
import { tallyLong, tallyQuick } from '../../../../../src/widgets/arkham/skill-test/tallies';
import { tallyWithin } from '../../../../../src/widgets/arkham/skill-test/tally-within';
import { data, read } from './real-bags';

const caseOf = (query: string): LongCase => {
	return { situation: toEngine(data, read(query).state), range: { from: 0, to: 2 } as Checked<IconRange> };
};

/** What is told without a worker: there is none here, as in a sandboxed frame. */
const askLong = (query: string): Promise<LongAnswer> =>
	new Promise((resolve) => {
		weighLong(caseOf(query), resolve);
	});

test.each(['tirage=2&choix=un', 'pions=beni.4', 'annule=3', 'annule=1&remis=oui', 'tirage=2', 'tirage=3&choix=deux'])(
	'%s takes no time, and gives what the engine does',
	(query) => {
		const { situation, range } = caseOf(query);
		expect(weighQuick({ situation, range })).toEqual({
			weighed: weigh(situation, prepareChoice),
			curve: weighCurve(situation, range, prepareChoice),
		});
	},
);

test.each([
	'tirage=5&choix=deux&annule=1',
	'pions=beni.9_maudit.9&annule=1',
	'tirage=5&choix=un',
	'tirage=2&choix=un&pions=beni.9',
])('%s is worked out aside', (query) => {
	expect(weighQuick(caseOf(query))).toBeUndefined();
});

test('where no worker may start, a case that takes a moment is worked out all the same', async () => {
	const { situation } = caseOf('tirage=4&choix=deux&annule=1');
	const { weighed } = await askLong('tirage=4&choix=deux&annule=1');
	expect(weighed?.result?.success).toEqual(weigh(situation, prepareChoice).result?.success);
});

test('where no worker may start, one that would take too long is refused', async () => {
	expect(await askLong('tirage=5&choix=un&pions=beni.9_maudit.9_gel.8')).toEqual({ refused: 'options' });
	expect(await askLong('tirage=5&choix=deux&annule=2&pions=beni.9_maudit.9')).toEqual({ refused: 'options' });
});

const tallyOf = (query: string): TallyCase => {
	const { state } = read(query);
	return { situation: toEngine(data, state), costs: costsOf(data, state) };
};

test('what a single token brings is tallied at once, what asks for choices aside', () => {
	const single = tallyOf('');
	expect(tallyQuick(single)).toEqual({ tally: tally(single.situation, single.costs) });
	expect(tallyQuick(tallyOf('tirage=3&choix=un&annule=1'))).toBeUndefined();
});

test('the worker tallies three tokens of which one is chosen, one being canceled', () => {
	expect(tallyWithin(tallyOf('tirage=3&choix=un&annule=1'), 200_000)?.tally?.kinds).not.toHaveLength(0);
});

test('where no worker may start, a tally waits, or is refused', async () => {
	const ask = (query: string) => new Promise((resolve) => tallyLong(tallyOf(query), resolve));
	expect(await ask('tirage=2&choix=un')).toEqual(tallyWithin(tallyOf('tirage=2&choix=un'), 12_000));
	expect(await ask('tirage=5&choix=deux&annule=2&pions=beni.9_maudit.9')).toEqual({ refused: true });
});

test('simulated tests are told, or that they are too many to weigh', async () => {
	const ask = (query: string) =>
		new Promise<DrawsAnswer>((resolve) => {
			simulateLong({ situation: toEngine(data, read(query).state), tests: 50 as Checked<number>, seed: 1 }, resolve);
		});
	expect((await ask('')).simulation?.tests).toBe(50);
	const { simulation = null, refused } = await ask('tirage=5&choix=deux&annule=2&pions=beni.9_maudit.9');
	expect(refused).toBe(true);
	const { result } = weigh(toEngine(data, read('').state));
	expect(result && tellSimulation(simulation, result)).toContain('Trop de possibilités');
});

const drawnOf = (query: string, seed: number): Drawn => {
	const { state } = read(query);
	return { state, situation: toEngine(data, state), seed, choice: undefined, shown: 8 };
};

const drawAside = (drawn: Drawn): Promise<Draws> =>
	new Promise((resolve) => {
		drawTest(drawn, data, (next) => resolve(next({ drawn: undefined, history: [] })));
	});

test('a test drawn aside is the one that the engine plays, and goes among those drawn', async () => {
	const drawn = drawnOf('tirage=4&choix=deux', 3);
	const { drawn: shown, history } = await drawAside(drawn);
	expect(shown?.played).toEqual(playWithin(drawn, 2_000_000));
	expect(history).toHaveLength(1);
	const quick = (await drawAside(drawnOf('tirage=2', 3))).drawn;
	expect([quick?.played, quick?.seed]).toEqual([undefined, 3]);
});

test('one that would take too long is refused', async () => {
	expect(await drawAside(drawnOf('tirage=5&choix=deux&annule=2&pions=beni.9_maudit.9', 3))).toMatchObject({
		drawn: undefined,
		refused: true,
	});
});
