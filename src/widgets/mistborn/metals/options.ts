import { METALS, type Metal, NEEDS, type TrackedCard } from '../../../rules/mistborn/metals/at-once';
import { capital } from '../../shared/words';
import { type EffectSheet, effectId } from './state';
import { cardName, effectName, metalName } from './words';

type Option<Value extends string> = readonly [value: Value, label: string];

/** Choices of a metal of its own token, and of any metal, Atium included. */
export const metalOptions = METALS.map((metal) => [metal, metalName(metal)] as const);
export const needOptions = NEEDS.map((metal) => [metal, metalName(metal)] as const);

export const optionsOf = (metals: readonly Metal[]): readonly Option<Metal>[] =>
	metals.map((metal) => [metal, metalName(metal)]);

const PLACES = { hand: '', 'in-play': ' (jouée)', metal: ' (couchée)', discard: ' (défaussée)' } as const;

const label = (id: string) => capital(cardName(id).replace(/^la /, ''));

/** Cards to choose from, with where they are now. The one that is chosen stays even when it is not there, and says so. */
export function cardOptions(cards: readonly TrackedCard[], chosen: string | null): readonly Option<string>[] {
	const options = cards.map(({ card, place }) => [card.id, `${label(card.id)}${PLACES[place]}`] as const);
	if (chosen === null || cards.some(({ card }) => card.id === chosen)) return options;
	return [...options, [chosen, `${label(chosen)} (absente)`]];
}

/** Effects to choose from: of whom, and of which metal. The one that is chosen stays even when it is not there. */
export function effectOptions(effects: readonly EffectSheet[], chosen: string): readonly Option<string>[] {
	const option = (id: string, note: string) => [id, `${capital(effectName(id).slice(2))} (${note})`] as const;
	const options = effects.map(({ kind, metal }, at) =>
		option(effectId(at), `${kind === 'ally' ? 'Allié' : 'personnage'}, ${metalName(metal)}`),
	);
	return options.some(([id]) => id === chosen) ? options : [...options, option(chosen, 'absent')];
}
