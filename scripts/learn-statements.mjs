// Learns what each sign that a statement is a part of the answer is worth: `npm exec -c 'node scripts/learn-statements.mjs'`. Players'
// questions that several statements answer together, and some that one does, are asked of indexes that lack them; the open half of
// the bench is asked too. What is chosen after other statements is learnt as it is chosen: for the facts that they leave to be
// told. Each fifth is also judged by weights learnt on the four others.
import { load, readLibrary } from './sources.mjs';

const { queriesOf } = await load('tests/search/bench.ts');
const { publishIndex } = await load('src/search/build/publish-index.ts');
const { idOf, unpack } = await load('src/search/engine/unpack.ts');
const { makeCandidates } = await load('src/search/engine/candidates.ts');
const { COMPARED, makeGather } = await load('src/search/engine/gather.ts');
const { makePageOrder } = await load('src/search/engine/page-order.ts');
const { makeStatementSigns } = await load('src/search/engine/statement-signs.ts');
const { weights } = await load('src/search/engine/weights.ts');

const FOLDS = 5;
/** Of the questions that one statement answers, one in so many is asked. */
const SINGLE = 46;
/** What a query of each kind counts: of the bench, more when its facts are known one by one. */
const COUNTS = { together: 0.6, alone: 0.3, facts: 1, bench: 0.4 };
/** How many statements are chosen, one after the other, and among how many of the likeliest. */
const CHOSEN = 5;
const AMONG = 30;
/** How often it is learnt anew, on what the weights that were learnt choose. */
const ROUNDS = 2;
const HELD_BACK = 1e-3;
const STEPS = 12;

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
const flat = (signs) => names.map((name) => signs[name]);
/** Before anything is learnt anew. */
const start = [...names, 'always'].map((name) => weights.statements[name] ?? 0);
const oddsOf = (learnt, row) =>
	1 / (1 + Math.exp(-row.reduce((sum, value, sign) => sum + value * learnt[sign], learnt.at(-1))));

/** Makes the function that gives what is compared for a query, and what gathers it with other weights. */
function makeAsking(entries) {
	const { of, documents, occurrences } = makeCandidates(entries, weights);
	const byPages = makePageOrder(entries, documents, occurrences, weights);
	const { pagesOf, compare } = makeStatementSigns(documents);
	return (query) => {
		const asked = { ...of(query), query };
		const found = byPages(query, asked.words, asked.found);
		const { signed, after } = compare(pagesOf(found).slice(0, COMPARED), asked);
		return {
			compared: signed.flat(),
			words: asked.words.length,
			after,
			gather: (learnt) => {
				const statements = Object.fromEntries([...names, 'always'].map((name, sign) => [name, learnt[sign]]));
				return makeGather(documents, { ...weights, statements })(found, asked);
			},
		};
	};
}

/** For each query, what is compared, and the facts that are wanted: for each, the sets of statements that tell it. */
function listsOf(game) {
	const { index, questions } = publishIndex(game);
	const entries = unpack(index, questions);
	const { homeOf, says } = saidBy(game);
	const said = entries.map(says);
	const list = (ask, query, facts, kind, fold) => ({
		...ask(query),
		kind,
		fold,
		/** Which facts some statements tell. */
		told: (numbers) => {
			const ids = new Set(numbers.flatMap((number) => [...said[number]]));
			return facts.map((ways) => ways.some((way) => way.every((id) => ids.has(id))));
		},
	});
	const ask = makeAsking(entries);
	// A question and the phrase for it want the same, and go together.
	const together = new Map();
	const foldOf = (wanted) => {
		const key = JSON.stringify(wanted);
		if (!together.has(key)) together.set(key, together.size % FOLDS);
		return together.get(key);
	};
	const lists = queriesOf(game.slug, 'open')
		.filter(({ style }) => style !== 'outside')
		.map(({ q, best, parts }) => {
			const facts = parts?.map((part) => part.map((way) => [way].flat().map(homeOf)));
			return list(ask, q, facts ?? [best.map((id) => [homeOf(id)])], facts ? 'facts' : 'bench', foldOf(parts ?? best));
		});
	const answers = new Map();
	for (const [id, texts] of game.asked)
		for (const text of texts) answers.set(text, [...(answers.get(text) ?? []), homeOf(id)]);
	const several = [...answers].filter(([, ids]) => new Set(ids).size > 1);
	const alone = [...answers].filter(([, ids]) => new Set(ids).size === 1).filter((_, at) => at % SINGLE === 0);
	for (let fold = 0; fold < FOLDS; fold++) {
		const asked = [
			// Two ways of asking the same stand side by side.
			...several.filter((_, at) => Math.floor(at / 2) % FOLDS === fold).map((one) => [...one, 'together']),
			...alone.filter((_, at) => at % FOLDS === fold).map((one) => [...one, 'alone']),
		];
		const gone = new Set(asked.map(([text]) => text));
		const askWithout = makeAsking(entries.map((entry) => ({ ...entry, q: entry.q.filter((text) => !gone.has(text)) })));
		for (const [text, ids, kind] of asked)
			lists.push(
				list(
					askWithout,
					text,
					ids.map((id) => [[id]]),
					kind,
					fold,
				),
			);
	}
	return lists;
}

/** What is compared at each step of choosing by some weights, and whether it tells a fact that is not told yet. */
function rowsOf({ compared, words, after, told, kind }, learnt) {
	const rows = [];
	const shown = [];
	const borne = new Array(words).fill(0);
	for (let step = 0; step < CHOSEN; step++) {
		const before = told(shown);
		if (before.every(Boolean)) break;
		const signsOf = after(shown, borne);
		const ranked = compared
			.filter(({ number }) => !shown.includes(number))
			.map((one) => ({ one, signs: flat(signsOf(one)) }))
			.map((row) => ({ ...row, odds: oddsOf(learnt, row.signs) }))
			.sort((x, y) => y.odds - x.odds);
		for (const [place, { one, signs }] of ranked.entries()) {
			const right = told([...shown, one.number]).some((tells, fact) => tells && !before[fact]);
			if (right || place < AMONG) rows.push({ signs, right, count: COUNTS[kind] });
		}
		const [next] = ranked;
		if (!next) break;
		shown.push(next.one.number);
		for (const [word, share] of next.one.bears.entries()) borne[word] = Math.max(borne[word], share);
	}
	return rows;
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
function fitted(rows) {
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

function learn(lists) {
	let learnt = start;
	for (let round = 0; round < ROUNDS; round++) learnt = fitted(lists.flatMap((list) => rowsOf(list, learnt)));
	return learnt;
}

/** How often all that is asked is told by the first passage, by the two of a screen; and how much is shown. */
function report(title, lists, weightsOf) {
	for (const [kind, part] of Map.groupBy(lists, ({ kind }) => kind)) {
		let [one, two, count] = [0, 0, 0];
		for (const list of part) {
			const passages = list.gather(weightsOf(list)).slice(0, 2);
			const shown = passages.map(({ statements, others }) => [...statements, ...others.flatMap((o) => o.statements)]);
			if (list.told(shown[0] ?? []).every(Boolean)) one++;
			if (list.told(shown.flat()).every(Boolean)) two++;
			count += shown.flat().length;
		}
		const share = (some) => `${((100 * some) / part.length).toFixed(1)} %`;
		console.log(
			`${title} ${kind.padEnd(8)} ${String(part.length).padStart(5)} in one ${share(one)}, in two ${share(two)}, ${(count / part.length).toFixed(1)} shown`,
		);
	}
}

const { games } = await readLibrary();
const lists = games.filter(({ data }) => !data.debutant).flatMap(listsOf);
report('as it is', lists, () => start);
const learnt = Array.from({ length: FOLDS }, (_, fold) => learn(lists.filter((list) => list.fold !== fold)));
report('learnt  ', lists, ({ fold }) => learnt[fold]);
const whole = learn(lists);
console.log(Object.fromEntries([...names, 'always'].map((name, sign) => [name, Number(whole[sign].toPrecision(3))])));
