export { add, compare, divide, type Fraction, fraction, multiply, ONE, subtract, toNumber, ZERO } from './fraction';
export { countCombinations, gcd, lcm } from './integers';
export {
	addWeights,
	emptyWeights,
	mixWeights,
	multiplyWeights,
	type PackedWeights,
	readWeights,
	shiftWeights,
	singleWeight,
	subtractWeights,
	type WeightedNumber,
	widthFor,
} from './packed-weights';
export { createRandom } from './random';
export { type DrawWeights, weighFullDraw, weighStoppingDraw } from './stopping-draw';
export { prepareTail, type Tail } from './tail';
