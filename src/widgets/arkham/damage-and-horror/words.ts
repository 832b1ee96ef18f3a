import type { Affliction, IdCarte, Lot } from '../../../rules/arkham/damage-and-horror/situation';
import { capital, count, listed } from '../../shared/words';

export const nameOf = (card: IdCarte): string =>
	card === 'investigateur' ? 'votre investigateur' : `le soutien ${card + 1}`;

/** A name at the start of a sentence. */
export const Name = (card: IdCarte): string => capital(nameOf(card));

/** « de votre investigateur », « du soutien 1 ». */
export const ofName = (card: IdCarte): string =>
	card === 'investigateur' ? `de ${nameOf(card)}` : `du soutien ${card + 1}`;

/** « à votre investigateur », « au soutien 1 ». */
export const toName = (card: IdCarte): string =>
	card === 'investigateur' ? `à ${nameOf(card)}` : `au soutien ${card + 1}`;

/** « 1 dégât », « 3 horreurs ». */
export const amount = (affliction: Affliction, value: number): string =>
	count(value, affliction === 'degats' ? 'dégât' : 'horreur');

/** « 1 dégât direct », « 3 horreurs directes ». */
export const directAmount = (affliction: Affliction, value: number): string => {
	const direct = affliction === 'degats' ? 'direct' : 'directe';
	return `${amount(affliction, value)} ${value < 2 ? direct : `${direct}s`}`;
};

/** « 2 dégâts et 1 horreur »; « rien » without any. */
export const amounts = (lot: Lot): string => {
	const parts = (['degats', 'horreurs'] as const).filter((affliction) => lot[affliction] > 0);
	return listed(parts.map((affliction) => amount(affliction, lot[affliction]))) || 'rien';
};

/** « aucun dégât », « aucune horreur ». */
export const none = (affliction: Affliction): string => (affliction === 'degats' ? 'aucun dégât' : 'aucune horreur');

/** « pions Dégât », « pions Horreur ». */
export const tokens = (affliction: Affliction, value: number): string => {
	const kind = affliction === 'degats' ? 'Dégât' : 'Horreur';
	return count(value, `pion ${kind}`, `pions ${kind}`);
};

/** What the affliction counts against. */
export const valueName = (affliction: Affliction): string => (affliction === 'degats' ? 'vie' : 'santé mentale');

/** « 2 dégâts pour 3 de vie ». */
export const against = (affliction: Affliction, value: number, limit: number): string =>
	`${amount(affliction, value)} pour ${limit} de ${valueName(affliction)}`;

export const traumaName = (affliction: Affliction): string => (affliction === 'degats' ? 'physique' : 'mental');

/** « 1 traumatisme physique », « 3 traumatismes mentaux ». */
export const traumas = (affliction: Affliction, value: number): string =>
	affliction === 'degats'
		? count(value, 'traumatisme physique', 'traumatismes physiques')
		: count(value, 'traumatisme mental', 'traumatismes mentaux');
