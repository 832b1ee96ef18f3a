import type { Affliction, CardId, Harm } from '../../../rules/arkham/damage-and-horror';
import { capital, count, listed } from '../../shared/words';

export const nameOf = (card: CardId): string =>
	card === 'investigator' ? 'votre investigateur' : `le soutien ${card + 1}`;

/** A name at the start of a sentence. */
export const capitalName = (card: CardId): string => capital(nameOf(card));

/** « de votre investigateur », « du soutien 1 ». */
export const ofName = (card: CardId): string =>
	card === 'investigator' ? `de ${nameOf(card)}` : `du soutien ${card + 1}`;

/** « à votre investigateur », « au soutien 1 ». */
export const toName = (card: CardId): string =>
	card === 'investigator' ? `à ${nameOf(card)}` : `au soutien ${card + 1}`;

/** « 1 dégât », « 3 horreurs ». */
export const amount = (affliction: Affliction, value: number): string =>
	count(value, affliction === 'damage' ? 'dégât' : 'horreur');

/** « 1 dégât direct », « 3 horreurs directes ». */
export const directAmount = (affliction: Affliction, value: number): string => {
	const direct = affliction === 'damage' ? 'direct' : 'directe';
	return `${amount(affliction, value)} ${value < 2 ? direct : `${direct}s`}`;
};

/** « 2 dégâts et 1 horreur »; « rien » without any. */
export const amounts = (harm: Harm): string => {
	const parts = (['damage', 'horror'] as const).filter((affliction) => harm[affliction] > 0);
	return listed(parts.map((affliction) => amount(affliction, harm[affliction]))) || 'rien';
};

/** « aucun dégât », « aucune horreur ». */
export const none = (affliction: Affliction): string => (affliction === 'damage' ? 'aucun dégât' : 'aucune horreur');

/** « pions Dégât », « pions Horreur ». */
export const tokens = (affliction: Affliction, value: number): string => {
	const kind = affliction === 'damage' ? 'Dégât' : 'Horreur';
	return count(value, `pion ${kind}`, `pions ${kind}`);
};

/** What the affliction counts against. */
export const valueName = (affliction: Affliction): string => (affliction === 'damage' ? 'vie' : 'santé mentale');

/** « 2 dégâts pour 3 de vie ». */
export const against = (affliction: Affliction, value: number, limit: number): string =>
	`${amount(affliction, value)} pour ${limit} de ${valueName(affliction)}`;

export const traumaName = (affliction: Affliction): string => (affliction === 'damage' ? 'physique' : 'mental');

/** « 1 traumatisme physique », « 3 traumatismes mentaux ». */
export const traumas = (affliction: Affliction, value: number): string =>
	affliction === 'damage'
		? count(value, 'traumatisme physique', 'traumatismes physiques')
		: count(value, 'traumatisme mental', 'traumatismes mentaux');
