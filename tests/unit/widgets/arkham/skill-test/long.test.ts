import { expect, test } from 'vitest';
import { weigh, weighCurve } from '../../../../../src/rules/arkham/skill-test';
import { prepareChoice } from '../../../../../src/rules/arkham/skill-test/choice';
import { toEngine } from '../../../../../src/widgets/arkham/skill-test/bag';
import { weighLong, weighQuick } from '../../../../../src/widgets/arkham/skill-test/long';
import type { LongAnswer, LongCase } from '../../../../../src/widgets/arkham/skill-test/long-messages';
import { data, read } from './real-bags';

const caseOf = (query: string): LongCase => {
	return { situation: toEngine(data, read(query).state), range: { from: 0, to: 2 } };
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
	'pions=beni.4&annule=1',
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
	expect(await askLong('tirage=5&choix=un&pions=beni.9_maudit.9_gel.8')).toEqual({ refused: true });
	expect(await askLong('tirage=5&choix=deux&pions=beni.9_maudit.9')).toEqual({ refused: true });
});
