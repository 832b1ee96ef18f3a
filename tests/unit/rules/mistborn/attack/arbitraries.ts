import fc from 'fast-check';
import {
	type Attaque,
	type AttaqueContreSeigneurMaitre,
	type AttaqueEntreJoueurs,
	type Joueur,
	MOI,
} from '../../../../../src/rules/mistborn/attack';

const petit = (max: number) => fc.integer({ min: 0, max });
const rare = (max: number) => fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: petit(max) });
const auChoix = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const unJoueur = (id: string): fc.Arbitrary<Joueur> =>
	fc.record({
		id: fc.constant(id),
		sante: fc.integer({ min: 1, max: 12 }),
		nuage: rare(3),
		allies: fc.tuple(unAllie(`${id}1`), unAllie(`${id}2`), unAllie(`${id}3`)).chain((tous) => fc.subarray(tous)),
	});

const unAllie = (id: string) =>
	fc.record({
		id: fc.constant(id),
		defense: fc.integer({ min: 1, max: 5 }),
		defenseur: fc.boolean(),
		reduction: rare(3),
		nuages: rare(2),
	});

const QUI = ['p', 'q', 'r'];
const CARTES = [...QUI.flatMap((id) => [`${id}1`, `${id}2`, `${id}3`]), 'fantome'];

/** Any attack between players, small numbers, plans that may ask the impossible. */
export const uneAttaque: fc.Arbitrary<AttaqueEntreJoueurs> = fc
	.record({
		contre: fc.constant('joueurs' as const),
		degats: petit(40),
		cible: fc.constantFrom(MOI, ...QUI),
		joueurs: fc.tuple(unJoueur('p'), unJoueur('q'), unJoueur('r')),
		nombre: fc.integer({ min: 1, max: 3 }),
		plan: fc.record({
			allies: fc.array(fc.constantFrom(...CARTES), { maxLength: 6 }),
			frappe: auChoix(petit(20)),
			transmission: auChoix(fc.constantFrom(MOI, ...QUI, 'fantome')),
		}),
	})
	.map(({ joueurs, nombre, cible, ...reste }) => {
		const presents = joueurs.slice(0, nombre);
		const detenteur = presents.some(({ id }) => id === cible) ? cible : MOI;
		return { ...reste, cible: detenteur, joueurs: presents };
	});

const unBouclier = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant('X' as const));

/** Any attack on the Seigneur Maître. */
export const uneAttaqueSolo: fc.Arbitrary<AttaqueContreSeigneurMaitre> = fc.record({
	contre: fc.constant('seigneur-maitre' as const),
	degats: petit(40),
	dominat: fc.integer({ min: 1, max: 6 }),
	sante: fc.integer({ min: 1, max: 48 }),
	adversaires: fc
		.tuple(
			...['a', 'b', 'c'].map((id) => fc.tuple(fc.constant(id), fc.array(unBouclier, { minLength: 1, maxLength: 3 }))),
		)
		.chain((tous) => fc.subarray(tous.map(([id, boucliers]) => ({ id, boucliers })))),
	plan: fc.record({
		boucliers: fc.array(
			fc.record({
				adversaire: fc.constantFrom('a', 'b', 'c', 'fantome'),
				moyen: fc.constantFrom('degats' as const, 'degats' as const, 'effet' as const),
			}),
			{ maxLength: 8 },
		),
		frappe: auChoix(petit(20)),
	}),
});

export const toutes: fc.Arbitrary<Attaque> = fc.oneof(uneAttaque, uneAttaqueSolo);
