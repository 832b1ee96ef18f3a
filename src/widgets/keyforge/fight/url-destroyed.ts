import type { EffectEvent } from '../../../rules/keyforge/fight';
import { isEmpty, quote, readFields, tellStray, writeFields } from '../../shared/fields';
import { isPlace, newcomers, type Place } from './place';
import { type DestroyedAbility, MAX_EFFECTS, type Sheet } from './state';
import { isEffect } from './url-effects';
import { readEvent, writeEvent } from './url-event';

/** What “Destroyed:” abilities do: each effect after the creature that has it, in the order in which they resolve. */
const DESTROYED = 'detruit';

/** `detruit=d.degats.a.2_d.soigner.dd_a.detruire.d`: the ability of the creature that is named first resolves first. */
export function readDestroyed(
	query: URLSearchParams,
	sheets: Partial<Record<Place, Sheet>>,
	notice: (text: string) => void,
): readonly DestroyedAbility[] {
	const text = query.get(DESTROYED) ?? '';
	if (isEmpty(text)) notice(`${quote(`${DESTROYED}=${text}`)} est vide : aucune capacité « Détruit : » n’agit.`);
	tellStray(text, notice);
	const abilities = new Map<Place, EffectEvent[]>();
	for (const { name: bearer, values, raw } of readFields(text)) {
		const [name = '', ...rest] = values;
		const effect = readEvent({ name, values: rest, raw });
		const known = abilities.get(bearer as Place) ?? [];
		if (newcomers.some((place) => place === bearer))
			notice(`${quote(raw)} : ici, une créature qui entre en jeu n’a pas de capacité « Détruit : » ; c’est ignoré.`);
		else if (!isPlace(bearer) || !sheets[bearer]) notice(`${quote(raw)} : cette créature n’est pas là ; c’est ignoré.`);
		else if (!isEffect(effect)) notice(`${quote(raw)} n’est pas un effet connu : il est ignoré.`);
		else if (known.length >= MAX_EFFECTS)
			notice(`« ${DESTROYED} » : ${MAX_EFFECTS} effets par créature, pas davantage.`);
		else abilities.set(bearer, [...known, effect]);
	}
	return [...abilities].map(([bearer, effects]) => ({ bearer, effects }));
}

export const writeDestroyed = (abilities: readonly DestroyedAbility[]): string =>
	writeFields(abilities.flatMap(({ bearer, effects }) => effects.map((effect) => [bearer, ...writeEvent(effect)])));
