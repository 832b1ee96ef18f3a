import { count } from '../../shared/words';
import type { Sheet } from './state';
import { goes } from './words';

/**
 * What the folded part of a creature holds, in a few words: the fold says it without being opened. `keywords`: whether
 * its keywords are folded too.
 */
export function foldedFacts(sheet: Sheet, keywords = false): string[] {
	return [
		keywords && sheet.poison && 'poison',
		keywords && sheet.skirmish && 'escarmouche',
		keywords && sheet.elusive && 'insaisissable',
		keywords && sheet.invulnerable && 'invulnérable',
		keywords && sheet.taunt && 'provocation',
		keywords && sheet.ward > 0 && 'protégée',
		sheet.assault > 0 && `assaut\u00a0${sheet.assault}`,
		sheet.hazardous > 0 && `hasardeux\u00a0${sheet.hazardous}`,
		sheet.powerCounters > 0 && `+${sheet.powerCounters} en puissance`,
		sheet.armorUsed > 0 && `armure utilisée\u00a0${sheet.armorUsed}`,
		sheet.aember > 0 && count(sheet.aember, 'Aombre').replace(' ', '\u00a0'),
		sheet.stunned && 'sonnée',
		sheet.enraged && 'enragée',
		sheet.exhausted && 'inclinée',
		sheet.alreadyAttacked && 'déjà attaquée',
		sheet.whenDestroyed !== 'discard' && `si détruite\u00a0: ${goes[sheet.whenDestroyed].split(' de ')[0]}`,
	].filter((fact) => fact !== false);
}
