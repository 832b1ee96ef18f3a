// Learns what each sign that a page is meant is worth: `npm exec -c 'node scripts/learn-pages.mjs'`, on a built site.
// Players' questions are asked of indexes that lack them, with those that are almost the same, and sometimes with all
// that are asked of the same statement; names are asked with slips. The open half of the bench and the older queries, which
// are what is really typed, count for more: each fifth of them is also judged by weights learnt on the four others.
import { load } from './sources.mjs';

const { GAMES } = await load('tests/games.ts');
const { queriesOf } = await load('tests/search/bench.ts');
const { makeTargets } = await load('tests/search/targets.ts');
const { entriesOf } = await load('tests/search/published.ts');
const { hardQueries, queries } = await load('tests/search/queries.ts');
const { makeCandidates } = await load('src/search/engine/candidates.ts');
const { makePageSigns } = await load('src/search/engine/page-signs.ts');
const { tellingWords, stem } = await load('src/search/engine/stem.ts');
const { weights } = await load('src/search/engine/weights.ts');

const FOLDS = 5;
/** How many of the folds of questions are asked: all five give the same weights, in more time. */
const ASKED = Number(process.argv[2] ?? 2);
/** What a query of each kind counts; an older query less than one of the bench, for it was written beside the site. */
const COUNTS = { question: 0.1, name: 0.1, older: 1.5, bench: 3 };
/** What a page counts whose first answer states what is sought; that states it elsewhere; that is useful without it. */
const STATED = 1;
const ELSEWHERE = 0.7;
const USEFUL = 0.35;
const STEPS = 120;
const RATE = 0.08;
const HELD_BACK = 1e-3;

let seed = 7;
const chance = () => {
	seed = (seed * 48271) % 2147483647;
	return seed / 2147483647;
};
const any = (most) => Math.floor(chance() * most);

const spellings = [
	...[
		[/ss/, 's'],
		[/qu/, 'k'],
		[/ph/, 'f'],
		[/tion/, 'sion'],
		[/(?:er|ez)$/, 'é'],
		[/é/, 'er'],
		[/h/, ''],
		[/([ltnm])\1/, '$1'],
	],
	...[
		[/c(?=[ei])/, 's'],
		[/e?au/, 'o'],
		[/e?nt?$/, ''],
		[/e/, 'a'],
	],
];

/** A text with a slip of the fingers or of the ear in one of its long words. */
function misspelt(text) {
	const words = text.split(' ');
	const long = [...words.keys()].filter((place) => words[place].length > 4);
	if (long.length === 0) return text;
	const place = long[any(long.length)];
	const word = words[place];
	const at = 1 + any(word.length - 2);
	const [spelling, heard] = spellings.find(([spelling]) => spelling.test(word)) ?? [/$/, 's'];
	words[place] = [
		word.slice(0, at) + word.slice(at + 1),
		word.slice(0, at) + word.slice(at - 1),
		word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
		word.replace(spelling, heard),
		word.replace(spelling, heard),
	][any(5)];
	return words.join(' ');
}

const pageOf = ({ u }) => u.split('#')[0];

/** A fold for each question of an entry: those that are almost the same go together; now and then, all of them. */
function foldsOf({ q }) {
	const together = chance() < 0.35 ? any(FOLDS) : undefined;
	const met = [];
	return q.map((text) => {
		if (together !== undefined) return together;
		const stems = new Set(tellingWords(text).map(stem));
		const twin = met.find(
			(other) =>
				[...stems].filter((one) => other.stems.has(one)).length > 0.7 * Math.sqrt(stems.size * other.stems.size),
		);
		const fold = twin?.fold ?? any(FOLDS);
		met.push({ stems, fold });
		return fold;
	});
}

/** A list of pages, each with its signs and what it is worth for a query. */
function makeAsking(entries) {
	const candidates = makeCandidates(entries, weights);
	const signsOf = makePageSigns(entries, candidates.documents, candidates.occurrences);
	return (query, { pages: best, ids = [] }, useful = []) => {
		const { found, words } = candidates.of(query);
		const stated = new Set(ids);
		const answers = new Map();
		for (const { number } of found) {
			const page = pageOf(entries[number]);
			if (!answers.has(page)) answers.set(page, entries[number]);
		}
		const worthOf = (page) => {
			if (!best.includes(page)) return useful.includes(page) ? USEFUL : 0;
			const { i, u } = answers.get(page);
			return stated.size === 0 || stated.has(i) || stated.has(u.split('#')[1] ?? u) ? STATED : ELSEWHERE;
		};
		const pages = [...signsOf(query, words, found)].slice(0, 10);
		return {
			signs: pages.map(([, signs]) => Object.values(signs)),
			names: pages[0] ? Object.keys(pages[0][1]) : [],
			worth: pages.map(([page]) => worthOf(page)),
			/** Left out of learning: for a whole name, pages are not put in order. */
			called: found.some(({ named }) => named >= weights.wholeAlias),
		};
	};
}

function listsOf(game) {
	const entries = entriesOf(game);
	const targets = makeTargets(game);
	const listed = (items) => {
		const { ids, pages } = targets(items);
		return { ids: [...ids], pages: [...pages] };
	};
	const ask = makeAsking(entries);
	const lists = [
		...queriesOf(game, 'open').map(({ q, kind, best, ok }) => ({
			...ask(q, listed(best), listed(ok).pages),
			kind: 'bench',
			set: kind,
		})),
		...[...queries, ...hardQueries]
			.filter(({ jeu }) => jeu === game)
			.map(({ q, expect }) => ({ ...ask(q, { pages: expect }), kind: 'older', set: 'older' })),
	];
	const folds = entries.map(foldsOf);
	for (let fold = 0; fold < ASKED; fold++) {
		const askFold = makeAsking(
			entries.map((entry, number) => ({ ...entry, q: entry.q.filter((_, at) => folds[number][at] !== fold) })),
		);
		for (const [number, entry] of entries.entries()) {
			const said = listed([entry.i]);
			const best = { ids: [...said.ids, entry.i], pages: [...said.pages, pageOf(entry)] };
			for (const [at, text] of entry.q.entries())
				if (folds[number][at] === fold)
					lists.push({
						...askFold(chance() < 0.2 ? misspelt(text) : text, best),
						kind: 'question',
						set: 'question apart',
						number,
					});
			if (entry.p === undefined && number % FOLDS === fold)
				for (const name of [entry.n, ...(entry.f ?? []), ...(entry.a ?? []), ...(entry.r ?? [])])
					lists.push({
						...askFold(chance() < 0.5 ? name : misspelt(name), { pages: best.pages }),
						kind: 'name',
						set: 'name apart',
						number,
					});
		}
	}
	return lists;
}

/** Weights that make the pages that answer likely among those that are found, by steps along the slope (Adam). */
function learn(lists) {
	const all = lists.filter(
		({ worth, called }) => !called && worth.some((one) => one > 0) && worth.some((one) => one < STATED),
	);
	const count = all[0].signs[0].length;
	const rows = all.flatMap(({ signs }) => signs);
	const spread = Array.from({ length: count }, (_, sign) => {
		const mean = rows.reduce((sum, row) => sum + row[sign], 0) / rows.length;
		return Math.sqrt(rows.reduce((sum, row) => sum + (row[sign] - mean) ** 2, 0) / rows.length) || 1;
	});
	const found = new Float64Array(count);
	const [drift, swing] = [new Float64Array(count), new Float64Array(count)];
	for (let step = 1; step <= STEPS; step++) {
		const slope = found.map((weight) => HELD_BACK * weight);
		for (const { signs, worth, kind } of all) {
			const scores = signs.map((row) =>
				row.reduce((sum, value, sign) => sum + (value * found[sign]) / spread[sign], 0),
			);
			const most = Math.max(...scores);
			const odds = scores.map((score) => Math.exp(score - most));
			const sum = odds.reduce((total, one) => total + one, 0);
			const right = odds.reduce((total, one, at) => total + one * worth[at], 0);
			for (const [at, row] of signs.entries()) {
				const pull = (COUNTS[kind] * (odds[at] / sum - (odds[at] * worth[at]) / right)) / all.length;
				if (pull !== 0) for (let sign = 0; sign < count; sign++) slope[sign] += (pull * row[sign]) / spread[sign];
			}
		}
		for (let sign = 0; sign < count; sign++) {
			drift[sign] = 0.9 * drift[sign] + 0.1 * slope[sign];
			swing[sign] = 0.99 * swing[sign] + 0.01 * slope[sign] ** 2;
			found[sign] -= (RATE * (drift[sign] / (1 - 0.9 ** step))) / (Math.sqrt(swing[sign] / (1 - 0.99 ** step)) + 1e-9);
		}
	}
	return [...found].map((weight, sign) => weight / spread[sign]);
}

/** How often the page that answers comes first, and how often what comes first is of no use. */
function report(title, lists, weightsOf) {
	for (const [set, part] of Map.groupBy(lists, ({ set }) => set)) {
		const firsts = part.map((list) => {
			const scores = list.signs.map((row) => row.reduce((sum, value, sign) => sum + value * weightsOf(list)[sign], 0));
			return list.worth[list.called ? 0 : scores.indexOf(Math.max(...scores))] ?? 0;
		});
		const share = (holds) => `${((100 * firsts.filter(holds).length) / firsts.length).toFixed(1)} %`;
		console.log(
			`${title} ${set.padEnd(15)} ${String(part.length).padStart(5)} first ${share((worth) => worth >= ELSEWHERE)}, stated ${share((worth) => worth === STATED)}, useless ${share((worth) => worth === 0)} (${firsts.filter((w) => w === 0).length})`,
		);
	}
}

const lists = GAMES.flatMap(listsOf);
const names = lists.find((list) => list.names.length > 0).names;
const apart = ({ number }) => number !== undefined && number % FOLDS === 0;
for (const list of lists) list.part = any(FOLDS);
const learnt = Array.from({ length: FOLDS }, (_, part) =>
	learn(lists.filter((list) => !apart(list) && (list.number !== undefined || list.part !== part))),
);
const judged = lists.filter((list) => list.number === undefined || apart(list));
report('as found', judged, () => names.map((name) => Number(name === 'score')));
report('learnt  ', judged, ({ part }) => learnt[part]);
const whole = learn(lists);
console.log(Object.fromEntries(names.map((name, sign) => [name, Number(whole[sign].toPrecision(3))])));
