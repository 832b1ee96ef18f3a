import fc from 'fast-check';
import type { Pion, Situation } from '../../../../../src/rules/arkham/skill-test';
import { pion } from './vocabulary';

const rare = <T, U>(courant: T, autre: fc.Arbitrary<U>, poids = 3): fc.Arbitrary<T | U> =>
	fc.oneof({ weight: poids, arbitrary: fc.constant(courant) }, { weight: 1, arbitrary: autre });

const unPion = (type: string, nombre: number): fc.Arbitrary<Pion> =>
	fc
		.record({
			modificateur: fc.integer({ min: -5, max: 4 }),
			revele: fc.boolean(),
			automatique: rare('non' as const, fc.constantFrom('reussite' as const, 'echec' as const)),
			echecAu: rare(0, fc.integer({ min: 1, max: 3 })),
			nombre: fc.integer({ min: 0, max: nombre }),
			scelles: rare(0, fc.constant(1), 5),
		})
		.map(({ echecAu, scelles, ...trait }) =>
			pion(type, { ...trait, scelles: Math.min(scelles, trait.nombre), ...(echecAu > 0 ? { echecAu } : {}) }),
		);

/** A bag of five kinds and at most `pions` tokens: what is too many is cut from the last kinds. */
function uneReserve(pions: number): fc.Arbitrary<readonly Pion[]> {
	return fc.tuple(...['a', 'b', 'c', 'd', 'e'].map((type) => unPion(type, Math.ceil(pions / 2)))).map((reserve) => {
		let place = pions;
		return reserve.map((genre) => {
			const nombre = Math.min(genre.nombre, place);
			place -= nombre;
			return { ...genre, nombre, scelles: Math.min(genre.scelles, nombre) };
		});
	});
}

/** Tests with chains, sealed tokens, automatic outcomes, numbers that fail, 1 to 3 tokens revealed, both rules. */
export function desSituations(pions: number): fc.Arbitrary<Situation> {
	return fc.record({
		competence: fc.integer({ min: -3, max: 6 }),
		icones: fc.integer({ min: 0, max: 2 }),
		difficulte: fc.integer({ min: 0, max: 5 }),
		reserve: uneReserve(pions),
		tirage: fc.record({
			nombre: fc.constantFrom(1 as const, 2 as const, 3 as const),
			rule: fc.constantFrom('tous' as const, 'un' as const),
		}),
	});
}
