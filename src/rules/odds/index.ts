export { add, compare, divide, type Fraction, fraction, multiply, subtract, toNumber, UN, ZERO } from './fraction';
export { combinaisons, pgcd, ppcm } from './integers';
export {
	addSeries,
	emptySerie,
	mixSeries,
	moveSerie,
	multiplySeries,
	type Poids,
	readSerie,
	type Serie,
	singleSerie,
	subtractSeries,
	widthFor,
} from './packed-weights';
export { germe } from './random';
export { type Arret, weighArrets, weighFond } from './stopping-draw';
export { prepareQueue, type Queue } from './tail';
