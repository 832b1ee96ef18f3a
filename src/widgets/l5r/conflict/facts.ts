import type { ConflictType } from '../../../rules/l5r/conflict';
import { signed } from '../../shared/words';
import { attachments, dashes, initialState, type Settings, type Sheet } from './state';
import { typeNames } from './words';

const kept = (facts: readonly (string | false)[]): string[] => facts.filter((fact) => fact !== false);

/** What the folded part of a character holds that counts in a conflict of this type. */
export function sheetFacts(sheet: Sheet, type: ConflictType): string[] {
	const added = sheet[attachments[type]];
	return kept([
		sheet.home && 'au fief',
		sheet[dashes[type]] && `tiret en ${typeNames[type]}`,
		added !== 0 && `attachements\u00a0${signed(added)}`,
		sheet.modifier !== 0 && `modificateurs\u00a0${signed(sheet.modifier)}`,
		sheet.doublings > 0 && `doublée${sheet.doublings > 1 ? ` ${sheet.doublings}\u00a0fois` : ''}`,
		sheet.halvings > 0 && `divisée par deux${sheet.halvings > 1 ? ` ${sheet.halvings}\u00a0fois` : ''}`,
		sheet.fixed && `fixée à\u00a0${sheet.fixedAt}`,
		sheet.fate > 0 && `destin\u00a0${sheet.fate}`,
		sheet.pride && 'Fierté',
	]);
}

/** What the folded part of the province holds. */
export const provinceFacts = ({ bonus, stronghold, broken }: Settings): string[] =>
	kept([
		stronghold && 'forteresse',
		bonus !== 0 && `bonus\u00a0${signed(bonus)}`,
		broken > 0 && `${broken}\u00a0${broken < 2 ? 'détruite' : 'détruites'}`,
	]);

/** What the folded part of the players holds. */
export function playerFacts(settings: Settings): string[] {
	const { favor, attackerHonor, defenderHonor, fate } = settings;
	const usual = initialState.settings;
	const sameHonor = attackerHonor === usual.attackerHonor && defenderHonor === usual.defenderHonor;
	return kept([
		favor !== 'available' && 'Faveur Impériale',
		!sameHonor && `honneur\u00a0${attackerHonor} et\u00a0${defenderHonor}`,
		fate > 0 && `destin\u00a0${fate}`,
		settings.attackerTotal !== 0 && `attaquant\u00a0${signed(settings.attackerTotal)}`,
		settings.defenderTotal !== 0 && `défenseur\u00a0${signed(settings.defenderTotal)}`,
	]);
}
