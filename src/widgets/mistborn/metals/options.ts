import { BESOINS, METAUX, type Metal } from '../../../rules/mistborn/metals/metal';
import type { CarteSuivie } from '../../../rules/mistborn/metals/state';
import { capital } from '../../shared/words';
import { cardName, metalName } from './words';

type Option<Value extends string> = readonly [value: Value, label: string];

/** Choices of a metal of its own token, and of any metal, Atium included. */
export const metalOptions = METAUX.map((metal) => [metal, metalName(metal)] as const);
export const needOptions = BESOINS.map((metal) => [metal, metalName(metal)] as const);

export const optionsOf = (metaux: readonly Metal[]): readonly Option<Metal>[] =>
	metaux.map((metal) => [metal, metalName(metal)]);

const PLACES = { main: '', 'en-jeu': ' (jouée)', metal: ' (couchée)', defausse: ' (défaussée)' } as const;

const label = (id: string) => capital(cardName(id).replace(/^la /, ''));

/** Cards to choose from, with where they are now. The one that is chosen stays even when it is not there, and says so. */
export function cardOptions(cards: readonly CarteSuivie[], chosen: string | null): readonly Option<string>[] {
	const options = cards.map(({ carte, lieu }) => [carte.id, `${label(carte.id)}${PLACES[lieu]}`] as const);
	if (chosen === null || cards.some(({ carte }) => carte.id === chosen)) return options;
	return [...options, [chosen, `${label(chosen)} (absente)`]];
}
