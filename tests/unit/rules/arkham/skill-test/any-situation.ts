import fc from 'fast-check';
import type { BagToken, Situation } from '../../../../../src/rules/arkham/skill-test';
import { token } from './vocabulary';

const rare = <T, U>(usual: T, other: fc.Arbitrary<U>, weight = 3): fc.Arbitrary<T | U> =>
	fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const anyToken = (id: string, count: number): fc.Arbitrary<BagToken> =>
	fc
		.record({
			modifier: fc.integer({ min: -5, max: 4 }),
			revealsAnother: fc.boolean(),
			automatic: rare('none' as const, fc.constantFrom('success' as const, 'failure' as const)),
			failsAt: rare(0, fc.integer({ min: 1, max: 3 })),
			count: fc.integer({ min: 0, max: count }),
			sealed: rare(0, fc.constant(1), 5),
		})
		.map(({ failsAt, sealed, ...traits }) =>
			token(id, { ...traits, sealed: Math.min(sealed, traits.count), ...(failsAt > 0 ? { failsAt } : {}) }),
		);

/** A bag of five kinds and at most `tokens` tokens: what is too many is cut from the last kinds. */
function anyBag(tokens: number): fc.Arbitrary<readonly BagToken[]> {
	return fc.tuple(...['a', 'b', 'c', 'd', 'e'].map((id) => anyToken(id, Math.ceil(tokens / 2)))).map((bag) => {
		let room = tokens;
		return bag.map((kind) => {
			const count = Math.min(kind.count, room);
			room -= count;
			return { ...kind, count, sealed: Math.min(kind.sealed, count) };
		});
	});
}

/** Tests with chains, sealed tokens, automatic outcomes, numbers that fail, 1 to 3 tokens revealed, both modes. */
export function anySituation(tokens: number): fc.Arbitrary<Situation> {
	return fc.record({
		skill: fc.integer({ min: -3, max: 6 }),
		icons: fc.integer({ min: 0, max: 2 }),
		difficulty: fc.integer({ min: 0, max: 5 }),
		bag: anyBag(tokens),
		draw: fc.record({
			count: fc.constantFrom(1 as const, 2 as const, 3 as const),
			mode: fc.constantFrom('all' as const, 'one' as const),
		}),
	});
}

/** What a token may do instead of its own effect. */
const anyAlternatives = (id: string): fc.Arbitrary<Pick<BagToken, 'alternatives' | 'cancelable'>> =>
	rare(
		{},
		fc.oneof(
			fc.constant({ cancelable: true }),
			fc
				.record({
					modifier: fc.integer({ min: -4, max: 4 }),
					revealsAnother: fc.boolean(),
					automatic: rare('none' as const, fc.constantFrom('success' as const, 'failure' as const)),
				})
				.map((effect) => ({ alternatives: [{ as: `other than ${id}`, ...effect }] })),
		),
		5,
	);

/** Tests where the player decides: which tokens to cancel, which to apply, what they count as; some set aside. */
export function anyDecision(tokens: number): fc.Arbitrary<Situation> {
	return fc
		.tuple(
			anySituation(tokens),
			fc.tuple(...['a', 'b', 'c', 'd', 'e'].map(anyAlternatives)),
			fc.record({
				count: fc.integer({ min: 1, max: 4 }),
				mode: fc.constantFrom('all' as const, 'one' as const, 'two' as const),
				cancels: fc.integer({ min: 0, max: 2 }),
				returned: fc.boolean(),
			}),
			fc.boolean(),
		)
		.map(([situation, more, draw, aside]) => ({
			...situation,
			draw,
			bag: situation.bag.map((token, at) => ({
				...token,
				...more[at],
				aside: aside && token.count > token.sealed ? 1 : 0,
			})),
		}));
}

/** Tokens that only add a number, or fail: kinds often do the same. One or two of them are applied, some are canceled. */
export function anyPlain(tokens: number): fc.Arbitrary<Situation> {
	const kind = fc.record({
		modifier: fc.integer({ min: -2, max: 1 }),
		automatic: rare('none' as const, fc.constant('failure' as const), 5),
	});
	return fc.record({
		skill: fc.integer({ min: 0, max: 4 }),
		icons: fc.constant(0),
		difficulty: fc.integer({ min: 0, max: 4 }),
		bag: fc
			.array(kind, { minLength: 2, maxLength: tokens })
			.map((kinds) => kinds.map((traits, at) => token(`${at}`, traits))),
		draw: fc.record({
			count: fc.integer({ min: 2, max: 4 }),
			mode: fc.constantFrom('one' as const, 'two' as const),
			cancels: fc.integer({ min: 1, max: 2 }),
			returned: fc.boolean(),
		}),
	});
}

/** Tests where the player decides, and where one kind fails with another. */
export const anyPair = (tokens: number): fc.Arbitrary<Situation> =>
	anyDecision(tokens).map((situation) => ({
		...situation,
		bag: situation.bag.map((token, at) => (at === 0 ? { ...token, failsWith: 'b' } : token)),
	}));

/** Two of three or four tokens are applied, one kind fails at once and has another revealed, and nothing is sealed. */
export function anyRevealingFailure(tokens: number): fc.Arbitrary<Situation> {
	return fc.tuple(anyDecision(tokens), fc.integer({ min: 3, max: 4 }), fc.integer({ min: 0, max: 1 })).map(
		([situation, count, cancels]): Situation => ({
			...situation,
			draw: { ...situation.draw, count, mode: 'two', cancels },
			bag: situation.bag.map((token, at) => {
				const effect = { ...token.effect, revealsAnother: true };
				if (at === 0) return { ...token, count: 1, sealed: 0, aside: 0, effect: { ...effect, automatic: 'failure' } };
				return { ...token, count: 1, sealed: 0, aside: 0, effect: at < 3 ? effect : token.effect };
			}),
		}),
	);
}
