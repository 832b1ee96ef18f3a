import {
	type Chances,
	calculer,
	type Effet,
	type Epreuve,
	type Jeu,
	jouer,
	type Pion,
	type Situation,
	type Tirage,
	type TraceStep,
} from '../../../../../src/rules/arkham/skill-test';

/** What a case says about a kind of token; the rest is one token that does nothing. */
export type Trait = Partial<Effet & Pick<Pion, 'nombre' | 'scelles'>>;

export function pion(type: string, trait: Trait = {}): Pion {
	const { nombre = 1, scelles = 0, ...effet } = trait;
	return { type, nombre, scelles, effet: { modificateur: 0, revele: false, automatique: 'non', ...effet } };
}

/** Tokens without symbol: each number as many times as it is given. */
export function nombres(...modificateurs: readonly number[]): readonly Pion[] {
	return [...new Set(modificateurs)].map((modificateur) =>
		pion(modificateur > 0 ? `+${modificateur}` : `${modificateur}`, {
			modificateur,
			nombre: modificateurs.filter((autre) => autre === modificateur).length,
		}),
	);
}

export const echecAuto = pion('echec-automatique', { automatique: 'echec' });
export const reussiteAuto = pion('reussite-automatique', { automatique: 'reussite' });
export const benediction = pion('benediction', { modificateur: 2, revele: true });
export const malediction = pion('malediction', { modificateur: -2, revele: true });
export const gel = pion('gel', { modificateur: -1, revele: true, echecAu: 2 });

/** The bag of the core box at the standard level, with symbols as a scenario and an investigator could have them. */
export const STANDARD: readonly Pion[] = [
	...nombres(1, 0, 0, -1, -1, -1, -2, -2, -3, -4),
	pion('crane', { modificateur: -1, nombre: 2 }),
	pion('cultiste', { modificateur: -1 }),
	pion('tablette', { modificateur: -2 }),
	echecAuto,
	pion('signe-des-anciens', { modificateur: 1 }),
];

/** What a case says about a test; the rest is one token drawn, skill 3 against difficulty 3. */
export type Cadre = Partial<Omit<Situation, 'reserve'>>;

export function situation(reserve: readonly Pion[], cadre: Cadre = {}): Situation {
	return { competence: 3, icones: 0, difficulte: 3, tirage: { nombre: 1, rule: 'tous' }, ...cadre, reserve };
}

export const tous = (nombre: Tirage['nombre']): Cadre => ({ tirage: { nombre, rule: 'tous' } });
export const un = (nombre: Tirage['nombre']): Cadre => ({ tirage: { nombre, rule: 'un' } });

/** The chances of a bag that has a token to reveal. */
export function chances(reserve: readonly Pion[], cadre: Cadre = {}): Chances {
	const { resultat } = calculer(situation(reserve, cadre));
	if (resultat === null) throw new Error('The bag is empty.');
	return resultat;
}

/** A fraction as it is written: `7/16`, `1`. */
export function lire({ n, d }: { readonly n: bigint; readonly d: bigint }): string {
	return d === 1n ? `${n}` : `${n}/${d}`;
}

/** A test played with given ranks, then with the first token left; the first of the tokens revealed is chosen. */
export function joue(
	reserve: readonly Pion[],
	cadre: Cadre = {},
	rangs: readonly number[] = [],
	choix?: (reveles: readonly string[]) => number,
): Epreuve & { readonly trace: Jeu['trace'] } {
	const suite = [...rangs];
	const { resultat, trace } = jouer(situation(reserve, cadre), () => suite.shift() ?? 0, choix);
	if (resultat === null) throw new Error('The bag is empty.');
	return { ...resultat, trace };
}

/** Steps of a kind, in order. */
export function pas<E extends TraceStep['kind']>(
	trace: Jeu['trace'],
	kind: E,
): readonly Extract<TraceStep, { kind: E }>[] {
	return trace.filter((item): item is Extract<TraceStep, { kind: E }> => item.kind === kind);
}
