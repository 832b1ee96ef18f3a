import fc from 'fast-check';
import { PURPOSES } from '../../../../../src/rules/l5r/glory-count';
import type { GloryState } from '../../../../../src/widgets/l5r/glory-count/state';

const sheets = fc.array(fc.record({ glory: fc.nat({ max: 9 }), bowed: fc.boolean() }), { maxLength: 15 });
/** Any case of the tool that its address keeps whole. */
export const anyState: fc.Arbitrary<GloryState> = fc.record({
	you: sheets,
	opponent: sheets,
	settings: fc
		.record({
			purpose: fc.constantFrom(...PURPOSES),
			yourRings: fc.nat({ max: 5 }),
			opposing: fc.nat({ max: 5 }),
			favor: fc.constantFrom('available' as const, 'you' as const, 'opponent' as const),
		})
		.map(({ opposing, favor, ...rest }) => ({
			...rest,
			opposingRings: Math.min(opposing, 5 - rest.yourRings),
			// The address keeps no Favor that the count does not give.
			favor: rest.purpose === 'favor' ? favor : 'available',
		})),
});
