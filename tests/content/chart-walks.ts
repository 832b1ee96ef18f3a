import {
	type Avance,
	courant,
	type Etat,
	estFini,
	etapeDe,
	jouer,
	type Mouvement,
	PILE_MAX,
	possibles,
	type Schema,
	type Schemas,
} from '../../src/rules/timing';

/** Numbers from 0 to 1, always the same for a seed: a walk that fails fails again. */
export function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Whether a move starts a sequence. */
function starts(schemas: Schemas, etat: Etat, move: Mouvement): boolean {
	if (move.type !== 'choisir') return move.type === 'emboiter' || (move.type === 'agir' && move.schema !== undefined);
	const { schema, etape } = courant(etat);
	return etapeDe(schemas[schema], etape)?.choix[move.choix]?.appelle !== undefined;
}

interface Walk {
	/** What went wrong, with the place; `undefined` when the walk came to the end with nothing above it. */
	problem: string | undefined;
	/** Most charts that were under way at once. */
	height: number;
	moves: number;
}

/** Moves after which a walk has not ended: it never will. */
const ENDLESS = 20_000;

export interface Walker {
	seed: number;
	/** Moves after which it opens no sequence that it can do without. */
	wander: number;
	/** Until then: the probability that it opens one when it may. A climber leaves none that it can stay in. */
	nesting: number | 'climber';
	/** Sees each move. */
	watch?: (before: Etat, played: Avance) => void;
}

/** Plays on at random, sequences included, until the end of the outermost chart. */
export function walk(schemas: Schemas, start: Etat, { seed, wander, nesting, watch }: Walker): Walk {
	const random = seeded(seed);
	let etat = start;
	let height = 1;
	const ended = (moves: number, problem?: string): Walk => ({ problem, height, moves });
	for (let moves = 0; moves < ENDLESS; moves += 1) {
		if (estFini(etat)) return ended(moves);
		const among = considered(schemas, etat, moves < wander ? nesting : 0, random);
		const move = among[Math.floor(random() * among.length)];
		if (!move) return ended(moves, `no way out of ${place(etat)}`);
		const played = jouer(schemas, etat, move);
		watch?.(etat, played);
		etat = played.etat;
		height = Math.max(height, etat.pile.length);
		if (etat.pile.length > PILE_MAX) return ended(moves, `too many charts under way at ${place(etat)}`);
	}
	return ended(ENDLESS, `no end in sight at ${place(etat)}`);
}

/** The moves that a walker picks one of. */
function considered(schemas: Schemas, etat: Etat, nesting: Walker['nesting'], random: () => number): Mouvement[] {
	const open = possibles(schemas, etat);
	if (nesting === 'climber') {
		const staying = open.filter((move) => jouer(schemas, etat, move).etat.pile.length >= etat.pile.length);
		return staying.length > 0 ? staying : open;
	}
	const inside = open.filter((move) => starts(schemas, etat, move));
	const onward = open.filter((move) => !inside.includes(move));
	return onward.length === 0 || (inside.length > 0 && random() < nesting) ? inside : onward;
}

const place = ({ pile }: Etat): string =>
	pile.map(({ schema, etape, compteurs }) => `${schema}/${etape} ${JSON.stringify(compteurs)}`).join(' > ');

/** The charts that may be the first, the second… under way when one of them is the outermost, up to a full stack. */
export function levels(schemas: Schemas, slug: string): Set<string>[] {
	const all = [new Set([slug])];
	for (let last = all.at(-1); last && last.size > 0 && all.length < PILE_MAX; last = all.at(-1)) {
		all.push(new Set([...last].flatMap((outer) => called(schemas[outer]))));
	}
	return all.filter((level) => level.size > 0);
}

const called = (schema: Schema | undefined): string[] => [
	...new Set(
		schema?.etapes.flatMap(({ emboite, choix }) => [...emboite, ...choix.flatMap(({ appelle }) => appelle ?? [])]),
	),
];
