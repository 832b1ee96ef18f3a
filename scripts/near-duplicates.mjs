// Statements of a game that say nearly the same and that content/<game>/foyers.yaml does not tie: `npm run doublons -- <game>
// [least likeness]`, the most alike first. Likeness is the cosine of their words, weighed by how rare they are in the game.
import { load, readLibrary } from './sources.mjs';

const { foldForSearch } = await load('src/glossary/fold.ts');

const [slug, least = '0.5'] = process.argv.slice(2);
const { games } = await readLibrary();
const game = games.find((item) => item.slug === slug);
if (!game) throw new Error(`No game « ${slug} »: one of ${games.map((item) => item.slug).join(', ')}.`);

/** A statement, or a step of a chart with what it is called. */
const said = [
	...[...game.rules.values()].filter(({ kind }) => kind === 'regle').map(({ id, text }) => ({ id, text })),
	...game.charts.flatMap((chart) =>
		chart.steps.map((step) => ({ id: `${chart.slug}/${step.id}`, text: `${step.title}. ${step.text}` })),
	),
];
// The beginning of a word stands for its forms.
const wordsOf = (text) => (foldForSearch(text).match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, 6));
const documents = said.map(({ text }) => Map.groupBy(wordsOf(text), (word) => word));
const frequency = new Map();
for (const words of documents) for (const word of words.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
const vectors = documents.map((words) => {
	const weights = [...words].map(([word, uses]) => [
		word,
		(1 + Math.log(uses.length)) * Math.log(said.length / (frequency.get(word) ?? 1)),
	]);
	const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
	return new Map(weights.map(([word, weight]) => [word, weight / length]));
});

const homeOf = (id) => game.homes.get(id)?.rule.id ?? id;
const pairs = said.flatMap((one, at) =>
	said.slice(at + 1).flatMap((other, offset) => {
		if (homeOf(one.id) === homeOf(other.id)) return [];
		const [a, b] = [vectors[at], vectors[at + 1 + offset]];
		let likeness = 0;
		for (const [word, weight] of a) likeness += weight * (b.get(word) ?? 0);
		return likeness >= Number(least) ? [{ likeness, one, other }] : [];
	}),
);
for (const { likeness, one, other } of pairs.sort((a, b) => b.likeness - a.likeness))
	console.log(`${likeness.toFixed(2)}\t${one.id}\t${one.text}\n\t${other.id}\t${other.text}`);
console.error(
	`${said.length} statements and steps, ${game.homes.size} tied, ${pairs.length} pairs alike and not tied.`,
);
