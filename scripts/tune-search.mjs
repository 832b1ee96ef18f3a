// Looks for better weights of the search on the open half of the bench: `npm exec -c 'node scripts/tune-search.mjs'`.
// It changes one weight at a time, keeps what is better, and prints the weights to be written in `engine/weights.ts`.
// The older queries are asked too: they were written beside the site, so they count for less.
import { load } from './sources.mjs';

const { GAMES } = await load('tests/games.ts');
const { placeOf, readBench, readPromises, scoreOf } = await load('tests/search/bench.ts');
const { entriesOf } = await load('tests/search/published.ts');
const { makeSearch } = await load('src/search/engine/search.ts');
const { hardQueries, queries } = await load('tests/search/queries.ts');
const { weights: start } = await load('src/search/engine/weights.ts');
const benches = GAMES.map((game) => readBench(game, 'open'));
const promises = GAMES.map((game) => readPromises(game, 8));

const older = GAMES.map((game) => ({
	entries: entriesOf(game),
	asked: [...queries, ...hardQueries].filter(({ jeu }) => jeu === game),
}));

/** How soon the older queries find their page: the mean of one over its place. */
function olderWorth(weights) {
	const soon = older.flatMap(({ entries, asked }) => {
		const search = makeSearch(entries, weights);
		return asked.map(({ q, expect }) => {
			const place = placeOf(search, q, expect);
			return place < 0 ? 0 : 1 / (place + 1);
		});
	});
	return soon.reduce((sum, one) => sum + one, 0) / soon.length;
}

/** What is sought: the page first, then among three, and the answer shown, questions as much as phrases; promises kept. */
function worth(weights) {
	const outcomes = benches.flatMap((ask) => ask(weights));
	const parts = ['phrase', 'question'].map((kind) => scoreOf(outcomes.filter((outcome) => outcome.kind === kind)));
	const sum = parts.reduce(
		(sum, { first, three, reciprocal, useless, answerFirst, answerThree }) =>
			sum + first + three + reciprocal - useless + 0.7 * answerFirst + 0.7 * answerThree,
		0,
	);
	const kept = promises.reduce((sum, share) => sum + share(weights), 0) / GAMES.length;
	return sum / 2 + kept + olderWorth(weights) / 2;
}

/** Every weight, as a path in the tree, but those that more queries than the bench has were asked for. */
const paths = ({ pages: _, ...tree }, above = []) =>
	Object.entries(tree).flatMap(([name, value]) =>
		typeof value === 'number' ? [[...above, name]] : paths(value, [...above, name]),
	);

function withWeight(weights, [name, ...rest], change) {
	const value = weights[name];
	return {
		...weights,
		[name]: rest.length > 0 ? withWeight(value, rest, change) : Number(change(value).toPrecision(3)),
	};
}

let best = start;
let most = worth(best);
console.log(`${most.toFixed(4)} as it stands`);
for (const factor of [1.6, 1.25, 1.1])
	for (const path of paths(start))
		for (const step of [factor, 1 / factor])
			for (;;) {
				const tried = withWeight(best, path, (value) => value * step);
				const found = worth(tried);
				if (found <= most + 1e-4) break;
				[best, most] = [tried, found];
				console.log(`${most.toFixed(4)} ${path.join('.')} × ${step.toFixed(2)}`);
			}
console.log(JSON.stringify(best, undefined, '\t'));
