export { germe } from './alea';
export { type Arret, weighArrets, weighFond } from './arret';
export { combinaisons, pgcd, ppcm } from './combinaisons';
export { add, compare, divide, type Fraction, fraction, multiply, subtract, toNumber, UN, ZERO } from './fraction';
export { prepareQueue, type Queue } from './queue';
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
} from './serie';
