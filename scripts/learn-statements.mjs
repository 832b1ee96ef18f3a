// Learns what each sign that a statement is a part of the answer is worth: `npm exec -c 'node scripts/learn-statements.mjs'`. Players'
// questions that several statements answer together, and some that one does, are asked of indexes that lack them; the open half of
// the bench is asked too. Each fifth is also judged by weights learnt on the four others.
import { load, readLibrary } from './sources.mjs';

const { queriesOf } = await load('tests/search/bench.ts');
const { publishIndex } = await load('src/search/build/publish-index.ts');
const { idOf, unpack } = await load('src/search/engine/unpack.ts');
const { makeCandidates } = await load('src/search/engine/candidates.ts');
const { COMPARED } = await load('src/search/engine/gather.ts');
const { makePageOrder } = await load('src/search/engine/page-order.ts');
const { makeStatementSigns } = await load('src/search/engine/statement-signs.ts');
const { weights } = await load('src/search/engine/weights.ts');

const FOLDS = 5;
/** Of the questions that one statement answers, one in so many is asked. */
const SINGLE = 46;
/** What a query of each kind counts. */
const COUNTS = { together: 1, bench: 0.5, alone: 0.25 };
const HELD_BACK = 1e-3;
const STEPS = 20;

/** The ids of the rules, at their homes, that an entry shows. */
function saidBy(game) {
	const homeOf = (id) => game.homes.get(id)?.rule.id ?? id;
	const byText = new Map([...game.rules.values()].map(({ id, text }) => [text, homeOf(id)]));
	const answers = new Map();
	for (const { read } of [...game.faq, ...game.errata]) {
		let heading;
		for (const { id, kind } of read.rules) {
			if (kind === 'titre') heading = id;
			else if (heading) answers.set(heading, [...(answers.get(heading) ?? []), homeOf(id)]);
		}
	}
	const says = (entry) =>
		new Set([
			homeOf(idOf(entry)),
			...(answers.get(idOf(entry)) ?? []),
			...(entry.l ?? []).flatMap((text) => byText.get(text) ?? []),
		]);
	return { homeOf, says };
}

const names = Object.keys(weights.statements).filter((name) => name !== 'always');

/** Makes the function that gives what is compared for a query, each with its signs. */
function makeAsking(entries) {
	const { of, documents, occurrences } = makeCandidates(entries, weights);
	const byPages = makePageOrder(entries, documents, occurrences, weights);
	const { pagesOf, signsOf } = makeStatementSigns(documents);
	return (query) => {
		const { found, words, worthOf } = of(query);
		return signsOf(pagesOf(byPages(query, words, found)).slice(0, COMPARED), worthOf).flat();
	};
}

/** For each query, the statements that are compared, each with its signs and whether it is wanted. */
function listsOf(game) {
	const { index, questions } = publishIndex(game);
	const entries = unpack(index, questions);
	const { homeOf, says } = saidBy(game);
	const said = entries.map(says);
	const list = (ask, query, wanted, kind, fold) => ({
		kind,
		fold,
		rows: ask(query).map(({ number, signs }) => ({
			signs: names.map((name) => signs[name]),
			right: wanted.some((id) => said[number].has(id)),
		})),
	});
	const ask = makeAsking(entries);
	const lists = queriesOf(game.slug, 'open').map(({ q, best }, at) =>
		list(ask, q, best.map(homeOf), 'bench', at % FOLDS),
	);
	const answers = new Map();
	for (const [id, texts] of game.asked)
		for (const text of texts) answers.set(text, [...(answers.get(text) ?? []), homeOf(id)]);
	const together = [...answers].filter(([, ids]) => new Set(ids).size > 1);
	const alone = [...answers].filter(([, ids]) => new Set(ids).size === 1).filter((_, at) => at % SINGLE === 0);
	for (let fold = 0; fold < FOLDS; fold++) {
		const asked = [
			// Two ways of asking the same stand side by side.
			...together.filter((_, at) => Math.floor(at / 2) % FOLDS === fold).map((one) => [...one, 'together']),
			...alone.filter((_, at) => at % FOLDS === fold).map((one) => [...one, 'alone']),
		];
		const gone = new Set(asked.map(([text]) => text));
		const askWithout = makeAsking(entries.map((entry) => ({ ...entry, q: entry.q.filter((text) => !gone.has(text)) })));
		for (const [text, ids, kind] of asked) lists.push(list(askWithout, text, ids, kind, fold));
	}
	return lists.filter(({ rows }) => rows.some(({ right }) => right));
}

/** Solves a system of linear equations, by elimination. */
function solve(matrix, values) {
	const rows = matrix.map((row, at) => [...row, values[at]]);
	for (const [at, row] of rows.entries())
		for (const other of rows) {
			if (other === row) continue;
			const share = other[at] / row[at];
			for (let column = at; column < other.length; column++) other[column] -= share * row[column];
		}
	return rows.map((row, at) => row.at(-1) / row[at]);
}

/** Weights that make what is wanted likely among what is compared: logistic, by Newton's steps. The last one is for all. */
function learn(lists) {
	const rows = lists.flatMap(({ rows, kind }) => rows.map((row) => ({ ...row, count: COUNTS[kind] })));
	const sum = rows.reduce((total, { count }) => total + count, 0);
	const size = rows[0].signs.length;
	const means = Array.from(
		{ length: size },
		(_, at) => rows.reduce((all, { signs }) => all + signs[at], 0) / rows.length,
	);
	const spread = means.map(
		(mean, at) => Math.sqrt(rows.reduce((all, { signs }) => all + (signs[at] - mean) ** 2, 0) / rows.length) || 1,
	);
	const points = rows.map(({ signs, right, count }) => ({
		at: [...signs.map((value, sign) => (value - means[sign]) / spread[sign]), 1],
		right: Number(right),
		count: count / sum,
	}));
	let found = new Array(size + 1).fill(0);
	for (let step = 0; step < STEPS; step++) {
		const slope = found.map((weight) => HELD_BACK * weight);
		const bend = found.map((_, row) => found.map((_, column) => (row === column ? HELD_BACK : 0)));
		for (const { at, right, count } of points) {
			const odds = 1 / (1 + Math.exp(-at.reduce((all, value, sign) => all + value * found[sign], 0)));
			const pull = count * (odds - right);
			const curve = count * odds * (1 - odds);
			for (let row = 0; row <= size; row++) {
				slope[row] += pull * at[row];
				for (let column = 0; column <= size; column++) bend[row][column] += curve * at[row] * at[column];
			}
		}
		const change = solve(bend, slope);
		found = found.map((weight, sign) => weight - change[sign]);
	}
	const own = found.slice(0, size).map((weight, sign) => weight / spread[sign]);
	return [...own, found[size] - own.reduce((all, weight, sign) => all + weight * means[sign], 0)];
}

/** How much of what is wanted is among the four likeliest that are compared. */
function report(title, lists, weightsOf) {
	for (const [kind, part] of Map.groupBy(lists, ({ kind }) => kind)) {
		const shares = part.map(({ rows, ...list }) => {
			const learnt = weightsOf(list);
			const worth = ({ signs }) => signs.reduce((sum, value, sign) => sum + value * learnt[sign], 0);
			const first = rows.toSorted((x, y) => worth(y) - worth(x)).slice(0, 4);
			return first.filter(({ right }) => right).length / Math.min(4, rows.filter(({ right }) => right).length);
		});
		const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
		console.log(`${title} ${kind.padEnd(8)} ${String(part.length).padStart(5)} ${(100 * mean).toFixed(1)} %`);
	}
}

const { games } = await readLibrary();
const lists = games.filter(({ data }) => !data.debutant).flatMap(listsOf);
const learnt = Array.from({ length: FOLDS }, (_, fold) => learn(lists.filter((list) => list.fold !== fold)));
report('by score', lists, () => names.map((name) => Number(name === 'score')));
report('learnt  ', lists, ({ fold }) => learnt[fold]);
const whole = learn(lists);
console.log(Object.fromEntries([...names, 'always'].map((name, sign) => [name, Number(whole[sign].toPrecision(3))])));
