import { type Cadre, FIN, jouer, OUVERTURE, possibles, type Schema, type Schemas } from '../../src/rules/timing';

/** A way out of a state: the branch that takes it, written `step` or `step: branch 2`, and the state after. */
interface Way {
	label: string;
	to: string;
}

/** Every state that a chart alone can be in, by its text: `step actions=3 joueurs=2 main=0 passes=0`. */
export type States = Map<string, Way[]>;

const text = ({ etape, compteurs, alternance: { main, passes } }: Cadre): string =>
	[etape, ...Object.entries(compteurs).map(([id, value]) => `${id}=${value}`), `main=${main} passes=${passes}`].join(
		' ',
	);

/** A chart whose sequences are skipped: the game goes on where they come back. */
export const skipping = (schema: Schema): Schema => ({
	...schema,
	etapes: schema.etapes.map((step) => ({
		...step,
		emboite: [],
		choix: step.choix.map(({ appelle: _, ...choice }) => choice),
	})),
});

/** A chart that can start no sequence: what is left of it when the stack is full. */
export const closed = (schema: Schema): Schema => ({
	...schema,
	etapes: schema.etapes.map((step) => ({
		...step,
		emboite: [],
		choix: step.choix.map((choice) => (choice.appelle ? { ...choice, appelle: 'no such chart' } : choice)),
	})),
});

/** Every value that the counters of a chart may have at its start: readers set them, other charts give theirs. */
export function starts({ slug, etapes, compteurs }: Schema): Cadre[] {
	const values = compteurs.reduce<Record<string, number>[]>(
		(all, { id, min, max }) =>
			all.flatMap((some) => Array.from({ length: max - min + 1 }, (_, at) => ({ ...some, [id]: min + at }))),
		[{}],
	);
	const etape = etapes[0]?.id ?? FIN;
	return values.map((counters) => ({ schema: slug, etape, compteurs: counters, alternance: OUVERTURE }));
}

/** Every state that some play of the chart reaches, with the ways out of each. The end has none. */
export function statesOf(schema: Schema): States {
	const schemas: Schemas = { [schema.slug]: schema };
	const states: States = new Map();
	const waiting = starts(schema);
	for (let frame = waiting.pop(); frame; frame = waiting.pop()) {
		const known = text(frame);
		if (states.has(known)) continue;
		const etat = { pile: [frame] };
		const moves = frame.etape === FIN ? [] : possibles(schemas, etat);
		const ways = moves.map((move) => {
			const to = jouer(schemas, etat, move).etat.pile[0] as Cadre;
			waiting.push(to);
			const branch = move.type === 'choisir' ? `: branch ${move.choix + 1}` : '';
			return { label: `${etat.pile[0]?.etape}${branch}`, to: text(to) };
		});
		states.set(known, ways);
	}
	return states;
}

/** States from which nothing leads to the end, those without a way out among them: one for each step. */
export function stuck(states: States): string[] {
	const before = new Map<string, string[]>();
	for (const [from, ways] of states) for (const { to } of ways) before.set(to, [...(before.get(to) ?? []), from]);
	const ending = new Set([...states.keys()].filter((state) => state.startsWith(`${FIN} `)));
	// A set grows while it is walked: each new state is visited in turn.
	for (const state of ending) for (const from of before.get(state) ?? []) ending.add(from);
	const stays = [...states.keys()].filter((state) => !ending.has(state));
	return [...new Map(stays.map((state) => [state.split(' ')[0], state])).values()];
}

/** Steps and branches that no play of a chart takes. */
export function untaken({ etapes }: Schema, states: States): string[] {
	const taken = new Set([...states.values()].flatMap((ways) => ways.map(({ label }) => label)));
	const all = etapes.flatMap(({ id, choix }) =>
		choix.length === 0 ? [id] : choix.map((_, at) => `${id}: branch ${at + 1}`),
	);
	return all.filter((label) => !taken.has(label));
}
