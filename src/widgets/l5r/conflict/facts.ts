import type { Type } from '../../../rules/l5r/conflict/character';
import { signed } from '../../shared/words';
import { type Fiche, initialState, type Reglages } from './state';
import { typeNames } from './words';

const kept = (facts: readonly (string | false)[]): string[] => facts.filter((fact) => fact !== false);

/** What the folded part of a character holds that counts in a conflict of this type. */
export function ficheFacts(fiche: Fiche, type: Type): string[] {
	const [attachements, tiret] =
		type === 'militaire'
			? [fiche.attachementsMilitaire, fiche.tiretMilitaire]
			: [fiche.attachementsPolitique, fiche.tiretPolitique];
	return kept([
		tiret && `tiret en ${typeNames[type]}`,
		attachements !== 0 && `attachements\u00a0${signed(attachements)}`,
		fiche.modificateur !== 0 && `modificateurs\u00a0${signed(fiche.modificateur)}`,
		fiche.fierte && 'Fierté',
	]);
}

/** What the folded part of the province holds. */
export const provinceFacts = ({ bonus, forteresse, detruites }: Reglages): string[] =>
	kept([
		forteresse && 'forteresse',
		bonus > 0 && `bonus\u00a0${signed(bonus)}`,
		detruites > 0 && `${detruites}\u00a0${detruites < 2 ? 'détruite' : 'détruites'}`,
	]);

/** What the folded part of the players holds. */
export function playerFacts(reglages: Reglages): string[] {
	const { faveur, honneurAttaquant, honneurDefenseur, destin } = reglages;
	const usual = initialState.reglages;
	const sameHonour = honneurAttaquant === usual.honneurAttaquant && honneurDefenseur === usual.honneurDefenseur;
	return kept([
		faveur !== 'disponible' && 'Faveur Impériale',
		!sameHonour && `honneur\u00a0${honneurAttaquant} et\u00a0${honneurDefenseur}`,
		destin > 0 && `destin\u00a0${destin}`,
		reglages.totalAttaquant !== 0 && `attaquant\u00a0${signed(reglages.totalAttaquant)}`,
		reglages.totalDefenseur !== 0 && `défenseur\u00a0${signed(reglages.totalDefenseur)}`,
	]);
}
